import { dealSchema } from '@baeon/contracts/campaigns/campaigns-wire';
import { envelopeSchema } from '@baeon/contracts/common/common-wire';
import { distanceKm } from '@baeon/contracts/places/geo';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addHeldCoupon, addStore } from '../support/campaigns.ts';
import { INDIRANAGAR, KORAMANGALA } from '../support/demo-places.ts';
import { addMember } from '../support/members.ts';
import { bearer } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let koramangala: string;
let indiranagar: string;
let deal: string;

beforeAll(async () => {
  api = await startTestApi({ withoutWorkers: true });
  koramangala = await addStore(api, KORAMANGALA);
  indiranagar = await addStore(api, { ...INDIRANAGAR, addressLine: '100 Feet Road' });
  deal = await addCampaign(api, { storeIds: [koramangala, indiranagar], left: 4 });
});

async function read(id: string, query = '', headers = {}) {
  const { status, body } = await api.get(`/api/coupons/${id}?${query}`, headers);
  expect(status).toBe(200);
  expect(envelopeSchema(dealSchema).parse(body)).toEqual(body);
  return body.result;
}

describe('a deal', () => {
  it('is open to everybody, with the stores where it can be had, nearest first', async () => {
    const { latitude, longitude } = INDIRANAGAR;
    const result = await read(deal, `latitude=${latitude}&longitude=${longitude}`);
    expect(result).toMatchObject({
      campaign: { id: deal, deals_available: 4 },
      coupon: { code: null, is_claimed: false, campaign_id: deal },
      coupon_id: null,
      store_id: indiranagar,
      distance_km: 0,
      state: 'live',
      starts_at: '2026-11-01T00:00:00.000Z',
    });
    expect(result.stores.map((store: any) => store.id)).toEqual([indiranagar, koramangala]);
    expect(result.stores[0].address).toEqual({
      line: '100 Feet Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560034',
    });
    expect(result.stores[1].distance_km).toBeCloseTo(distanceKm(INDIRANAGAR, KORAMANGALA), 5);
  });

  it('has no distances where nobody knows where you are', async () => {
    const result = await read(deal);
    expect(result.distance_km).toBeNull();
    expect(result.stores.map((store: any) => store.distance_km)).toEqual([null, null]);
    const member = await addMember(api);
    await api.sql('update users set latitude = $2, longitude = $3 where id = $1', [
      member.id,
      KORAMANGALA.latitude,
      KORAMANGALA.longitude,
    ]);
    const known = await read(deal, '', bearer(member.token));
    expect([known.store_id, known.distance_km]).toEqual([koramangala, 0]);
  });

  it('names at most fifty stores', async () => {
    const storeIds = await Promise.all(
      Array.from({ length: 55 }, (_, nth) => addStore(api, { latitude: 13 + nth / 100 })),
    );
    const chain = await addCampaign(api, { storeIds });
    const result = await read(chain, 'latitude=13&longitude=77.6245');
    expect(result.stores.map((store: any) => store.id)).toEqual(storeIds.slice(0, 50));
  });

  it('tells how it stands', async () => {
    const now = api.clock.now().getTime();
    const storeIds = [koramangala];
    const made = {
      sold_out: await addCampaign(api, { storeIds, left: 0 }),
      ended: await addCampaign(api, { storeIds, endsAt: new Date(now - 1) }),
      upcoming: await addCampaign(api, { storeIds, startsAt: new Date(now + 1) }),
      live: await addCampaign(api, {
        storeIds,
        startsAt: new Date(now),
        endsAt: new Date(now + 1),
      }),
    };
    for (const [state, id] of Object.entries(made)) expect((await read(id)).state).toBe(state);
  });

  it('has your coupon in it', async () => {
    const member = await addMember(api);
    const id = await addHeldCoupon(api, { userId: member.id, campaignId: deal, code: 'OWN-1' });
    expect(await read(deal, '', bearer(member.token))).toMatchObject({
      coupon: { code: 'OWN-1', is_claimed: true },
      coupon_id: id,
    });
    const stranger = await addMember(api);
    expect((await read(deal, '', bearer(stranger.token))).coupon_id).toBeNull();
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'no-uuid', '7', '%00'])(
    'that is not there is 404: %s',
    async (id) => {
      const { status, body } = await api.get(`/api/coupons/${id}`);
      expect([status, body.result]).toEqual([
        404,
        { code: 'NOT_FOUND', msg: 'This deal is no longer here.' },
      ]);
    },
  );

  it('is not one that is given, nor one without a store', async () => {
    const greeting = await addCampaign(api, { storeIds: [koramangala], kind: 'greeting' });
    const nowhere = await addCampaign(api, { storeIds: [] });
    for (const id of [greeting, nowhere]) {
      expect((await api.get(`/api/coupons/${id}`)).status).toBe(404);
    }
  });

  it('is refused for a place that is none', async () => {
    const { status } = await api.get(`/api/coupons/${deal}?latitude=1`);
    expect(status).toBe(400);
  });
});
