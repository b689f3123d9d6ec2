import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { signInNumbers } from '../../db/tables/sign-in-numbers.ts';
import type { NumberRecord } from './sign-in-rules.ts';

/** The number's record, locked until the transaction ends, made first if there was none. */
export async function lockNumber(
  tx: Executor,
  mobileNumber: string,
  now: Date,
): Promise<NumberRecord> {
  await tx
    .insert(signInNumbers)
    .values({ mobileNumber, sends: [], wrongTries: [], updatedAt: now })
    .onConflictDoNothing();
  const [record] = await tx
    .select()
    .from(signInNumbers)
    .where(eq(signInNumbers.mobileNumber, mobileNumber))
    .for('update');
  return record!;
}

export async function saveNumber(
  tx: Executor,
  mobileNumber: string,
  change: Partial<NumberRecord>,
  now: Date,
): Promise<void> {
  await tx
    .update(signInNumbers)
    .set({ ...change, updatedAt: now })
    .where(eq(signInNumbers.mobileNumber, mobileNumber));
}
