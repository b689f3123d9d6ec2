import type {
  BidKind,
  BidState,
  BidStep,
  ClosingReason,
} from '@baeon/contracts/deal-raise/bargains';
import { BARGAIN_DAYS, POOL_RADIUS_KM } from '@baeon/contracts/deal-raise/bargains';
import type { RaiseCategory } from '@baeon/contracts/deal-raise/deal-raise';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { noting, wants } from '../../db/note-notifications.ts';
import type { NotificationKind } from '@baeon/contracts/push/push-wire';

const DAY = 24 * 3_600_000;

export type WantedProduct = {
  userId: string;
  dealId: string;
  productId: string | null;
  productKey: string;
  productUrl: string;
  title: string;
  categoryId: RaiseCategory;
  at: Coordinates;
};

/** The bargain on this product near to somebody, a new one where there is none; it is theirs from here on. */
export async function joinBargain(tx: Executor, wish: WantedProduct, now: Date): Promise<string> {
  const { productKey, categoryId, at } = wish;
  // Two who raise the same at once are in one pool.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('bargain ' || ${productKey}, 0))`,
  );
  const endsAt = new Date(now.getTime() + BARGAIN_DAYS * DAY);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with near as (
      select id from bargains b
      where md5(b.product_key) = md5(${productKey}) and b.product_key = ${productKey}
        and b.category_id = ${categoryId} and b.state = 'open' and b.ends_at > ${now}
        and distance_km(${at.latitude}, ${at.longitude}, b.latitude, b.longitude) <= ${POOL_RADIUS_KM}
      order by distance_km(${at.latitude}, ${at.longitude}, b.latitude, b.longitude), b.id limit 1
    )
    update bargains b set ends_at = greatest(b.ends_at, ${endsAt}::timestamptz)
    from near where b.id = near.id and b.state = 'open' returning b.id`);
  const id = rows[0]?.id ?? (await insertBargain(tx, wish, { now, endsAt }));
  await tx.execute(sql`
    update raised_deals set bargain_id = ${id}
    where user_id = ${wish.userId} and id = ${wish.dealId}`);
  await refreshStates(tx, id, now);
  return id;
}

async function insertBargain(
  tx: Executor,
  wish: WantedProduct,
  { now, endsAt }: Record<'now' | 'endsAt', Date>,
) {
  const { latitude, longitude } = wish.at;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into bargains (product_key, product_id, product_url, title, category_id, latitude, longitude,
      created_at, ends_at)
    values (${wish.productKey}, ${wish.productId}, ${wish.productUrl}, ${wish.title}, ${wish.categoryId},
      ${latitude}, ${longitude}, ${now}, ${endsAt}) returning id`);
  return rows[0]!.id;
}

/** What happens to a bargain happens in turns; null where there is none. */
export async function lockBargain(tx: Executor, id: string): Promise<{ state: string } | null> {
  const { rows } = await tx.execute<{ state: string }>(
    sql`select state from bargains where id = ${id} for no key update`,
  );
  return rows[0] ?? null;
}

/** How far every raised deal of a bargain has come that is not closed. */
export async function refreshStates(tx: Executor, bargainId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update raised_deals r set state = s.state, updated_at = ${now}
    from (
      select m.user_id, m.id,
             case when exists (
               select from bid_counters n join bids b on b.id = n.bid_id
               where n.user_id = m.user_id and n.state = 'open' and b.bargain_id = ${bargainId}
             ) then 'bargaining'
             when exists (
               select from bids b
               where b.bargain_id = ${bargainId} and b.state = 'open' and b.ends_at > ${now}
                 and not exists (
                   select from bid_replies y
                   where y.bid_id = b.id and y.user_id = m.user_id and y.state = 'declined')
             ) then 'offered' else 'raised' end as state
      from raised_deals m where m.bargain_id = ${bargainId} and m.state <> 'closed'
    ) s
    where r.user_id = s.user_id and r.id = s.id and r.state <> s.state`);
}

/** Closes what these people raised in a bargain, and with the last of them the bargain itself. */
export async function closeRaised(
  tx: Executor,
  bargainId: string,
  userIds: string[],
  why: ClosingReason,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with closed as (
      update raised_deals set state = 'closed', closed_for = ${why}, updated_at = ${now}
      where bargain_id = ${bargainId} and user_id = any(${sql.param(userIds)}::uuid[])
        and state <> 'closed' returning user_id, id
    )
    update bid_counters n set state = 'over' from closed
    where n.user_id = closed.user_id and n.deal_id = closed.id and n.state = 'open'`);
  await endIfAlone(tx, bargainId, now);
}

