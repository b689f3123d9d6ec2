import {
  isUrgent,
  notificationTopics,
  type NotificationKind,
  type PushTopic,
} from '@baeon/contracts/push/push-wire';
import type { SQL } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { sql } from './drizzle.ts';

const columns: Record<PushTopic, SQL> = {
  new_deals: sql`new_deals`,
  ending_coupons: sql`ending_coupons`,
  saved_deals: sql`saved_deals`,
  passes: sql`passes`,
  used_coupons: sql`used_coupons`,
  waitlists: sql`waitlists`,
  offers: sql`offers`,
  bargains: sql`bargains`,
};

/** Who has not switched off what a kind belongs to, and was not told of this thing before. */
export const wants = (kind: NotificationKind, userId: SQL, thingId: SQL): SQL => {
  const topic = notificationTopics[kind];
  const isOn =
    topic === null
      ? sql`true`
      : sql`not exists (
          select from news_settings n where n.user_id = ${userId} and not n.${columns[topic]})`;
  return sql`${isOn} and not exists (
    select from news n
    where n.user_id = ${userId} and n.kind = ${kind} and n.thing_id = ${thingId})`;
};

/**
 * Notes what of `fresh` (user_id, thing_id, heard_from) nobody has noted yet: for the person to read, and in the same
 * statement for every device that was there before `heard_from`. So both always tell the same.
 */
export const noting = (kind: NotificationKind, now: Date): SQL => sql`
  noted as (
    insert into news (user_id, kind, thing_id, noted_at, queued)
    select user_id, ${kind}, thing_id, ${now}::timestamptz,
           exists (select from push_subscriptions s where s.user_id = fresh.user_id)
    from fresh
    on conflict do nothing
    returning user_id, thing_id
  ), devices as (
    select s.user_id, s.id, s.created_at from push_subscriptions s
    where s.user_id in (select user_id from noted)
    for key share of s
  ), queued as (
    insert into news_deliveries (user_id, subscription_id, kind, thing_id, noted_at)
    select noted.user_id, devices.id, ${kind}, noted.thing_id, ${now}::timestamptz
    from noted join fresh using (user_id, thing_id) join devices using (user_id)
    where devices.created_at < fresh.heard_from
    returning user_id, subscription_id
  ), woken as (
    update push_subscriptions s set due_at = ${isUrgent(kind) ? sql`${now}::timestamptz` : sql`coalesce(s.due_at, ${now}::timestamptz)`}
    from (select distinct user_id, subscription_id as id from queued) q
    where s.user_id = q.user_id and s.id = q.id
  )`;

type Told = { kind: NotificationKind; thingId: string };

/** Notes one thing for one person, in the transaction in which it happens. */
export async function noteFor(
  tx: Executor,
  person: { id: string } | { mobileNumber: string },
  { kind, thingId }: Told,
  now: Date,
): Promise<void> {
  const isThem =
    'id' in person ? sql`u.id = ${person.id}` : sql`u.mobile_number = ${person.mobileNumber}`;
  await tx.execute(sql`
    with fresh as materialized (
      select u.id as user_id, ${thingId}::uuid as thing_id, 'infinity'::timestamptz as heard_from
      from users u where ${isThem} and ${wants(kind, sql`u.id`, sql`${thingId}::uuid`)}
    ), ${noting(kind, now)}
    select from noted`);
}
