import { expect, it } from 'vitest';
import { call } from '../support/counter.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { playTills } from '../support/till-play.ts';
import { SECOND } from '../support/test-api.ts';

const SEED = Number(process.env.TILLS_SEED ?? Date.now() % 2 ** 31);

it(`eight tills, some without a connection, lose nothing and double nothing (TILLS_SEED=${SEED})`, async () => {
  const api = await startCouponApi();
  const { broken, figures } = await playTills(api, {
    seed: SEED,
    sizes: { people: 4, campaigns: 10, tills: 8, turns: 12 },
    send: (path, headers, body) => call(api, 'POST', path, headers, body),
    now: () => {
      api.clock.advance(0.1 * SECOND);
      return api.clock.now();
    },
  });
  expect(broken).toEqual([]);
  expect(figures.offline).toBeGreaterThan(10);
}, 120_000);
