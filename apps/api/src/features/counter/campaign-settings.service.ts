import type { StoreCampaignBody } from '@baeon/contracts/counter/offline-wire';
import type { Db } from '../../db/client.ts';
import { recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  listStoreCampaigns,
  lockStoreCampaign,
  saveOfflineLimit,
  savePause,
} from './campaign-settings.repo.ts';

type Dependencies = { db: Db; clock: Clock };

export type CampaignSettings = ReturnType<typeof createCampaignSettings>;

/** What owners set of campaigns that run at their stores alone. */
export function createCampaignSettings({ db, clock }: Dependencies) {
  return {
    list: (userId: string, storeId: string) =>
      listStoreCampaigns(db, { userId, storeId, now: clock.now() }),

    async change(
      userId: string,
      storeId: string,
      id: string,
      { paused, offline_limit: limit }: StoreCampaignBody,
    ): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const campaign = await lockStoreCampaign(tx, { userId, storeId, id });
        if (!campaign) throw new AppError('NOT_FOUND', 'This store has no such campaign.');
        if (!campaign.isOwnAlone) {
          throw new AppError(
            'FORBIDDEN',
            'This campaign runs at other stores too: only who owns all of them can change it.',
          );
        }
        const to = { by: { userId }, storeId, subjectId: id };
        if (paused !== undefined && paused !== campaign.isPaused) {
          await savePause(tx, id, paused ? now : null, now);
          await recordAct(tx, { act: paused ? 'campaign_paused' : 'campaign_resumed', ...to }, now);
        }
        if (limit !== undefined && limit !== campaign.offlineLimit) {
          await saveOfflineLimit(tx, id, limit, now);
          await recordAct(tx, { act: 'offline_limit_changed', ...to }, now);
        }
      });
    },
  };
}
