import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const savedTexts = defineTexts('saved', {
  saved: 'Saved for later',
  removed: 'Removed from saved deals',
  undo: 'Undo',
  logIn: 'Log in to save this deal',
  notLoaded: 'Your saved deals could not be loaded',
  none: 'No saved deals yet',
  noneHint: 'Tap the heart on a deal to keep it here until you need it.',
  find: 'Find deals',
  ended: 'This deal is over.',
  soldOut: 'All of these are gone.',
  others: (store: string) => `More from ${store}`,
  yours: 'You have this coupon.',
  more: 'Show more',
});
