import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { startFleet } from '../support/fleet.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { playTills } from '../support/till-play.ts';

const SEED = Number(process.env.TILLS_SEED ?? Date.now() % 2 ** 31);
const SIZES = { people: 20, campaigns: 50, tills: 8, turns: 250 };
const KILLS = 10;
const PROCESSES = 2;
/** Then a till takes it that nobody answers. */
const ANSWER_WITHIN_MS = 5000;

it(`1,000 coupons, 8 tills, ${KILLS} kills: nothing redeemed twice without a conflict, nothing lost (TILLS_SEED=${SEED})`, async () => {
  const databaseUrl = await createTestDatabase();
  const secret = { APP_SECRET: 'the same in all the processes of this test' };
  const overrides = { clock: systemClock };
  const started = await startCouponApi({ databaseUrl, overrides, env: secret });
  const api = { ...started, clock: systemClock as typeof started.clock };
  const fleet = await startFleet(PROCESSES, {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    ...secret,
  });
  let [acts, calls] = [0, 0];
  const kills: Promise<void>[] = [];
  const all = SIZES.tills * SIZES.turns;
  const { broken, figures } = await playTills(api, {
    seed: SEED,
    sizes: SIZES,
    now: systemClock.now,
    acted: () => {
      acts += 1;
      if (acts % Math.floor(all / (KILLS + 1)) === 0 && kills.length < KILLS) {
        kills.push(fleet.restart(kills.length % PROCESSES));
      }
    },
    send: async (path, headers, body) => {
      const origin = fleet.origins[calls++ % PROCESSES]!;
      try {
        const response = await fetch(`${origin}/api/counter${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        });
        return { status: response.status, body: await response.json() };
      } catch {
        await delay(100);
        return undefined;
      }
    },
  });
  await Promise.all(kills);
  console.log(JSON.stringify({ SEED, kills: kills.length, calls, ...figures }));
  expect(kills).toHaveLength(KILLS);
  expect(broken).toEqual([]);
}, 900_000);
