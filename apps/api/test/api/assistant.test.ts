import { chatMessages } from '@baeon/contracts/assistant/assistant';
import { chatResult } from '@baeon/contracts/assistant/assistant-wire';
import { envelopeSchema } from '@baeon/contracts/common/common-wire';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/features/housekeeping/housekeeping.feature.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { addMember, type Member } from '../support/members.ts';
import { addProduct } from '../support/products.ts';
import { HOUR, startTestApi, type TestApi } from '../support/test-api.ts';

const CHAT = '/api/convert-speech/chat';
const HERE = { latitude: 12.9352, longitude: 77.6245 };

let api: TestApi;
let cheap: string;
let dear: string;
let deal: string;
let asha: Member;
let ravi: Member;

beforeAll(async () => {
  api = await startTestApi();
  cheap = await addProduct(api, { name: 'Veltra Nova 4 Smartphone', rupees: 9999 });
  dear = await addProduct(api, { name: 'Veltra Nova 5 Smartphone', rupees: 18_999 });
  await addProduct(api, { name: 'Fabric Sofa', category: 'furniture_store', rupees: 30_000 });
  const store = await addStore(api, { name: 'Mobile Corner', category: 'Mobile stores' });
  deal = await addCampaign(api, { storeIds: [store], title: '10% off any phone' });
  const far = await addStore(api, { category: 'Mobile stores', latitude: 28.6, longitude: 77.2 });
  await addCampaign(api, { storeIds: [far], title: 'Far away' });
  await api.context.campaigns.settled();
  await api.context.catalogue.settled();
});

beforeEach(async () => {
  [asha, ravi] = [await addMember(api), await addMember(api)];
});

const as = ({ token }: Member) => ({ authorization: `Bearer ${token}` });

async function say(user_input: string, more: object = {}, headers = {}) {
  const { status, body } = await api.post(CHAT, { user_input, ...more }, headers);
  expect(status).toBe(200);
  expect(envelopeSchema(chatResult).parse(body)).toEqual(body);
  return body.result;
}

const idsOf = ({ products }: { products: { id: string }[] }) => products.map(({ id }) => id);

