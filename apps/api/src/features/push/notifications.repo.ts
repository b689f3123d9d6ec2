import { HOLD_MINUTES } from '@baeon/contracts/waitlist/waitlist';
import type { NotificationKind } from '@baeon/contracts/push/push-wire';
import { ownStoreNear } from './told-things.repo.ts';
import { and, eq, isNull, lte, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { news } from '../../db/tables/push.ts';

/** Times come as texts: this is plain SQL. */
export type NotificationRow = {
  kind: NotificationKind;
  thing_id: string;
  noted_at: string;
  is_read: boolean;
  title: string;
  store: string | null;
  store_id: string | null;
  time_zone: string;
  until: string;
};

type Asked = { since: Date; atMost: number };

/** Newest first; of what is gone altogether there is nothing left to say. */
export async function listNotifications(
  db: Executor,
  userId: string,
  { since, atMost }: Asked,
): Promise<NotificationRow[]> {
  const { rows } = await db.execute(sql`
    with told as materialized (
      select kind, thing_id, noted_at, read_at from news
      where user_id = ${userId} and noted_at > ${since}
      order by noted_at desc, thing_id limit ${atMost}
    )
    select told.kind, told.thing_id, told.noted_at, told.read_at is not null as is_read,
           coalesce(c.title, b.title, a.title) as title, s.name as store, s.id as store_id,
           coalesce(s.time_zone, 'Asia/Kolkata') as time_zone,
           case when told.kind = 'waitlist_held'
             then least(told.noted_at + make_interval(mins => ${HOLD_MINUTES}), c.ends_at)
             else coalesce(o.expires_at, own.valid_until, c.ends_at, d.ends_at, b.ends_at, a.decided_at) end as until
    from told
    left join redemptions r on told.kind in ('coupon_used', 'coupon_back') and r.id = told.thing_id
    left join held_coupons own on own.user_id = ${userId} and own.id = coalesce(r.coupon_id,
      case when told.kind in ('ending_coupon', 'pass_taken', 'referral_bonus') then told.thing_id end)
    left join coupon_passes o on told.kind = 'pass_received' and o.id = told.thing_id
    left join held_coupons given on given.user_id = o.user_id and given.id = o.coupon_id
    left join approvals a on told.kind in ('approved', 'sent_back') and a.id = told.thing_id
    left join campaigns c on c.id = case
      when told.kind in ('new_deal', 'saved_ending', 'saved_low', 'waitlist_held', 'waitlist_ended')
      then told.thing_id
      else coalesce(own.campaign_id, given.campaign_id) end
    left join bids d on told.kind in ('bid_made', 'counter_refused', 'pool_reached', 'pool_missed',
      'counter_made', 'bid_accepted', 'bid_over') and d.id = told.thing_id
    left join bargains b
      on b.id = case told.kind when 'bargain_near' then told.thing_id else d.bargain_id end
    left join lateral (
      select st.id, st.name, st.time_zone from campaign_places p
      join stores st on st.id = p.store_id
      left join follows f on f.place_id = st.place_id and f.user_id = ${userId}
      where p.campaign_id = c.id
      order by st.id = coalesce(r.store_id, own.store_id, given.store_id) desc nulls last,
               f.user_id is null, st.name, st.id
      limit 1
    ) of_campaign on true
    left join lateral (${ownStoreNear(userId)}) near on told.kind = 'bargain_near'
    left join stores s on s.id = coalesce(of_campaign.id, d.store_id, near.id,
      case when a.deal_id is not null then a.store_id end)
    where c.id is not null or b.id is not null or a.id is not null
    order by told.noted_at desc, told.thing_id`);
  return rows as NotificationRow[];
}

const unreadOf = (userId: string) => and(eq(news.userId, userId), isNull(news.readAt));

export async function markRead(
  db: Executor,
  userId: string,
  { kind, thingId }: { kind: NotificationKind; thingId: string },
  now: Date,
): Promise<void> {
  await db
    .update(news)
    .set({ readAt: now })
    .where(and(unreadOf(userId), eq(news.kind, kind), eq(news.thingId, thingId)));
}

export async function markAllRead(
  db: Executor,
  userId: string,
  until: Date,
  now: Date,
): Promise<void> {
  await db
    .update(news)
    .set({ readAt: now })
    .where(and(unreadOf(userId), lte(sql`date_trunc('milliseconds', ${news.notedAt})`, until)));
}
