import { pageSchema } from '@baeon/contracts/common/common-wire';
import { offerSchema } from '@baeon/contracts/campaigns/campaigns-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addStore, LAST_MOMENT } from '../support/campaigns.ts';
import { HOUR, startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let inTown: string;
let farAway: string;
const offersOfTown: string[] = [];
let farDeal: string;

beforeAll(async () => {
  api = await startTestApi();
  inTown = await addStore(api, { placeId: 'in-town', latitude: 12.98, longitude: 77.6 });
  farAway = await addStore(api, { latitude: 34.08, longitude: 74.79 });
  for (let days = 3; days > 0; days--) {
    const endsAt = new Date(LAST_MOMENT.getTime() - days * 24 * HOUR);
    offersOfTown.push(await addCampaign(api, { storeIds: [inTown], endsAt, left: days }));
  }
  await addCampaign(api, { storeIds: [inTown], left: 0 });
  await addCampaign(api, { storeIds: [inTown], kind: 'greeting' });
  farDeal = await addCampaign(api, { storeIds: [farAway] });
  await api.context.campaigns.settled();
});

async function offers(query: string) {
  const { status, body } = await api.get(`/api/coupons?${query}`);
  expect(status).toBe(200);
  expect(pageSchema(offerSchema).parse(body)).toEqual(body);
  return body as unknown as { result: any[]; next_cursor: string | null };
}
const idsOf = ({ result }: { result: any[] }) => result.map((offer) => offer.campaign_id);

describe('offers', () => {
  it('are there for everybody, around where the service is', async () => {
    const list = await offers('');
    expect(new Set(idsOf(list))).toEqual(new Set(offersOfTown));
    expect(list.result[0]).toMatchObject({
      deals_left: expect.any(Number),
      store: { id: inTown, category: 'Mobile stores' },
      distance_km: null,
      state: 'live',
      time_zone: 'Asia/Kolkata',
    });
    const { result } = list;
    for (const picture of [result[0].image, result[0].store.logo]) {
      expect((await api.app.inject(picture)).statusCode).toBe(200);
    }
  });

  it('are around a place where one is given', async () => {
    const list = await offers('latitude=34.08&longitude=74.8&from_home=true&type=deal_pool');
    expect(idsOf(list)).toEqual([farDeal]);
    expect(list.result[0].distance_km).toBeCloseTo(0.921, 2);
    expect(idsOf(await offers('latitude=0&longitude=0'))).toEqual([]);
  });

  it('are sorted and filtered for everybody, and say where they are', async () => {
    const sorted = await offers('sort=ending');
    expect(idsOf(sorted)).toEqual(offersOfTown);
    expect(sorted.result[0].store.location.coordinates).toEqual([77.6, 12.98]);
    // Its hours are not known, and the service's centre is farther from it than that.
    expect(idsOf(await offers('open=true'))).toEqual([]);
    expect(idsOf(await offers('km=1'))).toEqual([]);
    expect(idsOf(await offers('km=3&sort=ending&limit=1'))).toEqual(offersOfTown.slice(0, 1));
    expect((await api.get('/api/coupons?km=2')).status).toBe(400);
  });

  it('come in pages', async () => {
    const first = await offers('limit=2');
    const second = await offers(`limit=2&cursor=${first.next_cursor}`);
    expect(second.next_cursor).toBeNull();
    expect([first, second].map(({ result }) => result.length)).toEqual([2, 1]);
    expect(new Set([first, second].flatMap(idsOf))).toEqual(new Set(offersOfTown));
  });

  it('of one store are all that it has, those first that end first, however far it is', async () => {
    expect(idsOf(await offers(`store_id=${inTown}`))).toEqual(offersOfTown);
    expect(idsOf(await offers('business_id=in-town'))).toEqual(offersOfTown);
    expect(idsOf(await offers(`business_id=${inTown.toUpperCase()}`))).toEqual(offersOfTown);
    expect(idsOf(await offers(`store_id=${inTown}&business_id=in-town`))).toEqual(offersOfTown);
    const away = await offers(`store_id=${farAway}&latitude=34.08&longitude=74.8`);
    expect(idsOf(away)).toEqual([farDeal]);
    expect(away.result[0].distance_km).toBeCloseTo(0.921, 2);
    const first = await offers(`store_id=${inTown}&limit=2`);
    const second = await offers(`store_id=${inTown}&limit=2&cursor=${first.next_cursor}`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(offersOfTown);
    expect(second.next_cursor).toBeNull();
  });

  it('of a business that we do not know are none', async () => {
    expect(idsOf(await offers('business_id=ChIJ-somewhere-else'))).toEqual([]);
    expect(idsOf(await offers('store_id=00000000-0000-4000-8000-000000000000'))).toEqual([]);
  });

  it.each([
    'type=other',
    'latitude=100&longitude=0',
    'latitude=&longitude=',
    'limit=0',
    'limit=101',
    'cursor=x',
    'from_home=maybe',
  ])('are refused for %s', async (query) => {
    const { status, body } = await api.get(`/api/coupons?${query}`);
    expect([status, body.result.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('are refused for two stores at once', async () => {
    const { status } = await api.get(`/api/coupons?store_id=${farAway}&business_id=in-town`);
    expect(status).toBe(400);
  });
});
