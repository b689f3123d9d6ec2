import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, lt, lte, or, sql } from '../../db/drizzle.ts';
import type { Db, Executor } from '../../db/client.ts';
import { smsOutbox } from '../../db/tables/sms.ts';

export type OutboxKey = { mobileNumber: string; id: string };
export type OutboxRow = typeof smsOutbox.$inferSelect;

/** By whom a message leaves: codes of some kinds by a provider of their own, for a start. */
export type Route = { sms: string; codes: string | null; codeKinds: string[] };

/** A code that was not delivered that way a moment ago is asked for again because of that. */
const DOUBTED_FOR = sql`interval '15 minutes'`;

function providerFor({ sms, codes, codeKinds }: Route, now: Date): SQL {
  if (codes === null) return sql`${sms}`;
  return sql`case
    when fallback_at is null and told->>'kind' = any(${sql.param(codeKinds)}::text[]) and not exists (
      select from sms_outbox e
      where e.mobile_number = sms_outbox.mobile_number and e.id <> sms_outbox.id
        and e.created_at > ${now}::timestamptz - ${DOUBTED_FOR}
        and (e.fallback_at is not null
             or e.provider = ${codes} and e.state = 'sent' and e.report is distinct from 'delivered')
    ) then ${codes} else ${sms} end`;
}

export const withKey = ({ mobileNumber, id }: OutboxKey) =>
  and(eq(smsOutbox.mobileNumber, mobileNumber), eq(smsOutbox.id, id));

/** The new row's key, or null when a message of that key is there already. */
export async function insertMessage(
  tx: Executor,
  message: Pick<OutboxRow, 'mobileNumber' | 'key' | 'body' | 'told' | 'notAfter' | 'createdAt'>,
): Promise<OutboxKey | null> {
  const [row] = await tx
    .insert(smsOutbox)
    .values(message)
    .onConflictDoNothing()
    .returning({ mobileNumber: smsOutbox.mobileNumber, id: smsOutbox.id });
  return row ?? null;
}

/**
 * Takes a message for one attempt, or gives null when it is settled. A message found in 'sending' was
 * left there by a process that died: nobody knows whether the provider has it.
 */
export async function beginAttempt(
  db: Executor,
  key: OutboxKey,
  route: Route,
  now: Date,
): Promise<OutboxRow | null> {
  const [row] = await takeForAttempt(db, withKey(key), route, now);
  return row ?? null;
}

/**
 * The same for the oldest messages that are sent in batches (`in_rush`), each taken by one process. `lostBefore` is when an
 * attempt must have begun whose process has died since, `writtenBefore` when a message must have been written
 * that waits no longer.
 */
export function beginBatchAttempts(
  db: Db,
  limits: { atMost: number; lostBefore: Date; writtenBefore: Date; route: Route; now: Date },
): Promise<OutboxRow[]> {
  const { atMost, lostBefore, writtenBefore, route, now } = limits;
  const waiting = db.$with('waiting').as(
    db
      .select({ mobileNumber: smsOutbox.mobileNumber, id: smsOutbox.id })
      .from(smsOutbox)
      .where(
        and(
          smsOutbox.inRush,
          inArray(smsOutbox.state, ['queued', 'sending']),
          lte(smsOutbox.createdAt, writtenBefore),
          or(eq(smsOutbox.state, 'queued'), lt(smsOutbox.lastAttemptAt, lostBefore)),
        ),
      )
      .orderBy(smsOutbox.createdAt)
      .limit(atMost)
      .for('update', { skipLocked: true }),
  );
  const key = sql`(${smsOutbox.mobileNumber}, ${smsOutbox.id})`;
  return takeForAttempt(db.with(waiting), sql`${key} in (select * from ${waiting})`, route, now);
}

function takeForAttempt(
  db: Pick<Executor, 'update'>,
  which: SQL | undefined,
  route: Route,
  now: Date,
): Promise<OutboxRow[]> {
  return db
    .update(smsOutbox)
    .set({
      state: 'sending',
      // Noted before it is asked: its report may be here before its answer.
      provider: providerFor(route, now),
      attempts: sql`${smsOutbox.attempts} + 1`,
      maybeSentSince: sql`coalesce(${smsOutbox.maybeSentSince},
        case when ${smsOutbox.state} = 'sending' then ${smsOutbox.lastAttemptAt} end)`,
      lastAttemptAt: now,
    })
    .where(and(which, inArray(smsOutbox.state, ['queued', 'sending'])))
    .returning();
}

/** Notes for many at once that the provider has them. */
export async function settleSent(
  db: Executor,
  sent: (OutboxKey & { providerMessageId: string | null })[],
  settledAt: Date,
): Promise<void> {
  const numbers = sql.param(sent.map(({ mobileNumber }) => mobileNumber));
  const ids = sql.param(sent.map(({ id }) => id));
  const names = sql.param(sent.map(({ providerMessageId }) => providerMessageId));
  await db.execute(sql`
    update sms_outbox o
    set state = 'sent', provider_message_id = s.name,
        settled_at = ${settledAt}::timestamptz
    from unnest(${numbers}::text[], ${ids}::uuid[], ${names}::text[])
      as s (mobile_number, id, name)
    where o.mobile_number = s.mobile_number and o.id = s.id`);
}

export async function settleMessage(
  db: Executor,
  key: OutboxKey,
  end: Pick<OutboxRow, 'settledAt'> &
    ({ state: 'sent'; providerMessageId: string | null } | { state: 'dead'; lastError: string }),
): Promise<void> {
  await db.update(smsOutbox).set(end).where(withKey(key));
}

export async function putBack(
  db: Executor,
  key: OutboxKey,
  change: Pick<OutboxRow, 'lastError' | 'maybeSentSince'> & { inRush?: false },
): Promise<void> {
  await db
    .update(smsOutbox)
    .set({ state: 'queued', ...change })
    .where(withKey(key));
}
