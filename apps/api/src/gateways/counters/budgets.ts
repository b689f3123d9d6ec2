import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Clock } from '../../lib/clock.ts';

/** So many at once, and so many within each window from then on: what was taken comes back evenly. */
export type Budget = { key: string; max: number; windowMs: number };

/** Budgets that every API process takes from. */
export type Budgets = {
  /** Takes one, or says after how long there is one; 0 when it was taken. */
  take(budget: Budget): Promise<{ waitMs: number }>;
  /** For what was taken and turned out not to count. */
  giveBack(budget: Budget): Promise<void>;
};

const stepOf = ({ max, windowMs }: Budget) => Math.max(1, Math.floor(windowMs / max));

/**
 * `ends_at` is when all will have come back; `hits` is how many milliseconds that was when one was last asked for, below 0
 * where it was refused. Both together say when that was: what lies ahead of the clock counts from now.
 */
const TAKE_IN_SQL = `
  insert into rate_counters as c (key, hits, ends_at)
  select $1, $3::int, $2::timestamptz + $3::int * interval '1 ms'
  from set_config('synchronous_commit', 'off', true)
  on conflict (key) do update set (hits, ends_at) = (
    select case when fits then level + $3::int else -level end,
           $2::timestamptz + (case when fits then level + $3::int else level end) * interval '1 ms'
    from (select case when c.ends_at - abs(c.hits) * interval '1 ms' > $2::timestamptz then abs(c.hits)
            else greatest(0, extract(epoch from c.ends_at - $2::timestamptz) * 1000)::int end) l (level),
      lateral (select level + $3::int <= $4::int) f (fits)
  )
  returning hits`;

const GIVE_BACK_IN_SQL = `
  update rate_counters
  set ends_at = ends_at - $2::int * interval '1 ms', hits = greatest(0, abs(hits) - $2::int)
  from set_config('synchronous_commit', 'off', true) where key = $1`;

export function createPostgresBudgets({ pool, clock }: { pool: Pool; clock: Clock }): Budgets {
  return {
    async take(budget) {
      const { key, windowMs } = budget;
      const step = stepOf(budget);
      const values = [key, clock.now(), step, windowMs];
      const { rows } = await pool.query<{ hits: number }>(TAKE_IN_SQL, values);
      const { hits } = rows[0]!;
      return { waitMs: hits >= 0 ? 0 : step - hits - windowMs };
    },
    async giveBack(budget) {
      await pool.query(GIVE_BACK_IN_SQL, [budget.key, stepOf(budget)]);
    },
  };
}

/** How long a key still lives is how much of its budget is taken. */
const TAKE_IN_REDIS = `
  local step, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  local after = math.max(redis.call('PTTL', KEYS[1]), 0) + step
  if after > window then return after - window end
  redis.call('SET', KEYS[1], 1, 'PX', after)
  return 0`;

const GIVE_BACK_IN_REDIS = `
  local left = redis.call('PTTL', KEYS[1]) - tonumber(ARGV[1])
  if left > 0 then redis.call('PEXPIRE', KEYS[1], left) else redis.call('DEL', KEYS[1]) end
  return 0`;

export function createRedisBudgets(redis: Redis): Budgets {
  return {
    async take(budget) {
      const { key, windowMs } = budget;
      const wait = await redis.eval(TAKE_IN_REDIS, 1, key, stepOf(budget), windowMs);
      return { waitMs: wait as number };
    },
    async giveBack(budget) {
      await redis.eval(GIVE_BACK_IN_REDIS, 1, budget.key, stepOf(budget));
    },
  };
}
