import { and, asc, eq, notInArray, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { follows } from '../../db/tables/stores.ts';

const ofUser = (userId: string) => eq(follows.userId, userId);

export async function insertFollows(
  tx: Executor,
  userId: string,
  placeIds: string[],
  now: Date,
): Promise<void> {
  if (placeIds.length === 0) return;
  await tx
    .insert(follows)
    .values(placeIds.map((placeId) => ({ userId, placeId, createdAt: now })))
    .onConflictDoNothing();
}

/** Ends every follow of a user but these. */
export async function deleteOtherFollows(
  tx: Executor,
  userId: string,
  kept: string[],
): Promise<void> {
  const others = kept.length > 0 ? notInArray(follows.placeId, kept) : undefined;
  await tx.delete(follows).where(and(ofUser(userId), others));
}

export async function deleteFollow(db: Executor, userId: string, placeId: string): Promise<void> {
  await db.delete(follows).where(and(ofUser(userId), eq(follows.placeId, placeId)));
}

export async function listFollows(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ placeId: follows.placeId })
    .from(follows)
    .where(ofUser(userId))
    .orderBy(asc(follows.createdAt), asc(follows.placeId));
  return rows.map(({ placeId }) => placeId);
}

export async function countFollows(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(follows)
    .where(ofUser(userId));
  return row!.count;
}

export async function isFollowed(db: Executor, userId: string, placeId: string): Promise<boolean> {
  const [row] = await db
    .select({ placeId: follows.placeId })
    .from(follows)
    .where(and(ofUser(userId), eq(follows.placeId, placeId)));
  return row !== undefined;
}
