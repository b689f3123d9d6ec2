import type { ServiceArea } from '../places/geo.ts';

/** What the server tells the web app about itself, inside index.html. */
export type AppConfig = {
  productSlug: string;
  brandName: string;
  /** What the welcome coupon is called. */
  bonusBrand: string;
  /** Set only where the demo inbox exists. */
  demoInboxPath: string | null;
  serviceArea: ServiceArea;
};

export const APP_CONFIG_ELEMENT_ID = 'app-config';
/** Stands in index.html until the server puts the JSON there. */
export const APP_CONFIG_PLACEHOLDER = '__APP_CONFIG__';
