import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const storeTexts = defineTexts('stores', {
  tryAgain: 'Try again',
  follow: 'Follow',
  followed: '✓ Followed',
  logInToFollow: (name: string) => `Please log in to follow ${name}`,
  distance: (km: string) => `${km} km`,
  found: (count: number) => `${count} found`,
  noNameContains: (text: string) => `None of their names contains “${text}”.`,

  searchBusinesses: 'Search businesses',
  noBusinesses: 'No businesses found',
  showAllBusinesses: 'Show all businesses',
  invalidList: 'The list did not arrive as it should.',
  nothingToFollow: 'There is nothing to follow near you yet. The coupons are waiting all the same.',
  selected: (count: number) => `${count} selected`,
  viewCoupons: 'View Coupons',

  yourShopsNotLoaded: 'Your shops could not be loaded',
  noFollowed: 'You follow no shops yet',
  followedGoHere: 'The shops that you follow will be listed here.',
  findShops: 'Find shops near you',
  backToYourShops: 'Back to your shops',
  nearby: 'Shops near you',
  nearbyNotLoaded: 'The shops near you could not be loaded',
  noShops: 'No shops found',
  noneNearPlace: 'There is nothing to follow near your saved location yet.',
  searchShops: 'Search shops',

  directions: 'Get Directions',
  call: 'Call',
  share: 'Share this store',

  about: 'About',
  name: 'Store name',
  address: 'Address',
  city: 'City',
  state: 'State',
  pincode: 'Pincode',

  openingHours: 'Opening hours',
  today: 'Today',
  open: 'Open now',
  closed: 'Closed',
  neverCloses: 'never closes',
  closes: (moment: string) => `closes ${moment}`,
  opens: (moment: string) => `opens ${moment}`,
  wholeDay: 'Open 24 hours',

  showQr: 'Show QR code',
  qr: 'QR code',
  qrLeadsTo: (name: string) => `the offers of ${name}`,
  scanQr: (name: string) => `Scan to see the offers of ${name}`,
  qrLink: 'Link',
  print: 'Print',
  qrNotLoaded: 'The QR code could not be loaded',
  checkConnection: 'Check your connection and try again.',
});

export type StoreTexts = (typeof storeTexts)['english'];
