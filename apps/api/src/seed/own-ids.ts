/** What load data is known by, in a store's place id and a campaign's external id. */
export const LOAD_PREFIX = 'load:';

/** What products of the demo are known by; no shop sells them. */
export const DEMO_PRODUCT_PREFIX = 'demo-';

/** What is ours comes and goes by itself; no import of others may name anything so. */
export const OWN_PREFIXES = {
  campaigns: ['demo:', LOAD_PREFIX],
  products: [DEMO_PRODUCT_PREFIX, LOAD_PREFIX],
} as const;
