import { accountDataResult } from '@baeon/contracts/profile/account-wire';
import { beforeAll, expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { KORAMANGALA } from '../support/demo-places.ts';
import { addProduct } from '../support/products.ts';
import { readCode } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';
import { addWisher, wishFor, type Wisher } from '../support/wishers.ts';

const base = '/api/baeon-user';
const TABLES = ['wishlist_items', 'raised_deals', 'conversations', 'saved_deals'];

let api: TestApi;
let dealId: string;
beforeAll(async () => {
  api = await startTestApi({ env: { PUBLIC_URL: 'https://baeon.example' } });
  const storeIds = [await addStore(api, { name: 'Nila' })];
  dealId = await addCampaign(api, { storeIds, title: 'Tea for two' });
});

/** Somebody with a wish, a raised deal, two talks and a saved deal. */
async function addShopper(): Promise<Wisher & { productId: string }> {
  const shopper = await addWisher(api);
  const productId = await addProduct(api, { name: 'Nova 5 phone', rupees: 14_999 });
  const link = `https://baeon.example/products/${productId}`;
  await shopper.add(wishFor(link));
  await api.post(
    `/api/deal-raise/user?user_id=${shopper.id}`,
    {
      product_url: link,
      comment: 'Product name: Nova 5 phone',
      user_id: shopper.id,
      ...KORAMANGALA,
      category_id: 'Mobile stores',
    },
    shopper.headers,
  );
  await api.sql(
    `insert into conversations (id, user_id, memory, updated_at, expires_at)
     select gen_random_uuid(), $1, '{"said": "secret"}', $2, $2::timestamptz + interval '1 day'
     from generate_series(1, 2)`,
    [shopper.id, api.clock.now()],
  );
  await api.app.inject({
    method: 'PUT',
    url: `${base}/${shopper.id}/saved-deals/${dealId}`,
    headers: shopper.headers,
  });
  return { ...shopper, productId };
}

const countOf = async (userId: string): Promise<number[]> => {
  const counts = TABLES.map(
    (table) => `(select count(*) from ${table} where user_id = $1)::int as ${table}`,
  );
  const [row] = await api.sql<Record<string, number>>(`select ${counts.join(', ')}`, [userId]);
  return TABLES.map((table) => row![table]!);
};

it('is in what a person downloads; of talks only how many there are', async () => {
  const shopper = await addShopper();
  await addShopper();
  const { body } = await api.get(`${base}/${shopper.id}/data`, shopper.headers);
  expect(accountDataResult.parse(body.result)).toEqual(body.result);
  const at = api.clock.now().toISOString();
  const product_url = `https://baeon.example/products/${shopper.productId}`;
  expect(body.result.wishlist).toEqual([
    {
      name: 'Nova 5 phone',
      image: expect.stringMatching(/^\/pictures\/.*\/product\//),
      product_url,
      price_when_added: 14_999,
      added_at: at,
    },
  ]);
  expect(body.result.raised_deals).toEqual([
    {
      product_url,
      comment: 'Product name: Nova 5 phone',
      category_id: 'Mobile stores',
      ...KORAMANGALA,
      state: 'raised',
      named_prices: [],
      created_at: at,
      updated_at: at,
    },
  ]);
  expect(body.result.saved_deals).toEqual([{ title: 'Tea for two', store: 'Nila', saved_at: at }]);
  expect(body.result.conversations).toBe(2);
  expect(JSON.stringify(body)).not.toContain('secret');
});

it('goes when the account goes, and nobody else loses anything', async () => {
  const [leaver, stayer] = [await addShopper(), await addShopper()];
  expect(await countOf(leaver.id)).toEqual([1, 1, 2, 1]);
  await api.post(`${base}/delete-account/send-otp`, {}, leaver.headers);
  const otp = await readCode(api, leaver.number);
  const { status } = await api.post(`${base}/delete-account`, { otp }, leaver.headers);
  expect(status).toBe(200);
  expect(await countOf(leaver.id)).toEqual([0, 0, 0, 0]);
  expect(await countOf(stayer.id)).toEqual([1, 1, 2, 1]);
});

it('cannot grow while the account goes', async () => {
  const leaver = await addShopper();
  await api.post(`${base}/delete-account/send-otp`, {}, leaver.headers);
  const otp = await readCode(api, leaver.number);
  const answers = await Promise.all([
    api.post(`${base}/delete-account`, { otp }, leaver.headers),
    ...[1, 2, 3, 4].map((nth) => leaver.add(wishFor(`https://shop.example/${nth}`))),
  ]);
  expect(answers[0].status).toBe(200);
  for (const { status } of answers) expect([200, 401]).toContain(status);
  expect(await countOf(leaver.id)).toEqual([0, 0, 0, 0]);
});
