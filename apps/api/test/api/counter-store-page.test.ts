import { weekdays, type OpeningHours } from '@baeon/contracts/stores/opening-hours';
import { beforeAll, expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { addAtStore, call } from '../support/counter.ts';
import { type CouponHolder, refusalOf } from '../support/coupon-holders.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const always = Object.fromEntries(
  weekdays.map((day) => [day, [['00:00', '24:00']]]),
) as OpeningHours;

async function ownedStore() {
  const storeId = await addStore(api, { name: 'Saree House', openingHours: always });
  return { storeId, owner: await addAtStore(api, storeId, 'owner') };
}
type Owned = Awaited<ReturnType<typeof ownedStore>>;

const change = ({ storeId, owner }: Owned, body: object, by: CouponHolder = owner) =>
  call(api, 'PATCH', `/stores/${storeId}/profile`, by.headers, body);
const shown = async (storeId: string) => (await api.get(`/api/stores/${storeId}`)).body.result;

it('an owner changes what is said of the store; what is left out stays', async () => {
  const shop = await ownedStore();
  const before = await shown(shop.storeId);
  const changed = await change(shop, {
    name: '  Saree   Palace ',
    about: 'Silk and cotton\r\nsince 1961',
    phone: '+91 80 2222 3333',
    latitude: 12.9,
    longitude: 77.6,
  });
  expect(changed.body.result).toEqual({ done: true });
  expect(await shown(shop.storeId)).toMatchObject({
    name: 'Saree Palace',
    about: 'Silk and cotton\nsince 1961',
    phone: '+91 80 2222 3333',
    location: { coordinates: [77.6, 12.9] },
    address: before.address,
    category: before.category,
  });
  await change(shop, { about: '' });
  const profile = await call(api, 'GET', `/stores/${shop.storeId}/profile`, shop.owner.headers);
  expect(profile.body.result).toMatchObject({
    name: 'Saree Palace',
    about: null,
    city: 'Bengaluru',
  });
  const { body } = await call(api, 'GET', `/stores/${shop.storeId}/acts`, shop.owner.headers);
  expect(body.result.map(({ act }: { act: string }) => act)).toEqual([
    'store_changed',
    'store_changed',
  ]);
});

it('what a store cannot be is refused in a sentence', async () => {
  const shop = await ownedStore();
  const wrong: [object, string][] = [
    [{}, 'Nothing was changed'],
    [{ name: '  ' }, 'The name of the shop is missing'],
    [{ category: 'Dragons' }, 'Please choose what kind of shop it is'],
    [{ pincode: '012345' }, 'A pincode has 6 digits and does not start with 0'],
    [{ phone: 'call me' }, 'A phone number has 6 to 15 digits'],
    [{ latitude: 12.9 }, 'Both coordinates or neither'],
    [{ latitude: 91, longitude: 0 }, 'Please put the pin where the shop is'],
    [
      {
        opening_hours: {
          ...always,
          mon: [
            ['09:00', '13:00'],
            ['12:00', '18:00'],
          ],
        },
      },
      'Two of these times overlap, or one of them is empty',
    ],
    [
      {
        special_days: [
          { date: '2026-12-25', spans: [] },
          { date: '2026-12-25', spans: [] },
        ],
      },
      'A date is there twice',
    ],
  ];
  for (const [body, msg] of wrong) {
    expect(refusalOf(await change(shop, body))).toEqual([400, 'INVALID_INPUT', msg]);
  }
});

it('a date with hours of its own counts before those of the week, in lists too', async () => {
  const shop = await ownedStore();
  await addCampaign(api, { storeIds: [shop.storeId], title: 'Ten off' });
  const open = async () => {
    const url = '/api/coupons?latitude=12.9352&longitude=77.6245&open=true';
    const { result } = (await api.get(url)).body;
    return result.some(({ title }: { title: string }) => title === 'Ten off');
  };
  await expect.poll(open).toBe(true);
  const today = api.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  await change(shop, {
    special_days: [
      { date: today, spans: [] },
      { date: '2020-01-01', spans: [] },
    ],
  });
  expect(await shown(shop.storeId)).toMatchObject({
    opening_hours: always,
    special_days: [{ date: today, spans: [] }],
  });
  await expect.poll(open).toBe(false);
  await change(shop, { special_days: [] });
  await expect.poll(open).toBe(true);
});
