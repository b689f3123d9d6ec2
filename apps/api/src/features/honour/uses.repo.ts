import type { Use } from '@baeon/contracts/honour/honour-wire';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/** What was used of these people's coupons, or undone, that they have not said anything about; newest first. */
export async function listUses(
  db: Executor,
  userIds: string[],
  since: Date,
): Promise<(Use & { user_id: string })[]> {
  return rowsOf(
    db,
    sql`select h.user_id, r.id, r.coupon_id, c.title, r.store_id, s.name as store, s.time_zone, r.at, r.undone_at
        from held_coupons h
        join redemptions r on r.coupon_id = h.id
        cross join lateral campaign_of(h) c
        join stores s on s.id = r.store_id
        where h.user_id = any(${sql.param(userIds)}::uuid[]) and h.state <> 'passed_on'
          and greatest(r.at, r.synced_at, r.undone_at) > ${since}
          and r.answered < case when r.undone_at is null then 1 else 2 end
          and not exists (select from redemptions later where later.coupon_id = r.coupon_id and later.at > r.at)
        order by greatest(r.at, r.undone_at) desc, r.id`,
    'at',
    'undone_at',
  );
}

/** False where it is nobody's, or somebody else's. Other pages of theirs hear of it. */
export async function answerUse(
  db: Executor,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with answered as (
      update redemptions r set answered = case when r.undone_at is null then 1 else 2 end
      from held_coupons h
      where r.id = ${id} and h.id = r.coupon_id and h.user_id = ${userId}
      returning r.id
    ), read as (
      update news set read_at = ${now}
      where user_id = ${userId} and kind in ('coupon_used', 'coupon_back') and read_at is null
        and thing_id in (select id from answered)
    )
    select tell_changed('coupons', array[${userId}::text]) from answered`);
  return rowCount === 1;
}
