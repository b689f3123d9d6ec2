import type {
  NewDealBody,
  StoreDeal,
  StoreDealBody,
} from '@baeon/contracts/counter/store-deals-wire';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

export type StoreDealRow = Omit<StoreDeal, 'state'> & {
  startsAt: string;
  endsAt: string;
  isPaused: boolean;
  /** Whether whoever asks owns every store where it runs. */
  isOwnAlone: boolean;
  /** Whether coupons of it were ever given out. */
  wasIssued: boolean;
};

type Asked = { userId: string; storeId: string; id: string };

/** A deal that runs at a store; days are those of that store. Locked, it stays as it is. */
export async function findStoreDeal(
  db: Executor,
  { userId, storeId, id }: Asked,
  { lock = false } = {},
): Promise<StoreDealRow | null> {
  if (lock) await db.execute(sql`select from campaigns where id = ${id} for no key update`);
  const [row] = await rowsOf<StoreDealRow>(
    db,
    sql`select c.id, c.title, c.description, c.terms, c.image, c.total, c.use_hours,
               c.minimum_bill_rupees, c.offline_limit, c.total - c.deals_left as issued,
               case when c.saving_kind is not null
                 then json_build_object('kind', c.saving_kind, 'amount', c.saving_amount)
                 end as saving,
               (c.starts_at at time zone s.time_zone)::date::text as starts_on,
               (c.ends_at at time zone s.time_zone)::date::text as ends_on,
               c.starts_at as "startsAt", c.ends_at as "endsAt",
               c.paused_at is not null as "isPaused", at_stores.ids as store_ids,
               at_stores.owned as "isOwnAlone",
               exists (select from coupon_ledger l where l.campaign_id = c.id) as "wasIssued"
        from campaigns c
        join stores s on s.id = ${storeId}
        cross join lateral (
          select array_agg(p.store_id order by p.store_id) as ids,
                 bool_and(m.user_id is not null) as owned, bool_or(p.store_id = s.id) as here
          from campaign_places p
          left join store_members m
            on m.user_id = ${userId} and m.store_id = p.store_id and m.role = 'owner'
          where p.campaign_id = c.id
        ) at_stores
        where c.id = ${id} and c.kind = 'deal' and at_stores.here`,
    'startsAt',
    'endsAt',
  );
  return row ?? null;
}

/** The moments at which days begin and end where a store is, and the day that it is there. */
export async function findDayBounds(
  db: Executor,
  storeId: string,
  { starts_on, ends_on }: Pick<StoreDealBody, 'starts_on' | 'ends_on'>,
  now: Date,
) {
  const [row] = await rowsOf<{ startsAt: string; endsAt: string; today: string }>(
    db,
    sql`select ${starts_on}::date::timestamp at time zone s.time_zone as "startsAt",
               (${ends_on}::date + 1)::timestamp at time zone s.time_zone
                 - interval '1 millisecond' as "endsAt",
               (${now}::timestamptz at time zone s.time_zone)::date::text as today
        from stores s where s.id = ${storeId}`,
    'startsAt',
    'endsAt',
  );
  return row!;
}

/** Of these stores the ones that somebody owns; they stay theirs until this is done. */
export async function lockOwnedStores(
  tx: Executor,
  userId: string,
  storeIds: string[],
): Promise<string[]> {
  const rows = await rowsOf<{ store_id: string }>(
    tx,
    sql`select store_id from store_members
        where user_id = ${userId} and store_id = any(${sql.param(storeIds)}::uuid[])
          and role = 'owner'
        order by store_id for key share`,
  );
  return rows.map(({ store_id }) => store_id);
}

/** Whether a picture that was brought is still here; until this is done it is not swept. */
export async function lockUploadedPicture(tx: Executor, name: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from uploaded_pictures where name = ${name} for key share`,
  );
  return rows.length > 0;
}

type Moments = { startsAt: string; endsAt: string };

/** False where its id is taken. */
export async function insertDeal(
  tx: Executor,
  { saving, ...deal }: NewDealBody,
  { startsAt, endsAt }: Moments,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into campaigns (id, title, description, terms, image, saving_kind, saving_amount,
      starts_at, ends_at, total, deals_left, minimum_bill_rupees, offline_limit, use_hours,
      created_at, updated_at)
    values (${deal.id}, ${deal.title}, ${deal.description}, ${deal.terms}, ${deal.image},
      ${saving?.kind ?? null}, ${saving?.amount ?? null}, ${startsAt}, ${endsAt}, ${deal.total},
      ${deal.total}, ${deal.minimum_bill_rupees}, ${deal.offline_limit},
      ${deal.use_hours && JSON.stringify(deal.use_hours)}::jsonb, ${now}, ${now})
    on conflict (id) do nothing`);
  return rowCount === 1;
}

/** False where more were given out than there are to be. */
export async function updateDeal(
  tx: Executor,
  id: string,
  { saving, ...deal }: StoreDealBody,
  { startsAt, endsAt }: Moments,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update campaigns set title = ${deal.title}, description = ${deal.description},
      terms = ${deal.terms}, image = ${deal.image}, saving_kind = ${saving?.kind ?? null},
      saving_amount = ${saving?.amount ?? null}, starts_at = ${startsAt}, ends_at = ${endsAt},
      total = ${deal.total}, deals_left = ${deal.total} - (total - deals_left),
      minimum_bill_rupees = ${deal.minimum_bill_rupees}, offline_limit = ${deal.offline_limit},
      use_hours = ${deal.use_hours && JSON.stringify(deal.use_hours)}::jsonb, updated_at = ${now}
    where id = ${id} and total - deals_left <= ${deal.total}`);
  return rowCount === 1;
}

/** From now on nobody gets it; what has not begun never does. */
export async function endDeal(tx: Executor, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update campaigns set ends_at = ${now}, updated_at = ${now},
      starts_at = least(starts_at, ${now}::timestamptz - interval '1 millisecond')
    where id = ${id} and ends_at > ${now}`);
  return rowCount === 1;
}

export async function saveDealStores(tx: Executor, id: string, storeIds: string[]): Promise<void> {
  const stores = sql`${sql.param(storeIds)}::uuid[]`;
  await tx.execute(sql`
    delete from campaign_places where campaign_id = ${id} and store_id <> all(${stores})`);
  await tx.execute(sql`
    insert into campaign_places (campaign_id, store_id) select ${id}, unnest(${stores}) on conflict do nothing`);
}
