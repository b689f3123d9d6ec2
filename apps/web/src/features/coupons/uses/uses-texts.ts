import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const usesTexts = defineTexts('uses', {
  usedNow: (store: string) => `Used just now at ${store}`,
  used: (moment: string, store: string) => `Used on ${moment} at ${store}`,
  undone: (store: string) => `Undone at ${store}: your coupon is yours again`,
  allGood: 'All good?',
  yes: 'Yes',
  ok: 'OK',
  notTaken: 'They did not take it',

  report: {
    intro:
      'Your coupon stays as it is. The store can answer you, and others see how often it refuses.',
    reason: 'What did they say?',
    words: 'Anything else? (not shown to others)',
    wordsNeeded: 'What happened? (not shown to others)',
    send: 'Tell us',
    share: 'I am at the store',
    shareHint: 'We look once at where you are, and do not keep it.',
    sent: 'Thank you for telling us.',
    told: (store: string, date: string) => `You told us on ${date} about ${store}.`,
    noReply: 'The store has not answered yet.',
    reply: (store: string) => `${store} answers:`,
    notLoaded: 'This could not be loaded',
  },
});
