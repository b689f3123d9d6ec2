import type {
  BidBody,
  StoreBargain,
  UnansweredBargain,
} from '@baeon/contracts/deal-raise/bargains-wire';
import { stepReached, type BidStep } from '@baeon/contracts/deal-raise/bargains';
import type { ServiceArea } from '@baeon/contracts/places/geo';
import { inArray, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { rowsOf } from '../../db/rows.ts';
import { products } from '../../db/tables/products.ts';

const COMMENTS = 5;
const MOST_COUNTERS = 20;

/** Bargains that a store is meant for: of its category, in the served area as the store itself. */
const reaches = ({ latitude, longitude, radius_km }: ServiceArea) => sql`
  strpos(s.category, b.category_id) > 0
  and distance_km(s.latitude, s.longitude, ${latitude}, ${longitude}) <= ${radius_km}`;

export async function doesReach(
  tx: Executor,
  { storeId, bargainId }: { storeId: string; bargainId: string },
  area: ServiceArea,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from bargains b, stores s
    where b.id = ${bargainId} and s.id = ${storeId} and ${reaches(area)}`);
  return rowCount === 1;
}

type Listed = Omit<StoreBargain, 'product' | 'bid'> & {
  product_id: string | null;
  mm: number;
  bid: Omit<NonNullable<StoreBargain['bid']>, 'reached'> | null;
};
export type StoreBargainRow = Omit<StoreBargain, 'product'> & {
  productRow: ProductRow | null;
  mm: number;
};
export type NearAfter = { mm: number; id: string };

/** The nearest first. */
export async function listStoreBargains(
  db: Executor,
  { storeId, area, now }: { storeId: string; area: ServiceArea; now: Date },
  { after, limit }: { after: NearAfter | null; limit: number },
): Promise<StoreBargainRow[]> {
  const behind = after
    ? sql`(near.mm, near.id) > (${after.mm}::bigint, ${after.id}::uuid)`
    : sql`true`;
  const rows = await rowsOf<Listed>(
    db,
    sql`with near as materialized (
          select b.*, whole_mm(distance_km(s.latitude, s.longitude, b.latitude, b.longitude)) as mm
          from bargains b, stores s
          where s.id = ${storeId} and b.state = 'open' and b.ends_at > ${now} and ${reaches(area)}
        ), page as materialized (
          select near.* from near
          where ${behind} and exists (
            select from raised_deals r where r.bargain_id = near.id and r.state <> 'closed')
          order by near.mm, near.id limit ${limit}
        )
        select page.id, page.title, page.product_id, page.product_url, page.category_id,
               page.mm::float8 as mm, greatest(1, round(page.mm / 1e6))::int as km, who.people,
               who.raised_at, who.comments,
               case when own.counters is not null then 'bargaining' when own.id is not null then 'offered'
                 else 'raised' end as state,
               case when own.id is not null then json_build_object('id', own.id, 'kind', own.kind,
                 'steps', own.steps, 'how_many', own.how_many, 'taken', own.taken, 'note', own.note,
                 'ends_at', own.ends_at, 'state', own.state) end as bid,
               coalesce(own.counters, '[]') as counters
        from page
        cross join lateral (
          select count(distinct r.user_id)::int as people, min(r.created_at) as raised_at,
                 coalesce((array_agg(r.comment order by r.created_at desc)
                   filter (where r.comment <> ''))[1:${COMMENTS}], '{}') as comments
          from raised_deals r where r.bargain_id = page.id and r.state <> 'closed'
        ) who
        left join lateral (
          select d.*, (
            select json_agg(json_build_object('id', n.id, 'price_rupees', n.price_rupees, 'state', n.state))
            from (
              select * from bid_counters n
              where n.bid_id = d.id and n.state = 'open' order by n.at limit ${MOST_COUNTERS}
            ) n
          ) as counters
          from bids d
          where d.bargain_id = page.id and d.store_id = ${storeId} and d.state in ('open', 'settled')
          order by d.state, d.made_at desc limit 1
        ) own on true
        order by page.mm, page.id`,
    'raised_at',
  );
  const ids = rows.flatMap(({ product_id }) => product_id ?? []);
  const known =
    ids.length > 0 ? await db.select().from(products).where(inArray(products.id, ids)) : [];
  return rows.map((row) => toRow(row, known.find(({ id }) => id === row.product_id) ?? null));
}

const toRow = (
  { product_id: _productId, bid, ...row }: Listed,
  productRow: ProductRow | null,
): StoreBargainRow => ({
  ...row,
  productRow,
  bid: bid && {
    ...bid,
    ends_at: new Date(bid.ends_at).toISOString(),
    reached: stepReached(bid.steps, bid.taken),
  },
});

const NEAREST_STORES = 3;

/** Those that have no open bid, the oldest first. */
export const listUnanswered = (
  db: Executor,
  { area, now }: { area: ServiceArea; now: Date },
  { after, limit }: { after: number | null; limit: number },
): Promise<(UnansweredBargain & { position: string })[]> =>
  rowsOf(
    db,
    sql`select b.id, b.position::text, b.title, b.category_id, who.people, who.raised_at,
               coalesce(near.stores, '[]') as stores
        from bargains b
        cross join lateral (
          select count(distinct r.user_id)::int as people, min(r.created_at) as raised_at
          from raised_deals r where r.bargain_id = b.id and r.state <> 'closed'
        ) who
        cross join lateral (
          select json_agg(json_build_object('id', n.id, 'name', n.name, 'km', greatest(1, round(n.km)))
            order by n.km, n.id) as stores
          from (
            select s.id, s.name, distance_km(s.latitude, s.longitude, b.latitude, b.longitude) as km
            from stores s where ${reaches(area)}
            order by s.map_point <-> b.map_point limit ${NEAREST_STORES}
          ) n
        ) near
        where b.state = 'open' and b.ends_at > ${now} and b.position > ${after ?? 0}::bigint
          and who.people > 0
          and not exists (select from bids d where d.bargain_id = b.id and d.state = 'open')
        order by b.position limit ${limit}`,
    'raised_at',
  );

export type OwnBid = {
  id: string;
  kind: string;
  steps: BidStep[];
  howMany: number;
  taken: number;
  note: string;
  endsAt: string;
};

/** The open one of a store to a bargain. */
export async function findOpenBid(
  tx: Executor,
  bargainId: string,
  storeId: string,
): Promise<OwnBid | null> {
  const { rows } = await tx.execute(sql`
    select id, kind, steps, how_many as "howMany", taken, note, ends_at as "endsAt" from bids
    where bargain_id = ${bargainId} and store_id = ${storeId} and state = 'open'`);
  return (rows[0] as OwnBid | undefined) ?? null;
}

type Counted = { open: number; today: number; here: number };

export async function countBids(
  tx: Executor,
  { storeId, bargainId, since }: { storeId: string; bargainId: string; since: Date },
): Promise<Counted> {
  const { rows } = await tx.execute(sql`
    select count(*) filter (where state = 'open')::int as open,
           count(*) filter (where made_at > ${since})::int as today,
           count(*) filter (where made_at > ${since} and bargain_id = ${bargainId})::int as here
    from bids where store_id = ${storeId} and (state = 'open' or made_at > ${since})`);
  return rows[0] as Counted;
}

/** The last moment of a day where a store is. */
export async function endOfDayAt(
  tx: Executor,
  storeId: string,
  days: number,
  now: Date,
): Promise<Date> {
  const { rows } = await tx.execute<{ at: string }>(sql`
    select end_of_day(${now}, ${days}, time_zone) as at from stores where id = ${storeId}`);
  return new Date(rows[0]!.at);
}

type NewBid = Pick<BidBody, 'kind' | 'steps' | 'how_many' | 'note'> & {
  bargainId: string;
  storeId: string;
  endsAt: Date;
};

/** With it the bargain stays open for as long, and prices that were named to the store are answered. */
export async function insertBid(tx: Executor, bid: NewBid, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with later as (
      update bargains set ends_at = greatest(ends_at, ${bid.endsAt}::timestamptz + interval '1 hour')
      where id = ${bid.bargainId}
    ), answered as (
      update bid_counters n set state = 'answered' from bids b
      where b.id = n.bid_id and b.bargain_id = ${bid.bargainId} and n.store_id = ${bid.storeId}
        and n.state = 'open'
    )
    insert into bids (bargain_id, store_id, kind, steps, how_many, note, made_at, ends_at)
    values (${bid.bargainId}, ${bid.storeId}, ${bid.kind}, ${JSON.stringify(bid.steps)}, ${bid.how_many},
      ${bid.note}, ${now}, ${bid.endsAt}) returning id`);
  return rows[0]!.id;
}

