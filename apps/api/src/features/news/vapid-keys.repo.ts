import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { vapidKeys } from '../../db/tables/push.ts';

type KeptKeys = Omit<typeof vapidKeys.$inferSelect, 'one'>;

export async function readKeptKeys(db: Executor): Promise<KeptKeys | null> {
  const [row] = await db.select().from(vapidKeys);
  return row ?? null;
}

/** Keeps a pair where there is none: of processes that start together one wins. */
export async function keepKeys(db: Executor, pair: KeptKeys): Promise<void> {
  await db.insert(vapidKeys).values(pair).onConflictDoNothing();
}

/** The same in place of one that is of no use any more. */
export async function replaceKeys(db: Executor, useless: string, pair: KeptKeys): Promise<void> {
  await db.update(vapidKeys).set(pair).where(eq(vapidKeys.publicKey, useless));
}
