import type { CounterAct } from '@baeon/contracts/counter/counter';
import { sql } from './drizzle.ts';
import type { Executor } from './client.ts';

/** Who acts: somebody with an account, somebody at a till, a till before anybody is signed in there, or a key. */
export type Actor =
  | { userId: string }
  | { tillId: string; staffId: string | null }
  | { keyId: string };

type Act = { act: CounterAct; by: Actor; storeId: string | null; subjectId?: string | null };

/** What somebody is called in what is kept for good. */
export async function personIdOf(tx: Executor, userId: string): Promise<string> {
  await tx.execute(
    sql`insert into counter_people (user_id) values (${userId}) on conflict do nothing`,
  );
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from counter_people where user_id = ${userId}`,
  );
  return rows[0]!.id;
}

/** Part of the transaction that does it: what was done and what is recorded are never apart. */
export async function recordAct(tx: Executor, { act, by, storeId, ...to }: Act, now: Date) {
  const personId = 'userId' in by ? await personIdOf(tx, by.userId) : null;
  const till = 'tillId' in by ? by : { tillId: null, staffId: null };
  const keyId = 'keyId' in by ? by.keyId : null;
  await tx.execute(sql`
    insert into counter_acts (at, act, store_id, person_id, till_id, staff_id, key_id, subject_id)
    values (${now}, ${act}, ${storeId}, ${personId}, ${till.tillId}, ${till.staffId}, ${keyId},
            ${to.subjectId ?? null})`);
}
