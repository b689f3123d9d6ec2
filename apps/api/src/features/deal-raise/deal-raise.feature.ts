import type { ServiceArea } from '@baeon/contracts/places/geo';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { OwnSiteOf } from '../../lib/own-site.ts';
import type { ProductImage } from '../../lib/to-product.ts';
import { dealRaiseRoutes } from './deal-raise.routes.ts';
import { createDealRaising } from './deal-raise.service.ts';

type Dependencies = {
  config: { serviceArea: ServiceArea };
  db: Db;
  clock: Clock;
  productImage: ProductImage;
  ownSite: OwnSiteOf;
};

export function createDealRaiseFeature({ config, db, clock, productImage, ownSite }: Dependencies) {
  const { serviceArea } = config;
  const dealRaising = createDealRaising({ db, clock, serviceArea, image: productImage });
  return { routes: [{ prefix: API_PREFIX, plugin: dealRaiseRoutes({ dealRaising, ownSite }) }] };
}
