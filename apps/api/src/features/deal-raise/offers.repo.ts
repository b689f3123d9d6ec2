import {
  BID_USE_DAYS,
  isSettledAtOnce,
  stepReached,
  type ClosingReason,
} from '@baeon/contracts/deal-raise/bargains';
import type { StoreOffer, Pool } from '@baeon/contracts/deal-raise/bargains-wire';
import type { RaisedState } from '@baeon/contracts/deal-raise/deal-raise';
import { FEWEST_HONOURED } from '@baeon/contracts/honour/honour';
import { eq, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { rowsOf } from '../../db/rows.ts';
import { products } from '../../db/tables/products.ts';

const MOST_OFFERS = 100;

export type OwnRaised = {
  id: string;
  bargainId: string | null;
  state: RaisedState;
  closedFor: ClosingReason | null;
};

/** A raised deal of somebody, by its id or that of a bid to it. */
export async function findOwnRaised(
  db: Executor,
  userId: string,
  id: string,
): Promise<OwnRaised | null> {
  const { rows } = await db.execute(sql`
    select id, bargain_id as "bargainId", state, closed_for as "closedFor" from raised_deals
    where user_id = ${userId}
      and (id = ${id} or bargain_id = (select bargain_id from bids where id = ${id}))
    order by state = 'closed', created_at desc limit 1`);
  return (rows[0] as OwnRaised | undefined) ?? null;
}

type OfferRow = Omit<StoreOffer, 'store' | 'settled_at_once' | 'reached' | 'counter'> & {
  counter: StoreOffer['counter'];
  store_id: string;
  store: string;
  km: number;
  honoured: number;
  shown: number;
};

/** What can be accepted, the cheapest first, and before it what was. */
export async function listOffers(
  db: Executor,
  userId: string,
  dealId: string,
  now: Date,
): Promise<StoreOffer[]> {
  const rows = await rowsOf<OfferRow>(
    db,
    sql`select b.id, b.kind, b.steps, b.how_many, b.taken, b.note, b.ends_at, b.state,
               s.id as store_id, s.name as store, s.time_zone,
               distance_km(r.latitude, r.longitude, s.latitude, s.longitude) as km,
               coalesce(h.honoured, 0) as honoured, coalesce(h.honoured + h.refused, 0) as shown,
               coalesce(held.valid_until, end_of_day(b.ends_at, ${BID_USE_DAYS}, s.time_zone)) as use_until,
               y.state as mine, y.coupon_id,
               case when n.id is not null then json_build_object(
                 'id', n.id, 'price_rupees', n.price_rupees, 'state', n.state) end as counter
        from raised_deals r
        join bids b on b.bargain_id = r.bargain_id
        join stores s on s.id = b.store_id
        left join honour_records h on h.store_id = s.id and h.honoured >= ${FEWEST_HONOURED}
        left join bid_replies y on y.bid_id = b.id and y.user_id = r.user_id
        left join held_coupons held on held.user_id = r.user_id and held.id = y.coupon_id
        left join bid_counters n
          on n.user_id = r.user_id and n.deal_id = r.id and n.store_id = b.store_id
        where r.user_id = ${userId} and r.id = ${dealId}
          and (y.state in ('accepted', 'missed')
            or r.state <> 'closed' and b.state = 'open' and b.ends_at > ${now})
        order by (y.state = 'accepted') desc nulls last, (y.state = 'yes') desc nulls last,
                 (y.state = 'declined') nulls first, b.kind <> 'price',
                 (b.steps -> 0 ->> 'amount')::integer * case when b.kind = 'price' then 1 else -1 end,
                 km, b.id
        limit ${MOST_OFFERS}`,
    'ends_at',
    'use_until',
  );
  return rows.map(toOffer);
}

const toOffer = ({ store_id, store, km, honoured, shown, ...bid }: OfferRow): StoreOffer => ({
  ...bid,
  settled_at_once: isSettledAtOnce(bid.steps),
  reached: stepReached(bid.steps, bid.taken),
  store: { id: store_id, name: store, km: Math.round(km * 10) / 10, honoured, shown },
});

export type Reply = { state: NonNullable<StoreOffer['mine']>; couponId: string | null };

export async function findReply(
  tx: Executor,
  userId: string,
  bidId: string,
): Promise<Reply | null> {
  const { rows } = await tx.execute(sql`
    select state, coupon_id as "couponId" from bid_replies
    where user_id = ${userId} and bid_id = ${bidId}`);
  return (rows[0] as Reply | undefined) ?? null;
}

type Said = { userId: string; dealId: string; bidId: string };

export async function saveReply(
  tx: Executor,
  { userId, dealId, bidId }: Said,
  state: 'yes' | 'declined',
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into bid_replies (user_id, bid_id, deal_id, state, at)
    values (${userId}, ${bidId}, ${dealId}, ${state}, ${now})
    on conflict (user_id, bid_id) do update
    set state = excluded.state, deal_id = excluded.deal_id, at = excluded.at`);
}

/** The bid of a bargain that somebody has said yes to, and that is not settled yet. */
export async function findYes(
  tx: Executor,
  userId: string,
  bargainId: string,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select b.id from bid_replies y join bids b on b.id = y.bid_id
    where y.user_id = ${userId} and y.state = 'yes' and b.bargain_id = ${bargainId}`);
  return rows[0]?.id ?? null;
}

export async function removeReply(tx: Executor, userId: string, bidId: string): Promise<void> {
  await tx.execute(sql`delete from bid_replies where user_id = ${userId} and bid_id = ${bidId}`);
}

export async function changeTaken(tx: Executor, bidId: string, by: 1 | -1): Promise<void> {
  await tx.execute(sql`update bids set taken = taken + ${by} where id = ${bidId}`);
}

/** False where one was named to this store before; the same again is no other. */
export async function insertCounter(
  tx: Executor,
  { userId, dealId, bidId }: Said,
  priceRupees: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into bid_counters as n (user_id, deal_id, store_id, bid_id, price_rupees, at)
    select ${userId}, ${dealId}, b.store_id, b.id, ${priceRupees}, ${now} from bids b where b.id = ${bidId}
    on conflict (user_id, deal_id, store_id) do update set price_rupees = n.price_rupees
    where n.price_rupees = excluded.price_rupees and n.bid_id = excluded.bid_id`);
  return rowCount === 1;
}

type PoolRow = Omit<Pool, 'product'> & { product_id: string | null };

export async function findPool(
  db: Executor,
  id: string,
): Promise<(PoolRow & { productRow: ProductRow | null }) | null> {
  const { rows } = await db.execute(sql`
    select b.id, b.title, b.product_id, b.product_url, b.category_id, b.state = 'open' as open,
           (select count(distinct r.user_id)::int from raised_deals r
            where r.bargain_id = b.id and r.state <> 'closed') as people
    from bargains b where b.id = ${id}`);
  const row = rows[0] as PoolRow | undefined;
  if (!row) return null;
  const [product = null] = row.product_id
    ? await db.select().from(products).where(eq(products.id, row.product_id))
    : [];
  return { ...row, productRow: product };
}
