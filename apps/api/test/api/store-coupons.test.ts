import { couponEntrySchema } from '@baeon/contracts/campaigns/campaigns-wire';
import { envelopeSchema } from '@baeon/contracts/common/common-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addCampaign, addHeldCoupon, addStore } from '../support/campaigns.ts';
import { addMember } from '../support/members.ts';
import { bearer } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let store: string;
let other: string;
let first: string;
let second: string;

beforeAll(async () => {
  api = await startTestApi({ withoutWorkers: true });
  store = await addStore(api, { placeId: 'the-store' });
  other = await addStore(api);
  first = await addCampaign(api, { storeIds: [store], endsAt: new Date('2026-11-20') });
  second = await addCampaign(api, { storeIds: [other, store], endsAt: new Date('2026-11-21') });
  await addCampaign(api, { storeIds: [other] });
  await addCampaign(api, { storeIds: [store], left: 0 });
  await addCampaign(api, { storeIds: [store], kind: 'greeting' });
  await addCampaign(api, { storeIds: [store], endsAt: new Date('2026-11-10') });
});

async function coupons(query = '', headers = {}) {
  const { status, body } = await api.get(`/api/stores/${store}/coupon?${query}`, headers);
  expect(status).toBe(200);
  expect(envelopeSchema(z.array(couponEntrySchema)).parse(body)).toEqual(body);
  return body.result as any[];
}
const idsOf = (entries: any[]) => entries.map(({ campaign }) => campaign.id);

describe('the coupons of a store', () => {
  it('are its live deals, at this store, for everybody', async () => {
    const entries = await coupons('type=deal_pool');
    expect(idsOf(entries)).toEqual([first, second]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ store_id: store, distance_km: null, state: 'live' });
    }
    expect(idsOf(await coupons('business_id=the-store'))).toEqual([first, second]);
    expect(idsOf(await coupons(`business_id=${store}`))).toEqual([first, second]);
  });

  it('are with `self` those that you hold', async () => {
    const member = await addMember(api);
    const headers = bearer(member.token);
    const hold = (campaignId: string, code: string, state: 'held' | 'passed_on') =>
      addHeldCoupon(api, { userId: member.id, campaignId, code, state });
    expect(await coupons('self=true', headers)).toEqual([]);
    await hold(first, 'GONE', 'passed_on');
    await hold(second, 'HELD', 'held');
    const own = await coupons('self=true', headers);
    expect(own.map(({ coupon }) => [coupon.campaign_id, coupon.code, coupon.is_claimed])).toEqual([
      [second, 'HELD', true],
    ]);
    const all = await coupons('self=false', headers);
    expect(all.map(({ coupon }) => coupon.code)).toEqual([null, 'HELD']);
    expect((await coupons()).map(({ coupon }) => coupon.code)).toEqual([null, null]);
    const visitor = await api.get(`/api/stores/${store}/coupon?self=true`);
    expect([visitor.status, visitor.body.result.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each([
    ['', 404, 'no-such-store'],
    ['', 404, '00000000-0000-4000-8000-000000000000'],
    ['business_id=somebody-else', 400, null],
    ['self=perhaps', 400, null],
    ['type=other', 400, null],
  ])('are refused for "%s": %i', async (query, expected, id) => {
    const { status } = await api.get(`/api/stores/${id ?? store}/coupon?${query}`);
    expect(status).toBe(expected);
  });
});