describe('the assistant on the wire', () => {
  it('answers a visitor with what was asked for, and names the chat', async () => {
    const reply = await say('phone under 10k');
    expect(idsOf(reply)).toEqual([cheap]);
    expect(reply).toMatchObject({
      product_name: 'phone',
      category: 'electronics_store',
      table: false,
      message: expect.stringContaining('9,999'),
    });
  });

  it('goes on with a chat by its conversation_id', async () => {
    const first = await say('phones');
    expect(new Set(idsOf(first))).toEqual(new Set([cheap, dear]));
    const { conversation_id } = first;
    const second = await say('under 10000', { conversation_id });
    expect(second.conversation_id).toBe(conversation_id);
    expect(idsOf(second)).toEqual([cheap]);
    const compared = await say('compare phones', { conversation_id });
    expect(compared.conversation_id).toBe(conversation_id);
  });

  it('gives a comparison as a table', async () => {
    const { conversation_id } = await say('phones');
    const reply = await say('compare the first two', { conversation_id });
    expect(reply.table).toBe(true);
    expect(reply.products).toHaveLength(2);
    const price = reply.rows.find(({ label }: { label: string }) => label === 'Price');
    expect(price.values).toHaveLength(2);
  });

  it("keeps a member's chat from everybody else", async () => {
    const { conversation_id } = await say('phone under 10k', {}, as(asha));
    for (const headers of [as(ravi), {}]) {
      const reply = await say('compare them', { conversation_id }, headers);
      expect(reply.conversation_id).not.toBe(conversation_id);
      expect(reply.products).toEqual([]);
    }
    const own = await say('how much is the first?', { conversation_id }, as(asha));
    expect(own.conversation_id).toBe(conversation_id);
    expect(own.message).toContain('9,999');
  });

  it('lets a visitor go on after signing in, and the chat is then theirs', async () => {
    const { conversation_id } = await say('phone under 10k');
    expect((await say('hi', { conversation_id }, as(asha))).conversation_id).toBe(conversation_id);
    expect((await say('hi', { conversation_id }, as(ravi))).conversation_id).not.toBe(
      conversation_id,
    );
    expect((await say('hi', { conversation_id })).conversation_id).not.toBe(conversation_id);
  });

  it('forgets a chat that rested for a day, and housekeeping removes it', async () => {
    const { conversation_id } = await say('phones');
    api.clock.advance(23 * HOUR);
    expect((await say('hi', { conversation_id })).conversation_id).toBe(conversation_id);
    api.clock.advance(25 * HOUR);
    expect((await say('compare them', { conversation_id })).conversation_id).not.toBe(
      conversation_id,
    );
    const count = async () =>
      (await api.sql('select 1 from conversations where id = $1', [conversation_id])).length;
    expect(await count()).toBe(1);
    await sweep(api.context.database.db, api.clock.now());
    expect(await count()).toBe(0);
  });

  it('knows what a chat was about by product_name where it has been forgotten', async () => {
    const reply = await say('under 10000', { product_name: 'phone', conversation_id: 'gone' });
    expect(idsOf(reply)).toEqual([cheap]);
    const other = await say('sofa', { product_name: 'phone' });
    expect(other.products).toMatchObject([{ name: 'Fabric Sofa' }]);
  });

  it('begins anew where the id or what is remembered makes no sense', async () => {
    for (const conversation_id of ['nonsense', '00000000-0000-4000-8000-000000000000', null]) {
      const reply = await say('phones', { conversation_id });
      expect(reply.conversation_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(reply.conversation_id).not.toBe(conversation_id);
    }
    const { conversation_id } = await say('phones');
    await api.sql(`update conversations set memory = '{"need": 7}' where id = $1`, [
      conversation_id,
    ]);
    expect((await say('phones', { conversation_id })).products.length).toBeGreaterThan(0);
  });

  it('shows what was found before without what has left the catalogue since', async () => {
    const gone = await addProduct(api, { name: 'Veltra Relic Smartphone', rupees: 4000 });
    await api.context.catalogue.settled();
    const { conversation_id, ...first } = await say('relic smartphone');
    expect(idsOf(first as any)).toEqual([gone]);
    await api.sql('delete from products where id = $1', [gone]);
    await api.context.catalogue.settled();
    const reply = await say('how much is it?', { conversation_id });
    expect(reply.products).toEqual([]);
    expect(reply.message).not.toContain('4,000');
  });

  it('tells of live deals near the person once for a category, with a link to each', async () => {
    const first = await say('phones', HERE);
    expect(first.offers).toEqual([
      { campaign_id: deal, title: '10% off any phone', store: 'Mobile Corner', distance_km: 0 },
    ]);
    expect(first.message).toContain('10% off any phone at Mobile Corner');
    const { conversation_id, category } = first;
    const again = await say('under 10000', { ...HERE, conversation_id, category });
    expect(again.products).toHaveLength(1);
    expect(again.offers).toEqual([]);
    expect((await say('phones')).offers).toEqual([]);
    expect((await say('phones', { latitude: 0, longitude: 0 })).offers).toEqual([]);
    expect((await say('sofa', HERE)).offers).toEqual([]);
  });

  it('looks for an appliance in stores that sell appliances', async () => {
    const store = await addStore(api, {
      name: 'Sri Appliances',
      category: 'Furniture/Home Appliances',
    });
    await addCampaign(api, { storeIds: [store], title: '₹500 off fridges' });
    await addProduct(api, {
      name: 'Himora 260 L Refrigerator',
      productType: 'Electronics > Appliances > Refrigerators',
    });
    await api.context.campaigns.settled();
    await api.context.catalogue.settled();
    const { offers } = await say('fridge', HERE);
    expect(offers.map(({ store }: { store: string }) => store)).toEqual(['Sri Appliances']);
  });

  it('looks for deals when it is asked for them', async () => {
    const { conversation_id, category } = await say('phones', HERE);
    const more = { conversation_id, category };
    const asked = await say('any coupons for this?', { ...HERE, ...more });
    expect(asked.offers).toHaveLength(1);
    expect(asked.message).toMatch(/^There is a deal near you: 10% off/);
    expect((await say('any deals?', more)).message).toContain('where you are');
    const nowhere = await say('any deals?', { ...more, latitude: 0, longitude: 0 });
    expect(nowhere.message).toBe('I know of no deal for that near you right now.');
    expect((await say('any deals near me?', HERE)).offers.length).toBeGreaterThan(0);
  });

  it('keeps product_name and category of the chat where a turn has none of its own', async () => {
    const reply = await say('thanks', { product_name: 'phone', category: 'electronics_store' });
    expect(reply).toMatchObject({ product_name: 'phone', category: 'electronics_store' });
  });

  it.each([
    [{}, chatMessages.empty],
    [{ user_input: '   ' }, chatMessages.empty],
    [{ user_input: 'a'.repeat(501) }, 'At most 500 characters, please'],
    [{ user_input: 'a\u0000b' }, 'Please use letters that can be read'],
  ])('refuses %j', async (body, msg) => {
    const answered = await api.post(CHAT, body);
    expect(answered.status).toBe(400);
    expect(answered.body.result).toEqual({ code: 'INVALID_INPUT', msg });
  });

  it('says that it is not ready while the catalogue has not been read', async () => {
    const idle = await startTestApi({ withoutWorkers: true });
    const { status, body } = await idle.post(CHAT, { user_input: 'phones' });
    expect(status).toBe(503);
    expect(body.result.code).toBe('NOT_READY');
  });
});
