import type { SQL } from 'drizzle-orm';
import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from '../../db/drizzle.ts';
import type { Db, Executor } from '../../db/client.ts';
import type { DeliveryReport } from '../../gateways/sms/sms-gateway.ts';
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

const at = ({ mobileNumber, id }: OutboxKey) =>
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
  const [row] = await takeForAttempt(db, at(key), route, now);
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
  await db.update(smsOutbox).set(end).where(at(key));
}

export async function putBack(
  db: Executor,
  key: OutboxKey,
  change: Pick<OutboxRow, 'lastError' | 'maybeSentSince'> & { inRush?: false },
): Promise<void> {
  await db
    .update(smsOutbox)
    .set({ state: 'queued', ...change })
    .where(at(key));
}

/**
 * Takes a code from the provider that has not delivered it, once, so that the other one may. False where it was
 * delivered, is too old to be of use, or has been followed by a newer one.
 */
export async function turnOver(
  db: Executor,
  key: OutboxKey,
  from: { state: 'sent' | 'sending'; provider: string; reason: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(smsOutbox)
    .set({
      state: 'queued',
      fallbackAt: now,
      lastError: from.reason,
      providerMessageId: null,
      maybeSentSince: null,
      report: null,
      reportCode: null,
      reportedAt: null,
      settledAt: null,
    })
    .where(
      and(
        at(key),
        eq(smsOutbox.state, from.state),
        eq(smsOutbox.provider, from.provider),
        isNull(smsOutbox.fallbackAt),
        gt(smsOutbox.notAfter, now),
        sql`report is distinct from 'delivered'`,
        sql`not exists (
          select from sms_outbox e
          where e.mobile_number = sms_outbox.mobile_number and e.created_at > sms_outbox.created_at
            and e.told->>'kind' like 'code:%')`,
      ),
    );
  return rowCount === 1;
}

/** What a provider says of what it had taken; a delivery is never taken back. False where there is nothing to note. */
export async function saveReport(
  db: Executor,
  { report, code, ...key }: DeliveryReport,
  provider: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(smsOutbox)
    .set({ report, reportCode: code, reportedAt: now })
    .where(
      and(
        at(key),
        eq(smsOutbox.provider, provider),
        inArray(smsOutbox.state, ['sending', 'sent']),
        sql`report is distinct from 'delivered' and report is distinct from ${report}`,
      ),
    );
  return rowCount === 1;
}

/** Whether a dead letter, or one whose delivery failed, now waits again. A code is never sent twice. */
export async function queueAgain(
  db: Executor,
  id: string,
  now: Date,
): Promise<OutboxKey | 'unknown' | 'late'> {
  const [row] = await db
    .select({
      mobileNumber: smsOutbox.mobileNumber,
      id: smsOutbox.id,
      key: smsOutbox.key,
      notAfter: smsOutbox.notAfter,
      report: smsOutbox.report,
    })
    .from(smsOutbox)
    .where(
      and(eq(smsOutbox.id, id), or(eq(smsOutbox.state, 'dead'), eq(smsOutbox.report, 'failed'))),
    )
    .for('update');
  if (!row) return 'unknown';
  if (row.key.startsWith('otp:') || (row.notAfter && row.notAfter <= now)) return 'late';
  const { mobileNumber } = row;
  await db
    .update(smsOutbox)
    .set({
      state: 'queued',
      // Whoever drops repeats by it had taken the message before.
      ...(row.report === 'failed' && { key: `${row.key}:again` }),
      attempts: 0,
      inRush: false,
      settledAt: null,
      report: null,
      reportCode: null,
      reportedAt: null,
    })
    .where(at({ mobileNumber, id }));
  return { mobileNumber, id };
}
