import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const dealsTexts = defineTexts('deals', {
  share: 'Share this deal',

  home: {
    active: 'Your Active Coupons',
    noneActive: 'No Active Coupons',
    code: 'Coupon code',
    openCoupon: 'Open coupon',

    search: { label: 'Search deals', go: 'Search' },
    categories: 'Categories',
    all: 'All Deals',

    near: 'Coupons Near You',
    found: (count: number, wanted: string) => `${digitsText(count)} found for “${wanted}”`,
    resultsFor: (meant: string) => `Showing results for “${meant}”`,
    didYouMean: (meant: string) => `Did you mean “${meant}”?`,
    foundSome: (count: number) => `${digitsText(count)} found`,
    end: 'That is all near you',
    changePlace: 'Change place',
    refine: {
      button: 'Sort & filter',
      buttonWith: (count: number) => `Sort & filter, ${count} on`,
      sortBy: 'Sort by',
      sorts: {
        distance: 'Nearest',
        ending: 'Ending soon',
        saving: 'Biggest saving',
        rating: 'Best rated',
        new: 'New',
        you: 'For you',
      },
      distance: 'Distance',
      km: (km: number) => `Within ${km} km`,
      only: 'Only show',
      open: 'Open now',
      followed: 'Shops you follow',
      show: 'Show deals',
      clear: 'Clear filters',
      remove: (what: string) => `Remove ${what}`,
      nothing: 'Nothing fits these filters',
      nothingHint: 'Try fewer of them, or a longer distance.',
    },
    nothing: {
      title: 'No Coupons Available',
      text: 'There are no coupons available in your area at the moment',
      refresh: 'Refresh',
      showAll: 'Show all deals',
    },

    get: 'Get deal',
    getThis: 'Get this deal',
    yours: 'Yours',
    /** It has been sent for, and the connection is away. */
    waiting: 'No connection. You get it as soon as there is one.',

    raise: {
      title: 'Deal Raise',
      served: (brand: string) => `Let ${brand} bargain for you.`,
      notServed: 'This service is not available at your location.',
      myDeals: 'See my deals',
      bargain: 'Bargain',
      comingSoon: 'Coming Soon',
    },
  },

  list: {
    fetchFailed: 'Failed to fetch coupons',
    notLoaded: 'The offers could not be loaded',
    none: 'No offers available',
    noneHint: 'New ones come in every day. Please look in again.',
    noneFound: (wanted: string) => `We found nothing for “${wanted}” around this place.`,

    ofStore: {
      title: 'Offers',
      notLoaded: 'The offers could not be loaded.',
      none: 'No offers available. Follow this store to hear of the next one.',
    },
  },

  detail: {
    get: 'Get this deal',
    /** It has been sent for, and the connection is away. */
    waiting: 'No connection. We get this deal for you as soon as it is back.',
    unsettled:
      'There was no connection. Tap again once you are online: you get this deal only once.',
    showCoupon: 'Show my coupon',
    seeOthers: 'See other offers',

    notices: {
      yours: 'This deal is yours',
      yoursHint: 'Show the code of your coupon at the store. We sent it to your number, too.',
      soldOut: 'Sold out',
      soldOutHint: 'All of these deals are gone. There may be something as good nearby.',
      paused: 'Paused',
      pausedHint: 'The store has paused this deal for a while. Look again later.',
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
  },
});
