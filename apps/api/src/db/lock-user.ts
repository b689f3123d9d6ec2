import { eq } from './drizzle.ts';
import type { Executor } from './client.ts';
import { users } from './tables/users.ts';

/**
 * Holds a user's row until the transaction ends: 'no key update' makes what one person does happen
 * in turns, 'key share' only keeps the account from being deleted. False for a user who is gone.
 */
export async function lockUser(
  tx: Executor,
  userId: string,
  strength: 'no key update' | 'key share',
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for(strength);
  return rows.length > 0;
}
