import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const screenTexts = defineTexts('screens', {
  titles: {
    interest: 'Tell us about yourself',
    getLocation: 'Area and city',
    getBusiness: 'Discover Local Businesses',
    explore: 'Explore',
    deals: 'Deals',
    deal: 'Deal',
    scanner: 'QR scanner',
    offers: 'Offers',
    offersAt: (store: string) => `Offers at ${store}`,
    store: 'Store',
    stores: 'Stores',
    passed: 'A coupon for you',
    myCoupon: 'My Coupon',
    wishlist: 'My Wishlist',
    saved: 'Saved deals',
    notifications: 'Notifications',
    myDeals: 'My Deals',
    myDeal: 'My Deal',
    profile: 'Profile',
    account: 'Account',
  },
  login: {
    panel: 'Your mobile number is all it takes. You stay on this screen.',
    toContinue: 'Please login to continue',
    toAccept: 'Please log in to accept this coupon',
  },
  onboarding: {
    progress: 'Progress',
    steps: ['About you', 'Location', 'Businesses'],
    stepOf: (step: number, all: number) => `Step ${step} of ${all}: `,
    done: ', done',
    location: 'Tell us where you are, and we show you the shops around you.',
    goOn: 'Continue',
    later: 'Later',
    /** On the deals home of whoever put the rest off. */
    card: {
      heading: (bonus: string) => `Your ${bonus} is waiting`,
      left: (count: number, steps: string) =>
        count === 1 ? `1 step left: ${steps}` : `${count} steps left: ${steps}`,
      action: 'Finish setting up',
    },
  },
  deal: {
    notLoaded: 'This deal could not be loaded',
    gone: 'This deal is no longer here',
    whyGone: 'The store took it back, or the link is not complete.',
    setUp: {
      heading: 'There is more for you nearby',
      text: 'Tell us a little about yourself, and see the deals around you. Your coupon is safe.',
      action: 'Finish setting up',
    },
  },
  offers: {
    logIn: { link: 'Log in', rest: 'to get deals and keep your coupons' },
    backToHome: 'Back to home',
    some: 'See the offers',
    all: 'See all offers',
  },
  store: {
    notLoaded: 'This store could not be loaded',
    gone: 'This store is no longer here',
    whyGone: 'It may have moved or closed. There is more to find nearby.',
  },
  explore: { newChat: 'New chat' },
  profile: {
    account: 'Account',
    accountHolds: 'Interests, location, shops and your data',
    logOut: 'Logout',
  },
  sheets: {
    interests: 'Your interests',
    location: 'Your location',
    followed: 'Followed shops',
    notifications: 'Notifications',
    language: 'Language',
    theme: 'Appearance',
    invite: 'Invite a friend',
    delete: 'Delete my account',
  },
});
