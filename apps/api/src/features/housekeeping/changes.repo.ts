import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';

/** Few enough for one statement. */
const AT_ONCE = 10_000;

/** Removes changes that every process has read, or would not go on from. */
export async function purgeChanges(db: Executor): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ purged: number }>(
      sql`select purge_changes(${AT_ONCE}) as purged`,
    );
    if (rows[0]!.purged < AT_ONCE) return;
  }
}
