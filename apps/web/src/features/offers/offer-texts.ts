import { defineTexts } from '../../lib/texts.ts';

export const offerTexts = defineTexts('offers', {
  fetchFailed: 'Failed to fetch coupons',
  notLoaded: 'The offers could not be loaded',
  none: 'No offers available',
  noneHint: 'New ones come in every day. Please look in again.',

  ofStore: {
    title: 'Offers',
    notLoaded: 'The offers could not be loaded.',
    none: 'No offers available. Follow this store to hear of the next one.',
  },

  get: 'Get this deal',
  /** It has been sent for, and the connection is away. */
  waiting: 'No connection. We get this deal for you as soon as it is back.',
  unsettled: 'There was no connection. Tap again once you are online: you get this deal only once.',
  showCoupon: 'Show my coupon',
  seeOthers: 'See other offers',

  notices: {
    yours: 'This deal is yours',
    yoursHint: 'Show the code of your coupon at the store. We sent it to your number, too.',
    soldOut: 'Sold out',
    soldOutHint: 'All of these deals are gone. There may be something as good nearby.',
    ended: 'This deal has ended',
    endedHint: 'It can no longer be had. There may be something as good nearby.',
    notYet: 'Not yet',
    notYetHint: (date: string) => `You can get this deal from ${date} on.`,
  },

  stores: {
    title: 'Where you can use it',
    showAll: (count: number) => `Show all ${count} stores`,
    directionsTo: (store: string) => `Get Directions to ${store}`,
  },
});
