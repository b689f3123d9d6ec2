import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const offlineTexts = defineTexts('offline', {
  refusals: {
    unreadable: 'That is no code of ours.',
    forged: 'This code is not genuine.',
    stale: 'This code is an old one, perhaps a picture. Ask them to open the app.',
    ahead: 'This code is ahead of time: a clock is wrong. Ask them to open the app again.',
    tooOld: 'This code has run out. Ask them to open the app where their phone has a connection.',
    notHere: 'This coupon cannot be used at this store.',
    paused: 'The store has paused this deal. The coupon stays good.',
    takenBack: 'This coupon was used already, or passed on.',
    takenHere: (when: string) => `This coupon was taken here already: ${when}.`,
    bill: 'The bill is too small for this coupon.',
    unknown: 'This coupon needs a connection.',
    limit: 'This coupon needs a connection: no more of this deal can be taken without one.',
    cannotKeep: 'This coupon needs a connection: this phone cannot keep what it takes.',
  },
  undoTooLate: 'A till can undo for ten minutes. The owner of the store can still do it.',
  waiting: (count: number) => `${count} waiting`,
  notCounted:
    'Taken without a connection. They are sent as soon as there is one, and counted then.',
  elsewhere: (count: number, store: string) =>
    count === 1
      ? `1 coupon of ${store} is not sent yet. It is sent once this phone is a till there again.`
      : `${count} coupons of ${store} are not sent yet. They are sent once this phone is a till there again.`,
  conflicts: (count: number) =>
    count === 1
      ? '1 coupon is a conflict. The owner sees it.'
      : `${count} coupons are conflicts. The owner sees them.`,
  marks: { waiting: 'Waiting', told: 'Sent', conflict: 'Conflict', unreadable: 'Not readable' },
  show: 'Show',
  seen: 'Remove from this list',
});
