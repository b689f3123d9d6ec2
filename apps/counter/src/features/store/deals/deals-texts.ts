import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const storeDealsTexts = defineTexts('storeDeals', {
  title: 'Deals',
  empty: 'No deal runs at this store.',
  left: (left: string, total: string) => `${left} of ${total} left`,
  dates: (from: string, to: string) => `${from} to ${to}`,
  bill: (amount: string) => `bills from ${amount}`,
  offline: (count: number) => `${count} offline per till`,
  neverOffline: 'not offline',
  pausedSince: (when: string) => `Paused since ${when}`,
  ofOthers: 'It also runs at stores of other owners: only who owns all of them can change it.',
  pause: 'Pause',
  pauseTitle: (deal: string) => `Pause ${deal}?`,
  pauseText:
    'Nobody finds or gets it, and tills refuse its coupons, until you resume it. Coupons that people hold stay good.',
  resume: 'Resume',
  resumeTitle: (deal: string) => `Resume ${deal}?`,
  resumeText: 'People find and get it again, and tills take its coupons.',
  limit: 'Offline limit',
  limitTitle: (deal: string) => `Offline limit of ${deal}`,
  limitText:
    'How many of them one till may take while it has no connection. A coupon that is shown at two such tills is taken twice.',
  perTill: 'Coupons per till',
  limitHint: (most: number) => `0 is never, ${most} is the most`,
  limitWrong: (most: number) => `A whole number from 0 to ${most}, please.`,
  save: 'Save',
});
