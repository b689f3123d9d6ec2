import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const figuresTexts = defineTexts('figures', {
  title: 'Figures',
  hint: 'Seen is in a list, opened is by itself. Today is not over yet.',
  trouble: 'The figures could not be loaded',
  span: 'How far back',
  days: (count: number) => `${count} days`,
  day: 'Day',
  count: 'How many',
  figures: {
    seen: 'Seen',
    opened: 'Opened',
    claimed: 'Claimed',
    redeemed: 'Redeemed',
    refused: 'Not taken',
    saving_rupees: 'Savings given',
  },
  unknown: (count: string) =>
    `Savings leave out ${count} redeemed, of which nobody can know: their bill was not entered.`,
  empty: 'Nothing in these days',
  emptyText: 'As soon as somebody sees one of your deals, it is counted here.',
  byDeal: 'By deal',
  deal: 'Deal',
  allDeals: 'All figures as a table',
  stores: (count: number) =>
    `Runs at ${count} stores: seen, opened and claimed are of all of them.`,
  download: 'Take it as a spreadsheet (CSV)',
});
