import type { OfflineCampaign, StoreCampaign } from '@baeon/contracts/counter/offline-wire';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

const MOST_LISTED = 500;
const WIRE_TIME = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

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
               c.minimum_bill_rupees, c.use_hours, c.starts_at, c.ends_at, c.edition,
               c.offline_limit, c.paused_at is not null as paused,
               (select coalesce(json_agg(json_build_object('edition', e.edition, 'title', e.title,
                         'terms', e.terms, 'saving', case when e.saving_kind is not null
                           then json_build_object('kind', e.saving_kind, 'amount', e.saving_amount)
                           end,
                         'minimum_bill_rupees', e.minimum_bill_rupees, 'use_hours', e.use_hours,
                         'starts_at', to_char(e.starts_at at time zone 'UTC', ${WIRE_TIME}),
                         'ends_at', to_char(e.ends_at at time zone 'UTC', ${WIRE_TIME}))
                         order by e.edition), '[]')
                from campaign_terms t cross join lateral jsonb_populate_record(c, t.terms) e
                where t.campaign_id = c.id and t.ends_at >= ${now}) as earlier
        from campaigns c
        where c.id in (
            select id from campaigns where ends_at >= ${now}
            union select campaign_id from campaign_terms where ends_at >= ${now})
          and ${usedAt(storeId)}
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
               c.minimum_bill_rupees, c.offline_limit, c.paused_at, c.kind = 'deal' as is_deal,
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
