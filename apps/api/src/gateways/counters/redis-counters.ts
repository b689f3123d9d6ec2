import { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';
import type { Counters } from './counters.ts';

const HIT = `
  local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { hits, redis.call('PTTL', KEYS[1]) }`;

type Options = { url: string; fallback: Counters; log: FastifyBaseLogger };

/** Counts in Redis; while Redis does not answer, in the fallback, so that a limit never falls open. */
export function createRedisCounters({ url, fallback, log }: Options): Counters {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: true,
    keyPrefix: 'baeon:limit:',
  });
  redis.on('error', (error: Error) => log.warn({ reason: error.message }, 'redis is unreachable'));

  return {
    async hit(key, windowMs) {
      try {
        const [hits, ttl] = (await redis.eval(HIT, 1, key, windowMs)) as [number, number];
        return { hits, endsInMs: ttl };
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'counting in the database instead of redis');
        return fallback.hit(key, windowMs);
      }
    },
    async close() {
      redis.disconnect();
      await fallback.close();
    },
  };
}
