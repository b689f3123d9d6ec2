import { dealSchema } from '@baeon/contracts/campaigns/campaigns-wire';
import { MOST_SAVED_DEALS, savedDealSchema } from '@baeon/contracts/campaigns/saved-deals-wire';
import { envelopeSchema, pageSchema } from '@baeon/contracts/common/common-wire';
import { distanceKm } from '@baeon/contracts/places/geo';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addHeldCoupon, addStore } from '../support/campaigns.ts';
import { INDIRANAGAR, KORAMANGALA } from '../support/demo-places.ts';
import { addMember, type Member } from '../support/members.ts';
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
      minimum_bill_rupees: null,
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

  it.each(['00000000-0000-4000-8000-000000000000', 'no-uuid', '7'])(
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

describe('a deal saved for later', () => {
  const url = (member: Member, rest = '') => `/api/baeon-user/${member.id}/saved-deals${rest}`;

  async function change(method: 'PUT' | 'DELETE', member: Member, id: string, as = member) {
    const response = await api.app.inject({
      method,
      url: url(member, `/${id}`),
      headers: bearer(as.token),
    });
    return { status: response.statusCode, result: response.json().result };
  }
  const save = (member: Member, id: string) => change('PUT', member, id);

  async function saved(member: Member, query = '') {
    const { body } = await api.get(url(member, query), bearer(member.token));
    expect(pageSchema(savedDealSchema).parse(body)).toEqual(body);
    return body as typeof body & { next_cursor: string | null };
  }
  const idsOf = (list: { result: any[] }) => list.result.map((each) => each.campaign_id);

  it('is in the list once, the latest first, also when it is over or yours', async () => {
    const member = await addMember(api);
    const storeIds = [koramangala];
    const over = await addCampaign(api, {
      storeIds,
      endsAt: new Date(api.clock.now().getTime() - 1),
    });
    const yours = await addCampaign(api, { storeIds });
    const coupon_id = await addHeldCoupon(api, {
      userId: member.id,
      campaignId: yours,
      code: 'S-1',
    });
    for (const id of [over, deal, yours, over]) {
      expect(await save(member, id)).toEqual({ status: 200, result: { saved: true } });
      api.clock.advance(1);
    }
    const all = await saved(member);
    expect(idsOf(all)).toEqual([yours, deal, over]);
    expect(all.result).toMatchObject([{ coupon_id }, { deals_left: 4 }, { state: 'ended' }]);
    const { body } = await api.get(url(member, '/ids'), bearer(member.token));
    expect(body.result).toEqual([yours, deal, over]);

    const first = await saved(member, '?limit=2');
    const second = await saved(member, `?limit=2&cursor=${first.next_cursor}`);
    expect([idsOf(first), idsOf(second)]).toEqual([[yours, deal], [over]]);
    expect(second.next_cursor).toBeNull();

    expect(await change('DELETE', member, deal)).toEqual({ status: 200, result: { saved: false } });
    expect((await change('DELETE', member, deal)).status).toBe(200);
    expect(idsOf(await saved(member))).toEqual([yours, over]);
  });

  it('is somebody’s own, and has to be a deal', async () => {
    const [member, stranger] = [await addMember(api), await addMember(api)];
    expect((await change('PUT', member, deal, stranger)).status).toBe(403);
    expect((await change('DELETE', member, deal, stranger)).status).toBe(403);
    for (const rest of ['', '/ids']) {
      expect((await api.get(url(member, rest), bearer(stranger.token))).status).toBe(403);
      expect((await api.get(url(member, rest))).status).toBe(401);
    }
    const greeting = await addCampaign(api, { storeIds: [koramangala], kind: 'greeting' });
    expect((await save(member, greeting)).status).toBe(404);
    expect((await save(member, 'no-uuid')).status).toBe(400);
  });

  it('is one of so many, however many are saved at once', async () => {
    const member = await addMember(api);
    await api.sql(
      `with made as (
         insert into campaigns (title, starts_at, ends_at, total, deals_left, created_at, updated_at)
         select 'Many', $2, $2::timestamptz + interval '1 day', 1, 1, $2, $2 from generate_series(1, $3) returning id)
       insert into saved_deals (user_id, campaign_id, saved_at) select $1, id, $2 from made`,
      [member.id, api.clock.now(), MOST_SAVED_DEALS - 1],
    );
    const storeIds = [koramangala];
    const wanted = await Promise.all([1, 2, 3].map(() => addCampaign(api, { storeIds })));
    const answers = await Promise.all(wanted.map((id) => save(member, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    // What is there already takes no more room.
    const kept = wanted[answers.findIndex(({ status }) => status === 200)]!;
    expect((await save(member, kept)).status).toBe(200);
  });
});
