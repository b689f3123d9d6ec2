import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const pushScreenTexts = defineTexts('push', {
  notLoaded: 'Your choices could not be loaded',
  notSaved: (reason: string) => `Your choice could not be saved. ${reason}`,

  device: {
    label: 'Notifications on this device',
    hint: 'New deals of shops that you follow, coupons and saved deals before they end, and what friends give you.',
    elsewhere: (count: number) =>
      count === 1 ? 'They are on for one other device.' : `They are on for ${count} other devices.`,
    blocked: (browser: string) =>
      `Notifications of this site are blocked in ${browser}. Open the settings of this site, by the icon beside the address, allow notifications there, and come back.`,
    'install-first':
      'On an iPhone or iPad they work once the app is on your Home Screen: tap Share, then “Add to Home Screen”, and open it from there.',
    unsupported:
      'This browser cannot show notifications. You can put a coupon’s last day in your calendar instead.',
  },

  failures: {
    blocked: 'Your browser does not allow notifications of this site.',
    undecided: 'You have not allowed notifications yet. You can do so whenever you like.',
    unavailable: 'Notifications could not be turned on. Please try again later.',
  },

  topics: {
    title: 'What you hear of',
    new_deals: 'New deals from followed shops',
    ending_coupons: 'Coupons about to end',
    saved_deals: 'Saved deals about to end or sell out',
    waitlists: 'Sold-out deals that you wait for',
    passes: 'Coupons from and to friends',
    used_coupons: 'When a store takes your coupon',
    offers: 'Offers for deals that you raised',
    bargains: 'What people near your store want, and your offers to them',
  },

  quiet: {
    title: 'Quiet hours',
    from: 'From',
    until: 'Until',
    hint: 'What comes up in these hours is sent when they are over. Only the use of your coupon and one that is held for you are told at once.',
    none: 'No quiet hours: news may come at any time.',
    hour: 'Hour',
  },

  offer: {
    new_deals: {
      title: 'Hear of new deals?',
      text: 'We tell you when a shop that you follow has a new deal.',
      yes: 'Tell me',
      done: 'You will hear of new deals.',
    },
    ending_coupons: {
      title: 'Remind me before it ends',
      text: 'We tell you a day before a coupon ends.',
      yes: 'Remind me',
      done: 'You will be reminded before your coupons end.',
    },
    waitlists: {
      title: 'Hear of it at once?',
      text: 'One that comes back is held for a few minutes. We tell you on this device.',
      yes: 'Tell me here',
      done: 'You will hear of it on this device.',
    },
    later: 'Not now',
    change: 'You can change this in your account.',
  },
});
