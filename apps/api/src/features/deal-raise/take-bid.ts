import { randomUUID } from 'node:crypto';
import { BID_USE_DAYS, stepReached, type BidKind } from '@baeon/contracts/deal-raise/bargains';
import { MOST_TAKEN_OFFLINE } from '@baeon/contracts/counter/counter';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import type { Gifts } from '../coupons/gifts.service.ts';
import { type Bid, closeRaised, endBid, tellOwners, tellPeople } from './bargains.repo.ts';

const LONGEST_TITLE = 100;

/** What a coupon of a bid promises, in the words by which our titles state a saving. */
function promiseOf(kind: BidKind, amount: number, product: string): string {
  const name = [...product].slice(0, LONGEST_TITLE).join('');
  const number = amount.toLocaleString('en-IN');
  if (kind === 'price') return `${name} at ₹${number}`;
  return `${name}: ${kind === 'rupees' ? `₹${number}` : `${number}%`} off`;
}

/** The campaign of a bid, made with the first coupon: of its kind, at its store alone, for as many as it says. */
async function campaignOf(tx: Executor, bid: Bid, amount: number, now: Date): Promise<string> {
  if (bid.campaignId) return bid.campaignId;
  const id = randomUUID();
  const { rows } = await tx.execute<{ title: string }>(
    sql`select title from bargains where id = ${bid.bargainId}`,
  );
  const saving = bid.kind === 'price' ? null : bid.kind;
  await tx.execute(sql`
    with made as (
      insert into campaigns (id, kind, title, description, image, saving_kind, saving_amount, starts_at,
        ends_at, valid_days, total, deals_left, offline_limit, created_at, updated_at)
      select ${id}, 'bid', ${promiseOf(bid.kind, amount, rows[0]!.title)}, ${bid.note}, p.image,
             ${saving}::text, ${saving && amount}::integer, ${now}::timestamptz,
             end_of_day(greatest(b.ends_at, ${now}::timestamptz), ${BID_USE_DAYS}, s.time_zone),
             ${BID_USE_DAYS}, b.how_many, b.how_many, least(b.how_many, ${MOST_TAKEN_OFFLINE}),
             ${now}::timestamptz, ${now}::timestamptz
      from bids b
      join stores s on s.id = b.store_id
      join bargains g on g.id = b.bargain_id
      left join products p on p.id = g.product_id
      where b.id = ${bid.id}
      returning id
    )
    insert into campaign_places (campaign_id, store_id, category, latitude, longitude, open)
    select made.id, s.id, s.category, s.latitude, s.longitude, false
    from made, stores s where s.id = ${bid.storeId}`);
  await tx.execute(sql`update bids set campaign_id = ${id} where id = ${bid.id}`);
  return id;
}

/** Puts coupons into the hands of people who accepted a bid, under the lock of its bargain; null for who is gone. */
export async function takeBid(
  tx: Executor,
  { gifts, bid, amount, userIds }: { gifts: Gifts; bid: Bid; amount: number; userIds: string[] },
  now: Date,
): Promise<(string | null)[]> {
  const campaignId = await campaignOf(tx, bid, amount, now);
  const couponIds = await gifts.settle(tx, { campaignId, storeId: bid.storeId }, userIds);
  await tx.execute(sql`
    insert into bid_replies (user_id, bid_id, deal_id, state, coupon_id, at)
    select t.user_id, ${bid.id}, d.id, 'accepted', t.coupon_id, ${now}
    from unnest(${sql.param(userIds)}::uuid[], ${sql.param(couponIds)}::uuid[]) t (user_id, coupon_id)
    join lateral (
      select id from raised_deals r
      where r.user_id = t.user_id and r.bargain_id = ${bid.bargainId} and r.state <> 'closed'
      order by r.created_at limit 1
    ) d on true
    where t.coupon_id is not null
    on conflict (user_id, bid_id) do update
    set state = excluded.state, coupon_id = excluded.coupon_id, at = excluded.at`);
  return couponIds;
}

/** Ends a bid whose takers are settled together: by the best step that they reached, or for nobody. */
export async function settlePool(
  tx: Executor,
  { gifts, bid }: { gifts: Gifts; bid: Bid },
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select user_id as "userId" from bid_replies
    where bid_id = ${bid.id} and state = 'yes' order by at, user_id`);
  const userIds = rows.map(({ userId }) => userId);
  // By the count, which stays where somebody's account is gone: nobody's price gets worse by that.
  const step = stepReached(bid.steps, bid.taken);
  if (step === null || userIds.length === 0) {
    await tx.execute(
      sql`update bid_replies set state = 'missed' where bid_id = ${bid.id} and state = 'yes'`,
    );
    await endBid(tx, bid.id, 'missed', now);
    await tellPeople(tx, 'pool_missed', bid.id, userIds, now);
    await tellOwners(tx, 'bid_over', bid.id, now);
    return;
  }
  await takeBid(tx, { gifts, bid, amount: step.amount, userIds }, now);
  await endBid(tx, bid.id, 'settled', now);
  await tellPeople(tx, 'pool_reached', bid.id, userIds, now);
  await tellOwners(tx, 'bid_accepted', bid.id, now);
  await closeRaised(tx, bid.bargainId, userIds, 'accepted', now);
}