/** A bargain in which nobody waits any more ends, and with it the bids of all stores. */
export async function endIfAlone(tx: Executor, bargainId: string, now: Date): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update bargains set state = 'closed'
    where id = ${bargainId} and state = 'open' and not exists (
      select from raised_deals where bargain_id = ${bargainId} and state <> 'closed')`);
  if (rowCount === 0) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    update bids set state = case when taken > 0 then 'settled' else 'lost' end, settled_at = ${now}
    where bargain_id = ${bargainId} and state = 'open' returning id, state`);
  for (const bid of rows as { id: string; state: BidState }[]) {
    if (bid.state === 'lost') await tellOwners(tx, 'bid_over', bid.id, now);
  }
}

export type Bid = {
  id: string;
  bargainId: string;
  storeId: string;
  kind: BidKind;
  steps: BidStep[];
  howMany: number;
  taken: number;
  note: string;
  state: BidState;
  campaignId: string | null;
  endsAt: Date;
  madeAt: Date;
};

export async function findBid(tx: Executor, id: string): Promise<Bid | null> {
  const { rows } = await tx.execute(sql`
    select id, bargain_id as "bargainId", store_id as "storeId", kind, steps, how_many as "howMany",
           taken, note, state, campaign_id as "campaignId", ends_at as "endsAt", made_at as "madeAt"
    from bids where id = ${id}`);
  const [row] = rows as (Omit<Bid, 'endsAt' | 'madeAt'> & { endsAt: string; madeAt: string })[];
  return row ? { ...row, endsAt: new Date(row.endsAt), madeAt: new Date(row.madeAt) } : null;
}

export async function endBid(tx: Executor, id: string, state: BidState, now: Date): Promise<void> {
  await tx.execute(sql`update bids set state = ${state}, settled_at = ${now} where id = ${id}`);
}

/** Notes something of a bid for the owners of its store. */
export async function tellOwners(
  tx: Executor,
  kind: NotificationKind,
  bidId: string,
  now: Date,
): Promise<void> {
  await tell(
    tx,
    kind,
    sql`select m.user_id, b.id as thing_id from bids b
        join store_members m on m.store_id = b.store_id and m.role = 'owner' where b.id = ${bidId}`,
    now,
  );
}

/** The same for these people. */
export async function tellPeople(
  tx: Executor,
  kind: NotificationKind,
  bidId: string,
  userIds: string[],
  now: Date,
): Promise<void> {
  await tell(
    tx,
    kind,
    sql`select u.id as user_id, ${bidId}::uuid as thing_id from users u
        where u.id = any(${sql.param(userIds)}::uuid[])`,
    now,
  );
}

type Statement = ReturnType<typeof sql>;

/** Notes for everybody of `told` (user_id, thing_id) who wants to hear of it. */
export async function tell(tx: Executor, kind: NotificationKind, told: Statement, now: Date) {
  await tx.execute(sql`
    with fresh as materialized (
      select distinct t.user_id, t.thing_id, 'infinity'::timestamptz as heard_from from (${told}) t
      where ${wants(kind, sql`t.user_id`, sql`t.thing_id`)}
    ), ${noting(kind, now)}
    select from noted`);
}
