import { and, desc, eq, gt, isNull, notInArray } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { sessions, accountFields, userBlocks, users } from '../../db/tables/users.ts';
import type { Account } from '../../lib/signed-in.ts';

type SessionKey = { userId: string; tokenHash: Buffer };

const at = ({ userId, tokenHash }: SessionKey) =>
  and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash));

export async function insertSession(
  tx: Executor,
  key: SessionKey & { device: string | null },
  now: Date,
): Promise<void> {
  await tx.insert(sessions).values({ ...key, createdAt: now, lastUsedAt: now });
}

/** Ends all but the sessions used last, so that a user's list of them stays short. */
export async function keepNewestSessions(tx: Executor, userId: string, count: number) {
  const newest = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(count);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.tokenHash, newest)));
}

export async function findSession(
  db: Executor,
  key: SessionKey,
  usedAfter: Date,
): Promise<{ lastUsedAt: Date; user: Account } | null> {
  const [row] = await db
    .select({ lastUsedAt: sessions.lastUsedAt, user: accountFields })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    // One that began while its person was being blocked is worth nothing either.
    .leftJoin(userBlocks, eq(userBlocks.userId, sessions.userId))
    .where(and(at(key), gt(sessions.lastUsedAt, usedAfter), isNull(userBlocks.userId)));
  return row ?? null;
}

export async function touchSession(db: Executor, key: SessionKey, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(at(key));
}

/** Whether there was one. */
export async function deleteSession(db: Executor, key: SessionKey): Promise<boolean> {
  const { rowCount } = await db.delete(sessions).where(at(key));
  return rowCount === 1;
}
