import { HOLD_MINUTES, MOST_WAITLISTS } from '@baeon/contracts/waitlist/waitlist';
import type { WaitlistStanding } from '@baeon/contracts/waitlist/waitlist-wire';
import type { NotificationKind } from '@baeon/contracts/push/push-wire';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

export type JoinOutcome =
  | 'joined'
  | 'already'
  | 'unknown'
  | 'no_user'
  | 'claimed'
  | 'passed_on'
  | 'ended'
  | 'not_started'
  | 'full';

export async function joinWaitlist(
  tx: Executor,
  userId: string,
  campaignId: string,
  now: Date,
): Promise<JoinOutcome> {
  const { rows } = await tx.execute<{ outcome: JoinOutcome }>(sql`
    select join_waitlist(${userId}::uuid, ${campaignId}::uuid, ${MOST_WAITLISTS}, ${now}::timestamptz) as outcome`);
  return rows[0]!.outcome;
}

export async function leaveWaitlist(
  tx: Executor,
  userId: string,
  campaignId: string,
): Promise<boolean> {
  const { rows } = await tx.execute<{ gone: boolean }>(
    sql`select leave_waitlist(${userId}::uuid, ${campaignId}::uuid) as gone`,
  );
  return rows[0]!.gone;
}

/** The lines that somebody stands in, those first where one is held; a hold that is over is none. */
export const listStandings = (
  db: Executor,
  userId: string,
  now: Date,
): Promise<WaitlistStanding[]> =>
  rowsOf<WaitlistStanding>(
    db,
    sql`
    select w.campaign_id, c.in_line, w.held_until,
           (select count(*)::int from waitlist_entries before
            where before.campaign_id = w.campaign_id and before.position <= w.position) as place
    from waitlist_entries w join campaigns c on c.id = w.campaign_id
    where w.user_id = ${userId} and (w.held_until is null or w.held_until > ${now})
      and c.ends_at >= ${now}
    order by w.held_until, w.position`,
    'held_until',
  );

export type Served = {
  person: string;
  told: NotificationKind & `waitlist_${string}`;
  /** Times come as texts: this is plain SQL. */
  held_until: string | null;
};

/** Those who are to hear of it, at most so many: there may be more. */
export async function serveWaitlist(
  tx: Executor,
  campaignId: string,
  atMost: number,
  now: Date,
): Promise<Served[]> {
  const { rows } = await tx.execute(sql`
    select person, told, held_until from serve_waitlist(
      ${campaignId}::uuid, make_interval(mins => ${HOLD_MINUTES}), ${atMost}, ${now}::timestamptz)`);
  return rows as Served[];
}

/** Campaigns with a hold that nobody took in time, one kept that is held for nobody, or a line though they have ended. */
export async function findDueWaitlists(db: Executor, atMost: number, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from campaigns c
    where c.in_line > 0 and (
      c.ends_at < ${now}
      or c.paused_at is null and c.starts_at <= ${now} and c.reserved > (
        select count(*) from waitlist_entries w
        where w.campaign_id = c.id and w.held_until > ${now})
    )
    limit ${atMost}`);
  return rows.map(({ id }) => id);
}
