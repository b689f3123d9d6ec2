import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { BATCH, inBatches } from '../../db/in-batches.ts';

/**
 * Ends what is over: coupons, passes of them to somebody else, the entries of stores that have a campaign.
 * Many processes may do it at once: a row that somebody else has in hand is left to them, or to the
 * next time.
 */
export async function expireCoupons(db: Executor, now: Date): Promise<void> {
  await inBatches(db, endCoupons(now));
  await inBatches(db, lapsePasses(now));
  await inBatches(db, closePlaces(now));
}

const endCoupons = (now: Date) => sql`
  with due as (
    select user_id, id from held_coupons
    where state = 'held' and valid_until < ${now}
    order by valid_until limit ${BATCH}
    for update skip locked
  ), ended as (
    update held_coupons h set state = 'expired', settled_at = ${now}
    from due where h.user_id = due.user_id and h.id = due.id
    returning h.user_id, h.id, h.campaign_id
  ), lapsed as (
    update coupon_passes p set state = 'lapsed', settled_at = ${now}
    from ended where p.user_id = ended.user_id and p.coupon_id = ended.id and p.state = 'open'
  )
  insert into coupon_ledger (campaign_id, coupon_id, event, at)
  select campaign_id, id, 'expired', ${now}::timestamptz from ended`;

const lapsePasses = (now: Date) => sql`
  with due as (
    select user_id, id from coupon_passes
    where state = 'open' and expires_at < ${now}
    order by expires_at limit ${BATCH}
    for update skip locked
  )
  update coupon_passes p set state = 'lapsed', settled_at = ${now}
  from due where p.user_id = due.user_id and p.id = due.id`;

const closePlaces = (now: Date) => sql`
  with due as (
    select p.campaign_id, p.store_id
    from campaigns c join campaign_places p on p.campaign_id = c.id
    where c.ends_at < ${now} and p.open
    limit ${BATCH}
    for update of p skip locked
  )
  update campaign_places p set open = false
  from due where p.campaign_id = due.campaign_id and p.store_id = due.store_id`;
