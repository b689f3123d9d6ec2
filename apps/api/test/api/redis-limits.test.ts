import { describe, expect, it } from 'vitest';
import { startRedis } from '../support/redis-server.ts';
import { freshNumber } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const redis = await startRedis();

describe.skipIf(!redis)(
  'limits by address in redis (skipped where redis-server is missing)',
  () => {
    const send = (through: TestApi) =>
      through.post('/api/baeon-user/send-otp', { mobile_number: freshNumber() });

    it('are shared by processes on different databases, and survive the loss of redis', async () => {
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
    });
  },
);
