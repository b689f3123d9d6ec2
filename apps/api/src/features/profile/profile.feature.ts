import type { Db } from '../../db/client.ts';
import type { GeocoderGateway } from '../../gateways/geocoder/geocoder-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { OwnSiteOf } from '../../lib/own-site.ts';
import type { Pictures } from '../../lib/pictures.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.service.ts';
import type { Gifts } from '../coupons/gifts.service.ts';
import type { Referrals } from '../referrals/referrals.feature.ts';
import type { Follows } from '../stores/follows.service.ts';
import type { Stores } from '../stores/stores.service.ts';
import type { Wishlist } from '../wishlist/wishlist.service.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccounts } from './account.service.ts';
import { interestsRoutes, profileRoutes } from './profile.routes.ts';
import { createProfile } from './profile.service.ts';

type Dependencies = {
  userPrefix: string;
  db: Db;
  clock: Clock;
  geocoder: GeocoderGateway;
  stores: Stores;
  follows: Follows;
  gifts: Gifts;
  referrals: Pick<Referrals, 'thank'>;
  wishlist: Wishlist;
  codes: OneTimeCodes;
  drawnPictures: Pictures;
  ownSite: OwnSiteOf;
};

/** The profile, its onboarding, and the account as a whole. */
export function createProfileFeature(deps: Dependencies) {
  const { userPrefix, db, clock, codes, drawnPictures, ownSite } = deps;
  const profile = createProfile(deps);
  const accounts = createAccounts({ db, clock, codes });
  return {
    routes: [
      { prefix: userPrefix, plugin: profileRoutes({ profile, ownSite }) },
      { prefix: userPrefix, plugin: accountRoutes({ accounts }) },
      { prefix: `${API_PREFIX}/auth`, plugin: interestsRoutes({ db, drawnPictures }) },
    ],
  };
}
