import {
  defaultPushSettings,
  urgentKinds,
  type NotificationKind,
  type PushSettings,
} from '@baeon/contracts/push/push-wire';
import type { Language } from '@baeon/contracts/profile/language';
import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Db, Executor } from '../../db/client.ts';
import { newsDeliveries, pushSubscriptions } from '../../db/tables/push.ts';
import type { PushDevice } from '../../gateways/push/push-gateway.ts';

export type DeviceKey = { userId: string; id: string };

/** A device that something waits for, and what there is to know of its owner. */
export type WaitingDevice = DeviceKey &
  PushDevice & {
    timeZone: string;
    failures: number;
    language: Language;
    settings: PushSettings;
  };

const atDevice = ({ userId, id }: DeviceKey) =>
  and(eq(newsDeliveries.userId, userId), eq(newsDeliveries.subscriptionId, id));

/** Takes devices whose hour has come, each for one process until `until`. */
export async function takeDevices(
  db: Executor,
  { atMost, now, until }: { atMost: number; now: Date; until: Date },
): Promise<WaitingDevice[]> {
  const usual = defaultPushSettings;
  const { rows } = await db.execute(sql`
    with due as (
      select user_id, id from push_subscriptions
      where due_at <= ${now} and (taken_until is null or taken_until <= ${now})
      order by due_at limit ${atMost}
      for no key update skip locked
    ), taken as (
      update push_subscriptions s set taken_until = ${until}
      from due where s.user_id = due.user_id and s.id = due.id
      returning s.*
    )
    select t.user_id as "userId", t.id, t.endpoint, t.p256dh, t.auth, t.time_zone as "timeZone",
           t.failures, u.language,
           json_build_object(
             'new_deals', coalesce(n.new_deals, ${usual.new_deals}),
             'ending_coupons', coalesce(n.ending_coupons, ${usual.ending_coupons}),
             'saved_deals', coalesce(n.saved_deals, ${usual.saved_deals}),
             'passes', coalesce(n.passes, ${usual.passes}),
             'used_coupons', coalesce(n.used_coupons, ${usual.used_coupons}),
             'waitlists', coalesce(n.waitlists, ${usual.waitlists}),
             'offers', coalesce(n.offers, ${usual.offers}),
             'bargains', coalesce(n.bargains, ${usual.bargains}),
             'quiet_from', coalesce(n.quiet_from, ${usual.quiet_from}),
             'quiet_until', coalesce(n.quiet_until, ${usual.quiet_until})
           ) as settings
    from taken t join users u on u.id = t.user_id left join news_settings n on n.user_id = t.user_id`);
  return rows as WaitingDevice[];
}

/** What waits for a device, oldest first. */
export async function listWaiting(db: Executor, device: DeviceKey, atMost: number) {
  const { kind, thingId, doubts, notedAt } = newsDeliveries;
  return db
    .select({ kind, thingId, doubts })
    .from(newsDeliveries)
    .where(atDevice(device))
    .orderBy(notedAt, thingId)
    .limit(atMost);
}

const these = (device: DeviceKey, kind: NotificationKind, thingIds: string[]) =>
  and(atDevice(device), eq(newsDeliveries.kind, kind), inArray(newsDeliveries.thingId, thingIds));

const changeDoubts =
  (by: 1 | -1) =>
  async (
    db: Executor,
    device: DeviceKey,
    kind: NotificationKind,
    thingIds: string[],
  ): Promise<void> => {
    await db
      .update(newsDeliveries)
      .set({ doubts: sql`${newsDeliveries.doubts} + ${by}` })
      .where(these(device, kind, thingIds));
  };

/** Notes that a try begins. */
export const beginTry = changeDoubts(1);

/** Takes that note back for a try that certainly came to nothing. */
export const putOff = changeDoubts(-1);

/** Sent, or no longer to be. */
export async function settleDeliveries(
  db: Executor,
  device: DeviceKey,
  kind: NotificationKind,
  thingIds: string[],
): Promise<void> {
  await db.delete(newsDeliveries).where(these(device, kind, thingIds));
}

const at = ({ userId, id }: DeviceKey) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id));

/** Gives a device back until its next hour, or until something is there for it; what is urgent waits for no hour. */
export async function giveBack(
  db: Db,
  device: DeviceKey,
  { failures, next, now }: { failures: number; next: Date; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever is adding to what waits has the row: it has to be there before we look.
    await tx.select().from(pushSubscriptions).where(at(device)).for('no key update');
    const waits = sql`select from ${newsDeliveries} where ${atDevice(device)}`;
    const urgent = sql`${failures} = 0 and exists (${waits} and ${inArray(newsDeliveries.kind, [...urgentKinds])})`;
    const dueAt = sql`case when ${urgent} then ${now}::timestamptz when exists (${waits}) then ${next}::timestamptz end`;
    await tx.update(pushSubscriptions).set({ failures, dueAt, takenUntil: null }).where(at(device));
  });
}

export async function forgetDevice(db: Executor, device: DeviceKey): Promise<void> {
  await db.delete(pushSubscriptions).where(at(device));
}

/** Times come as texts: these statements are plain SQL. */
export type EndingCoupon = {
  id: string;
  title: string;
  /** Null for what can be used anywhere. */
  store: string | null;
  time_zone: string;
  until: string;
};

export type NewDeal = { id: string; title: string; store: string; until: string };

/** Of these coupons the ones that are still to be used, soonest end first. */
export async function readEndingCoupons(
  db: Executor,
  userId: string,
  ids: string[],
  now: Date,
): Promise<EndingCoupon[]> {
  const { rows } = await db.execute(sql`
    select h.id, c.title, s.name as store, coalesce(s.time_zone, 'Asia/Kolkata') as time_zone,
           h.valid_until as until
    from held_coupons h
    cross join lateral campaign_of(h) c
    left join stores s on s.id = h.store_id
    where h.user_id = ${userId} and h.id = any(${sql.param(ids)}::uuid[])
      and h.state = 'held' and h.valid_until > ${now}
    order by h.valid_until, h.id`);
  return rows as EndingCoupon[];
}

/**
 * Of these deals the ones that are still to be had, newest first, each at a store that the person
 * follows. Who holds one already need not be told.
 */
export async function readNewDeals(
  db: Executor,
  userId: string,
  ids: string[],
  now: Date,
): Promise<NewDeal[]> {
  const { rows } = await db.execute(sql`
    select c.id, c.title, followed.name as store, c.ends_at as until
    from campaigns c
    cross join lateral (
      select s.name from campaign_places p
      join stores s on s.id = p.store_id
      join follows f on f.place_id = s.place_id and f.user_id = ${userId}
      where p.campaign_id = c.id
      order by f.created_at, s.id limit 1
    ) followed
    where c.id = any(${sql.param(ids)}::uuid[])
      and c.kind = 'deal' and campaign_is_live(c, ${now})
      and not exists (
        select from held_coupons h where h.user_id = ${userId} and h.campaign_id = c.id)
    order by greatest(c.starts_at, c.created_at) desc, c.id`);
  return rows as NewDeal[];
}
