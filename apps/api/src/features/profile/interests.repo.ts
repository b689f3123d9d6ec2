import { asc, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { interests } from '../../db/tables/stores.ts';

export async function listInterests(db: Executor, atMost: number) {
  return db
    .select({ id: interests.id, name: interests.name })
    .from(interests)
    .orderBy(asc(interests.position), asc(interests.name))
    .limit(atMost);
}

export async function countKnownInterests(db: Executor, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(interests)
    .where(inArray(interests.id, ids));
  return row!.count;
}
