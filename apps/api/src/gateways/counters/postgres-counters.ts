import type { Pool } from 'pg';
import type { Clock } from '../../lib/clock.ts';
import type { Counters } from './counters.ts';

const HIT = `
  insert into rate_counters as c (key, hits, ends_at) values ($1, 1, $2::timestamptz)
  on conflict (key) do update set
    hits = case when c.ends_at <= $3::timestamptz then 1 else c.hits + 1 end,
    ends_at = case when c.ends_at <= $3::timestamptz then excluded.ends_at else c.ends_at end
  returning hits, ends_at`;

export function createPostgresCounters({ pool, clock }: { pool: Pool; clock: Clock }): Counters {
  return {
    async hit(key, windowMs) {
      const now = clock.now();
      const endsAt = new Date(now.getTime() + windowMs);
      const { rows } = await pool.query<{ hits: number; ends_at: Date }>(HIT, [key, endsAt, now]);
      const row = rows[0]!;
      return { hits: row.hits, endsInMs: row.ends_at.getTime() - now.getTime() };
    },
    close: async () => {},
  };
}
