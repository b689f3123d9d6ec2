import type { ServiceArea } from '@baeon/contracts/places/geo';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { OwnSiteOf } from '../../lib/own-site.ts';
import type { ProductImage } from '../../lib/to-product.ts';
import type { Roles } from '../counter/roles.service.ts';
import type { Gifts } from '../coupons/gifts.service.ts';
import { createBargainRun, startBargainJobs } from './bargains.jobs.ts';
import { bargainsRoutes } from './bargains.routes.ts';
import { createBids } from './bids.service.ts';
import { counterBargainsRoutes } from './counter-bargains.routes.ts';
import { dealRaiseRoutes } from './deal-raise.routes.ts';
import { createDealRaising } from './deal-raise.service.ts';
import { createOffers } from './offers.service.ts';

type Dependencies = {
  config: { serviceArea: ServiceArea };
  db: Db;
  jobs: PgBoss;
  clock: Clock;
  log: FastifyBaseLogger;
  gifts: Gifts;
  roles: Roles;
  productImage: ProductImage;
  ownSite: OwnSiteOf;
  couponsChanged(userId: string): void;
};

/** Deals that people raise, what stores bid for them, and what is accepted. */
export function createDealRaiseFeature(deps: Dependencies) {
  const { config, jobs, roles, ownSite, productImage: image } = deps;
  const own = { ...deps, ...config, image };
  const dealRaising = createDealRaising(own);
  const offers = createOffers({ ...own, readDeal: dealRaising.find });
  const bids = createBids(own);
  const keepBargains = createBargainRun(own);
  return {
    keepBargains,
    routes: [
      { prefix: API_PREFIX, plugin: dealRaiseRoutes({ dealRaising, ownSite }) },
      { prefix: API_PREFIX, plugin: bargainsRoutes({ offers, ownSite }) },
      { prefix: `${API_PREFIX}/counter`, plugin: counterBargainsRoutes({ roles, bids, ownSite }) },
    ],
    work: async () => void (await startBargainJobs(jobs, keepBargains)),
  };
}
