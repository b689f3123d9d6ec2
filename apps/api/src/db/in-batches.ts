import type { SQL } from 'drizzle-orm';
import type { Executor } from './client.ts';

/** Few enough that nobody waits long for a row that is being swept, and that no statement takes long. */
export const BATCH = 1000;

/** Runs a statement that works on at most a batch of rows until it finds no whole one any more. */
export async function inBatches(db: Executor, statement: SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(statement);
    if ((rowCount ?? 0) < BATCH) return;
  }
}
