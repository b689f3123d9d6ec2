import { readerLocale } from '@baeon/ui/lib/format/reader-locale.ts';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const couponTexts = defineTexts('coupons', {
  coupon: 'Coupon',
  code: 'Coupon code',
  open: 'Open coupon',
  mine: 'My Coupon',
  checkOffers: 'Check offers',
  aboutOffer: 'About this offer',
  onOffer: 'On offer to a friend',
  listNotLoaded: 'Your coupons could not be loaded',
  notLoaded: 'This coupon could not be loaded',
  /** Begins the sentence that the title of the coupon ends. */
  gives: (from: string | null) => `${from ?? 'A friend'} gives you`,

  /** `ago` is '5 minutes ago', `moment` the exact time. */
  refreshed: (ago: string, moment: string) => `Last refreshed ${ago} (${moment})`,
  justNow: 'just now',
  undo: 'Undo',
  claimUnsettled:
    'We could not reach the server. Please tap again once you are online: you get this deal only once.',

  wallet: {
    all: 'Your coupons',
    gift: 'Gift',
    fromFriend: 'From a friend',
    none: 'No Coupons Available',
    noneHint: 'You have no coupons, visit your nearest store and claim one',
    fromFriends: 'From your friends',
    accept: 'Accept',
    /** After how it stands: 'Used on 15 Nov 2026'. */
    on: (date: string) => `on ${date}`,
  },

  held: {
    directions: 'Get Directions',
    notTaken: 'They did not take it',
    usedOn: (moment: string) => `Used on ${moment}`,
    expiredOn: (date: string) => `Expired on ${date}`,
    notHere: 'This coupon is no longer with you',
    notHereHint: 'You passed it on and it was accepted, or it never was yours.',
    logInFirst: 'Please log in to see your coupon',
    logInHint: 'Use the number that it was sent to.',
    logIn: 'Log in',
  },

  calendar: {
    add: 'Add to calendar',
    saved: 'Open the file from your downloads to put it in your calendar',
    title: (title: string, store: string) => `Last day: ${title} at ${store}`,
    description: (code: string, title: string, address: string) =>
      `${title}\nCoupon code: ${code}\n${address}`,
    reminder: (title: string) => `Your coupon is about to end: ${title}`,
  },

  about: {
    title: 'About',
    anyStore: 'You can use it at any store.',
    store: 'Store name',
    city: 'City',
    state: 'State',
    pincode: 'Pincode',
  },

  bonus: {
    ready: 'Your coupon is now ready to use!',
    used: 'You have used your bonus. We hope you enjoyed it.',
    expired: 'Your bonus has expired.',
    about: 'About this coupon',
    none: 'There is no bonus coupon here',
    noneHint:
      'Everybody gets one, when they have told us about themselves. Perhaps you passed yours on.',
    notLoaded: 'Your bonus could not be loaded',
  },

  byCode: {
    notYours: 'This coupon is not among yours.',
    notYoursHint: 'Whoever holds it shows it in the store.',
    open: 'Open the coupon',
  },

  give: {
    title: 'Give to a friend',
    hint: 'It stays yours until your friend accepts it. Until then you can take it back.',
    number: "Friend's mobile number",
    send: 'Send by SMS',
    or: 'or',
    shareLink: 'Share a one-time link',
    linkShownOnce:
      'Links are shown only once. You can have a new one; the one before stops working.',
    newLink: 'Make a new link',
  },

  link: {
    label: 'Link',
    ready: 'Your link is ready. The first to open it and accept has the coupon.',
    sending: (number: string) =>
      `We are sending a message to ${number}. You can also send this link yourself; it works for that number only.`,
    share: 'Share the link',
    done: 'Done',
    /** Goes along with it to a friend. */
    message: (title: string, store: string) => `A coupon for you: ${title} at ${store}`,
  },

  pass: {
    byLink: 'Offered by a link',
    toNumber: (number: string) => `Offered to ${number}`,
    /** After either of them. */
    until: (moment: string) => `until ${moment}; it stays yours until they accept.`,
    takeBack: 'Take it back',
    shareAgain: 'Share again',
  },

  passed: {
    accept: 'Accept coupon',
    until: (moment: string) => `You can accept it until ${moment}.`,
    acceptedHint: 'You find it under My Coupon whenever you need it.',
    ownHint:
      'This is the link that you made. Send it to a friend, and they can accept the coupon here.',
    goneHint: 'Its time has run out, it was taken back, or it has been accepted already.',
    seeOffers: 'See the offers',
  },
});

/** '15 Nov 2026, 12:00 pm', by the reader's own clock. */
export function momentText(moment: string): string {
  return new Date(moment).toLocaleString(readerLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
