import { and, eq, gt, isNull, or, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { conversations } from '../../db/tables/products.ts';

/** A chat that this person may go on with: their own, or one that nobody has signed in to yet. */
export async function findChat(
  db: Executor,
  id: string,
  userId: string | null,
  now: Date,
): Promise<{ memory: unknown } | null> {
  const nobodys = isNull(conversations.userId);
  const mine = userId === null ? nobodys : or(eq(conversations.userId, userId), nobodys);
  const [row] = await db
    .select({ memory: conversations.memory })
    .from(conversations)
    .where(and(eq(conversations.id, id), mine, gt(conversations.expiresAt, now)));
  return row ?? null;
}

/** Whoever is signed in when it goes on keeps it. */
export async function saveChat(
  db: Executor,
  chat: { id: string; userId: string | null; memory: unknown; now: Date; expiresAt: Date },
): Promise<void> {
  const { id, userId, memory, now, expiresAt } = chat;
  await db
    .insert(conversations)
    .values({ id, userId, memory, updatedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: conversations.id,
      set: {
        memory,
        updatedAt: now,
        expiresAt,
        userId: sql`coalesce(${conversations.userId}, excluded.user_id)`,
      },
    });
}
