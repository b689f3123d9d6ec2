import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const storesHonourTexts = defineTexts('storesHonour', {
  title: 'How stores honour coupons',
  hint: 'Those that refuse most come first.',
  empty: 'No store has been shown a coupon yet.',
  trouble: 'The stores could not be loaded',
  more: 'Show more',
  honoured: (honoured: string, shown: string) => `${honoured} of ${shown} taken`,
  last: (day: string) => `last on ${day}`,
  sinks: 'Its deals come last',
  open: 'Open',
});
