import type { ServiceArea } from '../places/geo.ts';

/** The address of each picture of a map, with {z}, {x} and {y} in it, and whom it is by. */
export type MapTiles = { url: string; attribution: string };

/** What the server tells the web app about itself, inside index.html. */
export type AppConfig = {
  productSlug: string;
  brandName: string;
  /** What the welcome coupon is called. */
  bonusBrand: string;
  /** Set only where the demo inbox exists. */
  demoInboxPath: string | null;
  /** Whether bringing a friend along gives both a bonus. */
  hasReferral: boolean;
  serviceArea: ServiceArea;
  /** The pictures under the map; null: a quiet one of our own, which needs no network. */
  mapTiles: MapTiles | null;
};

export const APP_CONFIG_ELEMENT_ID = 'app-config';
/** Stands in index.html until the server puts the JSON there. */
export const APP_CONFIG_PLACEHOLDER = '__APP_CONFIG__';
