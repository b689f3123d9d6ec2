import { digitsText } from '../../lib/digits-text.ts';
import { defineTexts } from '../../lib/texts.ts';

export const dealsTexts = defineTexts('deals', {
  active: 'Your Active Coupons',
  noneActive: 'No Active Coupons',
  code: 'Coupon code',
  openCoupon: 'Open coupon',

  search: { label: 'Search deals', go: 'Search' },
  categories: 'Categories',
  all: 'All Deals',

  near: 'Coupons Near You',
  locate: 'Use my location',
  setLocation: 'Set your location',
  found: (count: number, wanted: string) => `${digitsText(count)} found for “${wanted}”`,
  lookFurther: 'Look further away',
  nothing: {
    title: 'No Coupons Available',
    text: 'There are no coupons available in your area at the moment',
    textFor: (wanted: string) =>
      `There are no coupons available in your area at the moment for “${wanted}”`,
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
});
