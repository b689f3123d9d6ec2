import {
  defaultPushSettings,
  type PushSettings,
  type PushSubscriptionBody,
} from '@baeon/contracts/push/push-wire';
import { and, desc, eq, gt, ne, notInArray, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { newsSettings, pushSubscriptions, vapidKeys } from '../../db/tables/push.ts';

const fields = {
  new_deals: newsSettings.newDeals,
  ending_coupons: newsSettings.endingCoupons,
  saved_deals: newsSettings.savedDeals,
  passes: newsSettings.passes,
  used_coupons: newsSettings.usedCoupons,
  waitlists: newsSettings.waitlists,
  offers: newsSettings.offers,
  bargains: newsSettings.bargains,
  quiet_from: newsSettings.quietFrom,
  quiet_until: newsSettings.quietUntil,
};

export async function readPushSettings(db: Executor, userId: string): Promise<PushSettings> {
  const [row] = await db.select(fields).from(newsSettings).where(eq(newsSettings.userId, userId));
  return row ?? defaultPushSettings;
}

export async function savePushSettings(
  tx: Executor,
  userId: string,
  settings: PushSettings,
): Promise<void> {
  const values = {
    newDeals: settings.new_deals,
    endingCoupons: settings.ending_coupons,
    savedDeals: settings.saved_deals,
    passes: settings.passes,
    usedCoupons: settings.used_coupons,
    waitlists: settings.waitlists,
    offers: settings.offers,
    bargains: settings.bargains,
    quietFrom: settings.quiet_from,
    quietUntil: settings.quiet_until,
  };
  await tx
    .insert(newsSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: newsSettings.userId, set: values });
}

const { userId: ownerId } = pushSubscriptions;

export async function countDevices(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(pushSubscriptions)
    .where(eq(ownerId, userId));
  return row!.count;
}

/** Whether they are told of what is wanted near a store. */
export async function runsStore(db: Executor, userId: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from store_members where user_id = ${userId} and role = 'owner' limit 1`,
  );
  return rowCount === 1;
}

/**
 * Makes a device the person's, or takes its new keys, zone and session. False when the session has
 * ended meanwhile. Whoever had it before hears on it no more.
 */
export async function saveSubscription(
  tx: Executor,
  userId: string,
  tokenHash: Buffer,
  { endpoint, keys, time_zone }: PushSubscriptionBody,
  now: Date,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(ownerId, userId)));
  const { rowCount } = await tx.execute(sql`
    insert into push_subscriptions as mine
      (user_id, endpoint, p256dh, auth, time_zone, token_hash, created_at)
    select user_id, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${time_zone}, token_hash, ${now}
    from sessions where user_id = ${userId} and token_hash = ${tokenHash}
    for key share
    on conflict (endpoint) do update set
      p256dh = excluded.p256dh, auth = excluded.auth, time_zone = excluded.time_zone,
      token_hash = excluded.token_hash, failures = 0,
      due_at = case when mine.due_at is not null then ${now}::timestamptz end`);
  return rowCount === 1;
}

/**
 * A first device also hears of what its owner was told lately without one; of what begins it hears from now on.
 */
export async function queueUnheard(tx: Executor, userId: string, since: Date, now: Date) {
  await tx.execute(sql`
    with unheard as (
      update news set queued = true
      where user_id = ${userId} and not queued and kind <> 'new_deal'
        and read_at is null and noted_at > ${since}
      returning kind, thing_id
    ), queued as (
      insert into news_deliveries (user_id, subscription_id, kind, thing_id, noted_at)
      select s.user_id, s.id, unheard.kind, unheard.thing_id, ${now}::timestamptz
      from push_subscriptions s, unheard where s.user_id = ${userId}
      on conflict do nothing returning subscription_id
    )
    update push_subscriptions set due_at = coalesce(due_at, ${now}::timestamptz)
    where user_id = ${userId} and id in (select subscription_id from queued)`);
}

/** Forgets all but the devices that came last. */
export async function keepNewestDevices(
  tx: Executor,
  userId: string,
  count: number,
): Promise<void> {
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(ownerId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(count);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(ownerId, userId), notInArray(pushSubscriptions.id, newest)));
}

export async function deleteByEndpoint(
  db: Executor,
  userId: string,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(ownerId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** What waits for other hours is looked at anew; what waits for its service goes on waiting. */
export async function hastenWaiting(db: Executor, userId: string, now: Date): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ dueAt: now })
    .where(
      and(eq(ownerId, userId), gt(pushSubscriptions.dueAt, now), eq(pushSubscriptions.failures, 0)),
    );
}

type KeptKeys = Omit<typeof vapidKeys.$inferSelect, 'one'>;

export async function readKeptKeys(db: Executor): Promise<KeptKeys | null> {
  const [row] = await db.select().from(vapidKeys);
  return row ?? null;
}

/** Keeps a pair where there is none: of processes that start together one wins. */
export async function keepKeys(db: Executor, pair: KeptKeys): Promise<void> {
  await db.insert(vapidKeys).values(pair).onConflictDoNothing();
}

/** The same in place of one that is of no use any more. */
export async function replaceKeys(db: Executor, useless: string, pair: KeptKeys): Promise<void> {
  await db.update(vapidKeys).set(pair).where(eq(vapidKeys.publicKey, useless));
}
