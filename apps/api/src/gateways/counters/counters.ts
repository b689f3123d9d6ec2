import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Clock } from '../../lib/clock.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type Budgets, createPostgresBudgets, createRedisBudgets } from './budgets.ts';

/** Counts hits of a key within a fixed window, together with every other API process. */
export type Counters = Budgets & {
  hit(key: string, windowMs: number): Promise<{ hits: number; endsInMs: number }>;
  close(): Promise<void>;
};

type Dependencies = { pool: Pool; clock: Clock; log: FastifyBaseLogger };

/** In Redis where there is one, else in the database. */
export async function createCounters(
  redisUrl: string | null,
  { pool, clock, log }: Dependencies,
): Promise<Counters> {
  const inDatabase = createPostgresCounters({ pool, clock });
  return redisUrl ? createRedisCounters({ url: redisUrl, fallback: inDatabase, log }) : inDatabase;
}

/**
 * Not waited for until it is on the disk: a crash forgets the counting of its last moment. A window never ends later
 * than one that begins now, whatever a clock that ran ahead has noted.
 */
const HIT_IN_SQL = `
  insert into rate_counters as c (key, hits, ends_at)
  select $1, $4::int, $2::timestamptz from set_config('synchronous_commit', 'off', true)
  on conflict (key) do update set
    hits = case when c.ends_at <= $3::timestamptz then $4::int else c.hits + $4::int end,
    ends_at = case when c.ends_at <= $3::timestamptz then excluded.ends_at else least(c.ends_at, excluded.ends_at) end
  returning hits, ends_at`;

type Counted = Awaited<ReturnType<Counters['hit']>>;

function createPostgresCounters({ pool, clock }: { pool: Pool; clock: Clock }): Counters {
  /** Hits of a key that came while others of it were being counted: they are counted together. */
  const gathering = new Map<string, { hits: number; counted: Promise<Counted> }>();
  const counting = new Map<string, Promise<unknown>>();

  async function count(key: string, windowMs: number, more: number): Promise<Counted> {
    const now = clock.now();
    const endsAt = new Date(now.getTime() + windowMs);
    const { rows } = await pool.query<{ hits: number; ends_at: Date }>(HIT_IN_SQL, [
      key,
      endsAt,
      now,
      more,
    ]);
    const row = rows[0]!;
    return { hits: row.hits, endsInMs: row.ends_at.getTime() - now.getTime() };
  }

  async function countAfterOthers(key: string, windowMs: number): Promise<Counted> {
    // At least until all that came in one turn are there.
    await (counting.get(key)?.catch(() => {}) ?? nextTurn());
    const { hits } = gathering.get(key)!;
    gathering.delete(key);
    const counted = count(key, windowMs, hits);
    counting.set(key, counted);
    try {
      return await counted;
    } finally {
      if (counting.get(key) === counted) counting.delete(key);
    }
  }

  return {
    ...createPostgresBudgets({ pool, clock }),
    async hit(key, windowMs) {
      const gathered = gathering.get(key) ?? { hits: 0, counted: countAfterOthers(key, windowMs) };
      gathering.set(key, gathered);
      gathered.hits += 1;
      const nth = gathered.hits;
      const { hits, endsInMs } = await gathered.counted;
      return { hits: hits - gathered.hits + nth, endsInMs };
    },
    close: async () => {},
  };
}

const HIT_IN_REDIS = `
  local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { hits, redis.call('PTTL', KEYS[1]) }`;

type Options = { url: string; fallback: Counters; log: FastifyBaseLogger };

/** Counts in Redis; while Redis does not answer, in the fallback, so that a limit never falls open. */
async function createRedisCounters({ url, fallback, log }: Options): Promise<Counters> {
  // Only where it is used: it takes a tenth of a start.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: true,
    keyPrefix: 'baeon:limit:',
  });
  redis.on('error', (error: Error) => log.warn({ reason: error.message }, 'redis is unreachable'));

  const budgets = createRedisBudgets(redis);

  async function inRedisOr<T>(first: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    try {
      return await first();
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'counting in the database instead of redis');
      return otherwise();
    }
  }

  async function hit(key: string, windowMs: number): Promise<Counted> {
    const [hits, ttl] = (await redis.eval(HIT_IN_REDIS, 1, key, windowMs)) as [number, number];
    return { hits, endsInMs: ttl };
  }

  return {
    hit: (key, windowMs) =>
      inRedisOr(
        () => hit(key, windowMs),
        () => fallback.hit(key, windowMs),
      ),
    take: (budget) =>
      inRedisOr(
        () => budgets.take(budget),
        () => fallback.take(budget),
      ),
    giveBack: (budget) =>
      inRedisOr(
        () => budgets.giveBack(budget),
        () => fallback.giveBack(budget),
      ),
    async close() {
      redis.disconnect();
      await fallback.close();
    },
  };
}
