import type { OfflineCampaign, StoreCampaign } from '@baeon/contracts/counter/offline-wire';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

const MOST_LISTED = 500;

/** Of a store, or good at any. */
const usedAt = (storeId: string) => sql`(
  exists (select from campaign_places p where p.campaign_id = c.id and p.store_id = ${storeId})
  or not exists (select from campaign_places p where p.campaign_id = c.id)
)`;

/** What a till may meet, the newest-ending first. */
export async function listOfflineCampaigns(
  db: Executor,
  { storeId, now, atMost }: { storeId: string; now: Date; atMost: number },
): Promise<OfflineCampaign[]> {
  return rowsOf<OfflineCampaign>(
    db,
    sql`select c.id, c.title, c.terms,
               case when c.saving_kind is not null
                 then json_build_object('kind', c.saving_kind, 'amount', c.saving_amount) end
                 as saving,
               c.minimum_bill_rupees, c.starts_at, c.ends_at, c.offline_limit,
               c.paused_at is not null as paused
        from campaigns c
        where c.ends_at >= ${now} and ${usedAt(storeId)}
        order by c.ends_at desc, c.id limit ${atMost}`,
    'starts_at',
    'ends_at',
  );
}

const isOwnAlone = (userId: string) => sql`not exists (
  select from campaign_places p
  where p.campaign_id = c.id and not exists (
    select from store_members m
    where m.user_id = ${userId} and m.store_id = p.store_id and m.role = 'owner'
  )
)`;

/** What somebody was promised is no owner's to pause. */
const atStore = (storeId: string) =>
  sql`c.kind <> 'bid' and exists (select from campaign_places p where p.campaign_id = c.id and p.store_id = ${storeId})`;

/** What is not over yet, as whoever owns the store sees it. */
export async function listStoreCampaigns(
  db: Executor,
  { userId, storeId, now }: { userId: string; storeId: string; now: Date },
): Promise<StoreCampaign[]> {
  return rowsOf<StoreCampaign>(
    db,
    sql`select c.id, c.title, c.starts_at, c.ends_at, c.total, c.deals_left,
               c.minimum_bill_rupees, c.offline_limit, c.paused_at,
               ${isOwnAlone(userId)} as changeable
        from campaigns c
        where c.ends_at >= ${now} and ${atStore(storeId)}
        order by c.ends_at, c.id limit ${MOST_LISTED}`,
    'starts_at',
    'ends_at',
    'paused_at',
  );
}

type Locked = { offlineLimit: number; isPaused: boolean; isOwnAlone: boolean };

export async function lockStoreCampaign(
  tx: Executor,
  { userId, storeId, id }: { userId: string; storeId: string; id: string },
): Promise<Locked | null> {
  const [row] = await rowsOf<Locked>(
    tx,
    sql`select c.offline_limit as "offlineLimit", c.paused_at is not null as "isPaused",
               ${isOwnAlone(userId)} as "isOwnAlone"
        from campaigns c where c.id = ${id} and ${atStore(storeId)}
        for no key update of c`,
  );
  return row ?? null;
}

export async function savePause(tx: Executor, id: string, pausedAt: Date | null, now: Date) {
  await tx.execute(
    sql`update campaigns set paused_at = ${pausedAt}, updated_at = ${now} where id = ${id}`,
  );
}

export async function saveOfflineLimit(tx: Executor, id: string, limit: number, now: Date) {
  await tx.execute(
    sql`update campaigns set offline_limit = ${limit}, updated_at = ${now} where id = ${id}`,
  );
}
