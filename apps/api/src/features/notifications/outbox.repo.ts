import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { smsOutbox } from '../../db/tables/messages.ts';

export type OutboxKey = { mobileNumber: string; id: string };
export type OutboxRow = typeof smsOutbox.$inferSelect;

const at = ({ mobileNumber, id }: OutboxKey) =>
  and(eq(smsOutbox.mobileNumber, mobileNumber), eq(smsOutbox.id, id));

/** The new row's key, or null when a message of that key is there already. */
export async function insertMessage(
  tx: Executor,
  message: Pick<OutboxRow, 'mobileNumber' | 'key' | 'body' | 'notAfter' | 'createdAt'>,
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
  now: Date,
): Promise<OutboxRow | null> {
  const [row] = await takeForAttempt(db, at(key), now);
  return row ?? null;
}

/** The same for many; those that are settled are left out. */
export const beginAttempts = (db: Executor, ids: string[], now: Date): Promise<OutboxRow[]> =>
  takeForAttempt(db, inArray(smsOutbox.id, ids), now);

function takeForAttempt(
  db: Executor,
  which: ReturnType<typeof at>,
  now: Date,
): Promise<OutboxRow[]> {
  return db
    .update(smsOutbox)
    .set({
      state: 'sending',
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
  sent: { id: string; providerMessageId: string | null }[],
  provider: string,
  settledAt: Date,
): Promise<void> {
  const ids = sql.param(sent.map(({ id }) => id));
  const names = sql.param(sent.map(({ providerMessageId }) => providerMessageId));
  await db.execute(sql`
    update sms_outbox o
    set state = 'sent', provider = ${provider}, provider_message_id = s.name,
        settled_at = ${settledAt}::timestamptz
    from unnest(${ids}::uuid[], ${names}::text[]) as s (id, name)
    where o.id = s.id`);
}

export async function settle(
  db: Executor,
  key: OutboxKey,
  end: Pick<OutboxRow, 'settledAt'> &
    (
      | { state: 'sent'; provider: string; providerMessageId: string | null }
      | { state: 'dead'; lastError: string }
    ),
): Promise<void> {
  await db.update(smsOutbox).set(end).where(at(key));
}

export async function putBack(
  db: Executor,
  key: OutboxKey,
  change: { lastError: string; maybeSentSince: Date | null },
): Promise<void> {
  await db
    .update(smsOutbox)
    .set({ state: 'queued', ...change })
    .where(at(key));
}
