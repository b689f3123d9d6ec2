import { expect, it } from 'vitest';
import { expireCoupons } from '../../src/features/coupons/expiry.repo.ts';
import { addStore } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { brokenInvariants } from '../support/coupon-invariants.ts';
import { playAtRandom } from '../support/coupon-play.ts';
import { DAY } from '../support/test-api.ts';

it('whatever many people do, some of it at once, happens as if one after the other', async () => {
  const api = await startCouponApi({ env: { CLAIM_UNDO_SECONDS: '8' } });
  await playAtRandom(api, await addStore(api), { numRuns: 100 });
  api.clock.advance(60 * DAY);
  await expireCoupons(api.context.database.db, api.clock.now());
  expect(await brokenInvariants((statement) => api.context.database.pool.query(statement))).toEqual(
    [],
  );
  expect(await api.sql("select 1 from held_coupons where state = 'held'")).toEqual([]);
}, 600_000);
