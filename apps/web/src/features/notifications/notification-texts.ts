import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const notificationTexts = defineTexts('notifications', {
  kinds: {
    ending_coupon: 'Your coupon is about to end',
    new_deal: 'New deal at a shop you follow',
    saved_ending: 'A deal you saved ends soon',
    saved_low: 'A deal you saved is almost gone',
    pass_received: 'A coupon for you',
    pass_taken: 'Your coupon was taken',
    referral_bonus: 'Your friend joined: your bonus is here',
    coupon_used: 'A store took your coupon',
    coupon_back: 'Undone: your coupon is yours again',
    waitlist_held: 'One is held for you',
    waitlist_ended: 'A deal you waited for has ended',
    approved: 'Approved',
    sent_back: 'Something is missing still',
  },
  at: (title: string, store: string) => `${title} at ${store}`,
  justNow: 'Just now',
  over: 'Over',
  until: (time: string) => `Until ${time}`,
  unread: 'Unread',
  readAll: 'Mark all read',
  notLoaded: 'Your notifications could not be loaded',
  none: 'Nothing new',
  noneHint:
    'Here you read of coupons about to end, new deals of shops you follow and deals you saved.',
  choose: 'Choose what you hear of',
});
