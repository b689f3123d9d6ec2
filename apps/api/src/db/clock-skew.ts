import type { Pool } from 'pg';
import type { Clock } from '../lib/clock.ts';

/** What is decided by the clock of one process holds for all of them. */
export const MOST_SKEW_MS = 2000;

const IN_SQL = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms';

/** By how much the database's clock is ahead of ours, at the least: it looked at it while we waited. */
export async function readClockSkewMs(client: Pick<Pool, 'query'>, clock: Clock): Promise<number> {
  const before = clock.now().getTime();
  const { rows } = await client.query<{ ms: number }>(IN_SQL);
  const after = clock.now().getTime();
  const { ms } = rows[0]!;
  return Math.max(0, ms - after) + Math.min(0, ms - before);
}
