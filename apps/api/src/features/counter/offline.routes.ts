import {
  MOST_OFFLINE_CAMPAIGNS,
  OFFLINE_REFRESH_MINUTES,
} from '@baeon/contracts/counter/conflicts';
import {
  offlineResult,
  type OfflineResult,
  syncBody,
  syncResult,
} from '@baeon/contracts/counter/offline-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { OfflineRedemptions } from '../coupons/offline-redemptions.service.ts';
import { listOfflineCampaigns } from './campaign-settings.repo.ts';
import type { TillStaff } from './till-staff.service.ts';
import { tillTokenIn } from './till.routes.ts';
import type { Tills } from './tills.service.ts';

const MINUTE = 60_000;
/** A hundred entries with the longest codes and reasons. */
const SYNC_BODY_LIMIT = 256 * 1024;
const tags = ['counter: till'];
const security = [{ bearer: [] }];

type Dependencies = {
  db: Db;
  clock: Clock;
  tills: Tills;
  tillStaff: TillStaff;
  offlineRedemptions: OfflineRedemptions;
  liveCodes: {
    forTills(storeId: string, now: Date): Promise<Pick<OfflineResult, 'keys' | 'taken_back'>>;
  };
};

/** What a till needs without a connection, and what it tells once it has one; nobody need be signed in. */
export const offlineRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, clock, tills, tillStaff, offlineRedemptions, liveCodes } = deps;

    app.get(
      '/till/offline',
      {
        schema: {
          tags,
          summary: 'What the till keeps for when it has no connection',
          security,
          response: envelopeOf(offlineResult),
        },
        preHandler: app.limitByAddress({ name: 'till-offline', max: 600, windowMs: 10 * MINUTE }),
      },
      async (request) => {
        const { store } = await tills.find(tillTokenIn(request));
        const now = clock.now();
        const atMost = MOST_OFFLINE_CAMPAIGNS + 1;
        const campaigns = await listOfflineCampaigns(db, { storeId: store.id, now, atMost });
        const staff = await tillStaff.list(store.id);
        return ok({
          server_time: now.toISOString(),
          refresh_seconds: OFFLINE_REFRESH_MINUTES * 60,
          ...(await liveCodes.forTills(store.id, now)),
          staff: staff.map(({ id, name }) => ({ id, name })),
          campaigns: campaigns.slice(0, MOST_OFFLINE_CAMPAIGNS),
          campaigns_cut: campaigns.length > MOST_OFFLINE_CAMPAIGNS,
        });
      },
    );

    app.post(
      '/till/sync',
      {
        schema: {
          tags,
          summary: 'Tell what was taken without a connection',
          description:
            'Each entry is recorded once, as a redemption or as a conflict, however often it is sent.',
          security,
          body: syncBody,
          response: envelopeOf(syncResult),
        },
        bodyLimit: SYNC_BODY_LIMIT,
        preHandler: app.limitByAddress({ name: 'till-sync', max: 120, windowMs: 10 * MINUTE }),
      },
      async (request) => {
        const { id, store } = await tills.find(tillTokenIn(request));
        const till = { id, storeId: store.id };
        return ok(await offlineRedemptions.sync(till, request.body.redemptions));
      },
    );
  };
