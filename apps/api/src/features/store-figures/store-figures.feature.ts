import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { Campaigns } from '../campaigns/campaigns.service.ts';
import type { Roles } from '../counter/roles.service.ts';
import { storeFiguresRoutes } from './store-figures.routes.ts';
import { createStoreFigures } from './store-figures.service.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  roles: Roles;
  campaigns: Pick<Campaigns, 'viewsSettled'>;
};

/** What owners see of how their store does. */
export function createStoreFiguresFeature({ db, clock, roles, campaigns }: Dependencies) {
  const { viewsSettled } = campaigns;
  const figures = createStoreFigures({ db, clock, viewsSettled });
  const plugin = storeFiguresRoutes({ roles, figures });
  return { routes: [{ prefix: `${API_PREFIX}/counter`, plugin }] };
}