/** Whom a new bid is for. */
export async function listRaisers(tx: Executor, bargainId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct user_id as id from raised_deals
    where bargain_id = ${bargainId} and state <> 'closed'`);
  return rows.map(({ id }) => id);
}

/** Where a bid or a price that was named to a store belongs to. */
export async function findBargainOf(
  tx: Executor,
  storeId: string,
  asked: { bidId: string } | { counterId: string },
): Promise<string | null> {
  const which =
    'bidId' in asked
      ? sql`b.id = ${asked.bidId}`
      : sql`b.id = (select bid_id from bid_counters where id = ${asked.counterId})`;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select b.bargain_id as id from bids b where ${which} and b.store_id = ${storeId}`,
  );
  return rows[0]?.id ?? null;
}

export async function refuseCounter(
  tx: Executor,
  id: string,
): Promise<{ userId: string; bidId: string } | null> {
  const { rows } = await tx.execute(sql`
    update bid_counters set state = 'refused' where id = ${id} and state = 'open'
    returning user_id as "userId", bid_id as "bidId"`);
  return (rows[0] as { userId: string; bidId: string } | undefined) ?? null;
}

/** What was asked of a bid that ends is asked no more. */
export async function dropCounters(tx: Executor, bidId: string): Promise<void> {
  await tx.execute(
    sql`update bid_counters set state = 'over' where bid_id = ${bidId} and state = 'open'`,
  );
}
