/** Page sizes: how many entries a page of each list has unless somebody asks for fewer or more. */
export const NEARBY_PAGE_SIZE = 50;
export const OFFERS_PAGE_SIZE = 24;
export const STORES_PAGE_SIZE = 24;
/** The most that may be asked for, of lists that say nothing else. */
export const MAX_PAGE_SIZE = 100;
/** Of what somebody holds; people with more than this turn pages. */
export const COUPONS_PAGE_SIZE = 500;
export const RAISED_DEALS_PAGE_SIZE = 50;
export const PRODUCTS_PAGE_SIZE = 20;
export const MAX_PRODUCTS_PAGE_SIZE = 50;
