import { beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { addProduct } from '../support/products.ts';
import { DAY, startTestApi, type TestApi } from '../support/test-api.ts';

const HERE = 'latitude=12.9352&longitude=77.6245';

let api: TestApi;
/** By how much the process's clock is wrong. */
let wrongBy = 0;
const clock = { now: () => new Date(systemClock.now().getTime() + wrongBy) };
beforeAll(async () => {
  api = await startTestApi({ overrides: { clock } });
});

const timesAllRead = (what: string) =>
  api.logged.filter((line) => line.includes(`${what}: all read`)).length;

it('5,000 changed prices are read again, and nothing else', async () => {
  const id = await addProduct(api);
  await api.sql(
    `insert into products (feed_id, name, title, description, category, price_paise, attributes,
       availability, created_at, updated_at)
     select feed_id || n, name, title, description, category, price_paise, attributes, availability,
       created_at, updated_at
     from products, generate_series(1, 4999) n where id = $1`,
    [id],
  );
  await api.context.catalogue.settled();
  expect(api.context.catalogue.size).toBe(5000);
  await api.sql('update products set price_paise = price_paise + 100');
  // Whoever asks meanwhile is shown the new price, too.
  const search = '/api/products/search?q=phone&limit=20';
  const prices = async () => {
    const { body } = await api.get(search);
    return new Set(body.result.products.map((product: { price: number }) => product.price));
  };
  expect(await prices()).toEqual(new Set([20_000]));
  await api.context.catalogue.settled();
  expect(api.context.catalogue.find(id)?.pricePaise).toBe(2_000_000);
  expect(await prices()).toEqual(new Set([20_000]));
  expect(timesAllRead('catalogue')).toBe(1);
});

it('a clock that is wrong for a while takes no deal away', async () => {
  const now = systemClock.now().getTime();
  const ends = { startsAt: new Date(now - DAY), endsAt: new Date(now + DAY) };
  const id = await addCampaign(api, { storeIds: [await addStore(api)], ...ends });
  await api.context.campaigns.settled();
  const shown = async () => {
    const { body } = await api.get(`/api/coupons?${HERE}`);
    return body.result.map((offer: { campaign_id: string }) => offer.campaign_id);
  };
  expect(await shown()).toEqual([id]);
  wrongBy = 2 * DAY;
  await api.sql('update campaigns set deals_left = deals_left - 1 where id = $1', [id]);
  await api.context.campaigns.settled();
  expect(await shown()).toEqual([]);
  wrongBy = 0;
  await api.sql('alter function deals_near rename to deals_near_hidden');
  expect(await shown()).toEqual([id]);
  expect(timesAllRead('live deals')).toBe(1);
});
