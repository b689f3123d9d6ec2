import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { Pictures } from '../../lib/pictures.ts';
import type { DealPictures } from '../../lib/store-summary.ts';
import type { FirstDeals } from '../counter/setup/first-deals.ts';
import type { Roles } from '../counter/roles.service.ts';
import { createDealSettings } from './deal-setting.ts';
import { storeDealsRoutes } from './store-deals.routes.ts';
import { createStoreDeals } from './store-deals.service.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  roles: Roles;
  firstDeals: FirstDeals;
  pictures: DealPictures;
  drawnPictures: Pictures;
  uploadedName(address: string): string | null;
};

/** Deals that owners make, change and end. */
export function createStoreDealsFeature({ roles, ...deps }: Dependencies) {
  const { drawnPictures } = deps;
  const isDrawn = (address: string) => drawnPictures.draw(address) !== undefined;
  const storeDeals = createStoreDeals({ ...deps, isDrawn });
  const dealSetting = createDealSettings(deps);
  const plugin = storeDealsRoutes({ roles, storeDeals, dealSetting });
  return {
    publishDeal: storeDeals.publishDeal,
    routes: [{ prefix: `${API_PREFIX}/counter`, plugin }],
  };
}
