/** What load data is known by, in a store's place id and a campaign's external id. */
export const LOAD_PREFIX = 'load:';

/** What campaigns and products of the demo are known by; no shop sells the latter. */
export const DEMO_CAMPAIGN_PREFIX = 'demo:';
export const DEMO_PRODUCT_PREFIX = 'demo-';

/** What is ours comes and goes by itself; no import of others may name anything so. */
export const OWN_PREFIXES = {
  campaigns: [DEMO_CAMPAIGN_PREFIX, LOAD_PREFIX],
  products: [DEMO_PRODUCT_PREFIX, LOAD_PREFIX],
} as const;
