import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { accountFields, users } from '../../db/tables/users.ts';
import type { Account } from './account.ts';

/** The user of a number, made on the first sign-in. */
export async function findOrCreateUser(
  tx: Executor,
  mobileNumber: string,
  now: Date,
): Promise<Account> {
  await tx.insert(users).values({ mobileNumber, createdAt: now }).onConflictDoNothing();
  const [user] = await tx
    .select(accountFields)
    .from(users)
    .where(eq(users.mobileNumber, mobileNumber));
  return user!;
}
