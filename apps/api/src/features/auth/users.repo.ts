import type { User } from '@baeon/contracts/user';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { userFields, users } from '../../db/tables/users.ts';

/** The user of a number, made on the first sign-in. */
export async function findOrCreateUser(
  tx: Executor,
  mobileNumber: string,
  now: Date,
): Promise<User> {
  await tx.insert(users).values({ mobileNumber, createdAt: now }).onConflictDoNothing();
  const [user] = await tx
    .select(userFields)
    .from(users)
    .where(eq(users.mobileNumber, mobileNumber));
  return user!;
}
