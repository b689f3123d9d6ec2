import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startRedis } from '../support/redis-server.ts';
import { from, guess, signInFrom } from '../support/guessers.ts';
import { freshNumber } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const redis = await startRedis();

describe.skipIf(!redis)(
  'limits by address in redis (skipped where redis-server is missing)',
  () => {
    const send = (through: TestApi) =>
      through.post('/api/baeon-user/send-otp', { mobile_number: freshNumber() });

    const hitsInDatabase = async (through: TestApi) => {
      const counted = 'select coalesce(sum(hits), 0)::int as hits from rate_counters';
      return (await through.sql<{ hits: number }>(counted))[0]!.hits;
    };

    it('and their budgets are shared, and what is right is given back', async () => {
      const env = {
        TRUST_PROXY: '1',
        REDIS_URL: redis!.url,
        RATE_LIMIT_FACTOR: '1',
        SIGN_IN_WRONG_PER_DAY: '10',
      };
      const api = await startTestApi({ env });
      const other = await startTestApi({ env });
      const at = from('203.0.113.7');
      const statuses = [];
      for (const through of [api, other, api]) statuses.push((await guess(through, at)).status);
      expect(statuses).toEqual([401, 401, 429]);
      for (let nth = 0; nth < 12; nth++) {
        const { answer } = await signInFrom(other, freshNumber(), from('203.0.113.8'));
        expect(answer.status).toBe(200);
      }
      expect((await guess(api, from('203.0.113.8'))).status).toBe(401);
      expect(await api.sql('select * from rate_counters')).toEqual([]);
    });

    it('are shared by processes on different databases, also while redis is away and once it is back', async () => {
      const env = { RATE_LIMIT_FACTOR: String(3 / 60), REDIS_URL: redis!.url };
      const api = await startTestApi({ env });
      const other = await startTestApi({ env });
      const statuses = [];
      for (const through of [api, other, api, other]) statuses.push((await send(through)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(await api.sql('select * from rate_counters')).toEqual([]);

      await redis!.stop();
      const fallback = [];
      for (let i = 0; i < 4; i++) fallback.push((await send(api)).status);
      expect(fallback).toEqual([200, 200, 200, 429]);
      expect(api.logged.join()).toContain('counting in the database instead of redis');

      await startRedis(redis!.port);
      for (const through of [api, other]) {
        await eventually(async () => {
          const before = await hitsInDatabase(through);
          await send(through);
          return (await hitsInDatabase(through)) === before;
        }, 'it counts in redis again');
      }
      // Redis has forgotten what it counted before.
      await eventually(async () => (await send(api)).status === 429, 'the limit is reached');
      expect((await send(other)).status).toBe(429);
    });
  },
);
