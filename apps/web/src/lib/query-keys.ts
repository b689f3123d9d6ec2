/** Names of what is cached, for features that have to tell each other that something changed. */
export const queryKeys = {
  profile: ['profile'],
  interests: ['interests'],
  nearbyBusinesses: ['nearby-businesses'],
  followed: ['followed'],
  store: (id: string) => ['store', id],
  storeDirectory: (of: string) => ['store-directory', of],
  categories: ['store-categories'],
  /** Every list and page of deals begins with this: what is left of one changes in all of them. */
  deals: ['deals'],
  nearbyDeals: (at: string, asked: string) => ['deals', 'nearby', at, asked],
  dealList: (of: string) => ['deals', 'list', of],
  storeDeals: (storeId: string) => ['deals', 'store', storeId],
  deal: (campaignId: string) => ['deals', 'one', campaignId],
  /** What is suggested to whoever searches deals. */
  allSuggestions: ['suggestions'],
  suggestions: (text: string, of: string) => ['suggestions', text, of],
  /** What this person holds. */
  coupons: ['coupons'],
  couponList: ['coupons', 'list'],
  coupon: (id: string) => ['coupons', 'one', id],
  passesToMe: ['coupons', 'passes'],
  passByToken: (token: string) => ['pass', token],
  textPage: (name: string, language: string) => ['text-page', name, language],
  wishlist: ['wishlist'],
  saved: ['saved'],
  savedIds: ['saved', 'ids'],
  savedList: ['saved', 'list'],
  raisedDeals: ['raised-deals'],
  nearestPlace: (at: string) => ['nearest-place', at],
  places: (query: string, kind: string) => ['places', kind, query],
} as const;
