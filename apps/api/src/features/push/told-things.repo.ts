import type { NotificationKind } from '@baeon/contracts/push/push-wire';
import type { SQL } from 'drizzle-orm';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';

/** Something to tell of beside coupons that end and deals that begin. Times come as texts: this is plain SQL. */
export type ToldThing = {
  id: string;
  title: string;
  store: string | null;
  until: string;
  /** Of whoever runs it: where they look into it. */
  store_id?: string;
};

type Asked = { userId: string; ids: string[]; now: Date };
type OtherKind = Exclude<NotificationKind, 'ending_coupon' | 'new_deal'>;

/** One of the stores that a deal is at. */
const aStore = sql`left join lateral (
  select s.name from campaign_places p join stores s on s.id = p.store_id
  where p.campaign_id = c.id order by s.name, s.id limit 1) s on true`;

/** The nearest to a bargain of the stores that somebody owns and that sell such things. */
export const ownStoreNear = (userId: string): SQL => sql`
  select s.id from store_members m join stores s on s.id = m.store_id
  where m.user_id = ${userId} and m.role = 'owner' and strpos(s.category, b.category_id) > 0
  order by s.map_point <-> b.map_point limit 1`;

const listed = (ids: string[]) => sql`any(${sql.param(ids)}::uuid[])`;

/** Saved still, still to be had, and not held already. */
const savedDeals = ({ userId, ids, now }: Asked): SQL => sql`
  select c.id, c.title, s.name as store, c.ends_at as until
  from saved_deals d join campaigns c on c.id = d.campaign_id ${aStore}
  where d.user_id = ${userId} and c.id = ${listed(ids)} and campaign_is_live(c, ${now})
    and not exists (
      select from held_coupons h where h.user_id = ${userId} and h.campaign_id = c.id)
  order by c.ends_at, c.id`;

/** Unless an open app has shown it. For a day: the last moment of a coupon that is used means nothing any more. */
const taken = (kind: OtherKind, standing: SQL, { userId, ids }: Asked): SQL => sql`
  select r.id, c.title, s.name as store, coalesce(r.undone_at, r.at) + interval '1 day' as until
  from redemptions r
  join held_coupons h on h.id = r.coupon_id and h.user_id = ${userId}
  cross join lateral campaign_of(h) c
  join stores s on s.id = r.store_id
  where r.id = ${listed(ids)} and ${standing} and exists (
    select from news n
    where n.user_id = ${userId} and n.kind = ${kind} and n.thing_id = r.id and n.read_at is null)
  order by r.at desc, r.id`;

/** What came of a bid, for a while. */
const ofBid = (holds: SQL, { ids }: Asked): SQL => sql`
  select d.id, b.title, s.name as store, s.id as store_id,
         greatest(d.ends_at, d.settled_at) + interval '2 days' as until
  from bids d join bargains b on b.id = d.bargain_id join stores s on s.id = d.store_id
  where d.id = ${listed(ids)} and ${holds}
  order by d.made_at desc, d.id`;

const owns = (userId: string): SQL => sql`exists (
  select from store_members m
  where m.user_id = ${userId} and m.store_id = s.id and m.role = 'owner')`;
/** For a week: by then they have seen it at the counter. */
const decided = ({ userId, ids }: Asked): SQL => sql`
  select a.id, a.title, case when a.title <> s.name then s.name end as store,
         a.decided_at + interval '7 days' as until
  from approvals a left join stores s on s.id = a.store_id
  where a.user_id = ${userId} and a.id = ${listed(ids)} order by a.decided_at desc`;

const statements: Record<OtherKind, (asked: Asked) => SQL> = {
  saved_ending: savedDeals,
  saved_low: savedDeals,
  /** Open still, and theirs. */
  pass_received: ({ userId, ids, now }) => sql`
    select o.id, c.title, s.name as store, o.expires_at as until
    from coupon_passes o
    join users u on u.id = ${userId} and u.mobile_number = o.to_mobile_number
    join held_coupons h on h.user_id = o.user_id and h.id = o.coupon_id
    cross join lateral campaign_of(h) c ${aStore}
    where o.id = ${listed(ids)} and o.state = 'open' and o.expires_at > ${now}
    order by o.created_at desc, o.id`,
  pass_taken: ({ userId, ids }) => sql`
    select h.id, c.title, s.name as store, h.valid_until as until
    from held_coupons h cross join lateral campaign_of(h) c ${aStore}
    where h.user_id = ${userId} and h.id = ${listed(ids)} and h.state = 'passed_on'
    order by h.settled_at desc, h.id`,
  /** There still to be used; it is at no store. */
  referral_bonus: ({ userId, ids, now }) => sql`
    select h.id, c.title, null as store, h.valid_until as until
    from held_coupons h join campaigns c on c.id = h.campaign_id
    where h.user_id = ${userId} and h.id = ${listed(ids)} and h.state = 'held' and h.valid_until > ${now}
    order by h.valid_until, h.id`,
  /** Held for them still. */
  waitlist_held: ({ userId, ids, now }) => sql`
    select c.id, c.title, s.name as store, w.held_until as until
    from waitlist_entries w join campaigns c on c.id = w.campaign_id ${aStore}
    where w.user_id = ${userId} and c.id = ${listed(ids)} and w.held_until > ${now}
    order by w.held_until, c.id`,
  waitlist_ended: ({ ids }) => sql`
    select c.id, c.title, s.name as store, c.ends_at + interval '1 day' as until
    from campaigns c ${aStore}
    where c.id = ${listed(ids)}
    order by c.ends_at, c.id`,
  coupon_used: (asked) => taken('coupon_used', sql`r.undone_at is null`, asked),
  /** To be accepted still. */
  bid_made: (asked) =>
    ofBid(
      sql`d.state = 'open' and d.ends_at > ${asked.now} and exists (
        select from raised_deals r
        where r.user_id = ${asked.userId} and r.bargain_id = b.id and r.state <> 'closed')`,
      asked,
    ),
  counter_refused: (asked) => ofBid(sql`d.state = 'open'`, asked),
  pool_reached: (asked) => ofBid(sql`d.state = 'settled'`, asked),
  pool_missed: (asked) => ofBid(sql`d.state = 'missed'`, asked),
  bargain_near: ({ userId, ids, now }) => sql`
    select b.id, b.title, null as store, near.id as store_id, b.ends_at as until
    from bargains b cross join lateral (${ownStoreNear(userId)}) near
    where b.id = ${listed(ids)} and b.state = 'open' and b.ends_at > ${now}
    order by b.created_at desc, b.id`,
  counter_made: (asked) =>
    ofBid(
      sql`${owns(asked.userId)} and exists (
        select from bid_counters n where n.bid_id = d.id and n.state = 'open')`,
      asked,
    ),
  bid_accepted: (asked) => ofBid(owns(asked.userId), asked),
  bid_over: (asked) => ofBid(owns(asked.userId), asked),
  coupon_back: (asked) =>
    taken('coupon_back', sql`r.undone_at is not null and h.state = 'held'`, asked),
  approved: decided,
  sent_back: decided,
};

/** Of these things the ones that still hold. */
export async function readToldThings(
  db: Executor,
  kind: OtherKind,
  asked: Asked,
): Promise<ToldThing[]> {
  return (await db.execute(statements[kind](asked))).rows as ToldThing[];
}

export const otherKinds = Object.keys(statements) as OtherKind[];
