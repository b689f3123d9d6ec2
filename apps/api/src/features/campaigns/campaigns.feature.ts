import type { ServiceArea } from '@baeon/contracts/places/geo';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Db } from '../../db/client.ts';
import type { DealPictures } from '../../lib/store-summary.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import { campaignsRoutes, userCampaignsRoutes } from './campaigns.routes.ts';
import { createCampaigns } from './campaigns.service.ts';
import type { HonourOf } from '../honour/honour-record.ts';
import type { NoteSearch } from './nearby-deals.ts';
import { savedDealsRoutes } from './saved-deals.routes.ts';
import { createSavedDeals } from './saved-deals.service.ts';

type Dependencies = {
  config: { serviceArea: ServiceArea };
  userPrefix: string;
  db: Db;
  pool: Pool;
  memoryPool: Pool;
  feed: ChangeFeed;
  clock: Clock;
  pictures: DealPictures;
  log: FastifyBaseLogger;
  noteSearch: NoteSearch;
  honourOf: HonourOf;
};

export function createCampaignsFeature({ config, userPrefix, ...deps }: Dependencies) {
  const campaigns = createCampaigns({ ...deps, serviceArea: config.serviceArea });
  const savedDeals = createSavedDeals({ ...deps, campaigns });
  return {
    campaigns,
    routes: [
      { prefix: API_PREFIX, plugin: campaignsRoutes({ campaigns }) },
      { prefix: userPrefix, plugin: userCampaignsRoutes({ campaigns }) },
      { prefix: userPrefix, plugin: savedDealsRoutes({ savedDeals }) },
    ],
    close: campaigns.close,
  };
}
