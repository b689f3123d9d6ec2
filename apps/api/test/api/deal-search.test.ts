import { dealPageSchema, offerSchema } from '@baeon/contracts/campaigns/campaigns-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { addMember } from '../support/members.ts';
import { bearer } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const HERE = { latitude: 12.93, longitude: 77.62 };
const AROUND = `latitude=${HERE.latitude}&longitude=${HERE.longitude}`;

let api: TestApi;
const ids: Record<string, string> = {};
const nameOf = (id: string) => Object.entries(ids).find(([, each]) => each === id)?.[0];

async function addDeal(
  name: string,
  store: { name: string; category: string; away: number; addressLine?: string },
  deal: { title: string; description?: string; left?: number },
) {
  const { away, ...facts } = store;
  const place = { latitude: HERE.latitude + away / 100, longitude: HERE.longitude };
  const storeId = await addStore(api, { ...facts, ...place });
  ids[name] = await addCampaign(api, { storeIds: [storeId], ...deal });
}

beforeAll(async () => {
  api = await startTestApi();
  const food = 'Food & Drink/Restaurants';
  await addDeal(
    'pills',
    { name: 'Sanjeevini Medicals', category: 'Health/Pharmacies', away: 3 },
    { title: '15% off on vitamins' },
  );
  await addDeal(
    'rice',
    { name: 'Dum Pukht House', category: food, away: 2 },
    { title: 'Chicken biryani at half price' },
  );
  await addDeal(
    'bread',
    { name: 'Handi House', category: food, away: 8 },
    { title: 'Free rotis beside all biryanis' },
  );
  await addDeal(
    'silk',
    { name: 'Kanchi Weaves', category: 'Fashion/Ethnic Wear', away: 1 },
    { title: '₹500 off silk sarees' },
  );
  await addDeal(
    'hair',
    { name: 'Scissors & Co', category: 'Beauty/Salons', away: 4 },
    { title: 'Free beard trim', description: 'With every haircut, such as on weekdays.' },
  );
  await addDeal(
    'shoes',
    { name: 'Stride', category: 'Fashion/Footwear', away: 5, addressLine: '12, Main Road, Hebbal' },
    { title: 'Second pair at half price', description: 'Sneakers and sandals alike.' },
  );
  await addDeal(
    'coffee',
    { name: 'Brew Room', category: 'Food & Drink/Cafes', away: 7 },
    { title: 'Buy 1 filter coffee, get 1 free' },
  );
  await addDeal(
    'shoesOnTop',
    { name: 'Anywhere', category: 'Fashion/Mall', away: 6 },
    { title: 'Shoe week: 20% off' },
  );
  await addDeal(
    'farShoes',
    { name: 'Stride North', category: 'Fashion/Footwear', away: 40 },
    { title: 'Second pair at half price' },
  );
  await addDeal(
    'soldOutShoes',
    { name: 'Stride Next Door', category: 'Fashion/Footwear', away: 0 },
    { title: 'Third pair free', left: 0 },
  );
  await api.context.campaigns.settled();
});

async function search(text: string, more = '') {
  const { status, body } = await api.get(
    `/api/coupons?${AROUND}&q=${encodeURIComponent(text)}${more}`,
  );
  expect(status).toBe(200);
  expect(dealPageSchema(offerSchema).parse(body)).toEqual(body);
  const {
    result,
    next_cursor: next,
    did_you_mean: meant,
  } = body as unknown as { result: any[]; next_cursor: string; did_you_mean: string | null };
  return { found: result.map(({ campaign_id: id }) => nameOf(id)), next, meant, result };
}

describe('searching deals', () => {
  it.each([
    ['medicine', 'pills'],
    ['chemist', 'pills'],
    ['medcine', 'pills'],
    ['biriyani', 'rice'],
    ['roti', 'bread'],
    ['sari', 'silk'],
    ['silk saree', 'silk'],
    ['hair cut', 'hair'],
    ['sneaker', 'shoes'],
    ['resturant', 'rice'],
    ['Kanchi', 'silk'],
    ['hebbal', 'shoes'],
    ['offers on shoes near me', 'shoes'],
    ['buy one get one free', 'coffee'],
    ['bogo coffee', 'coffee'],
    ['दवाई', 'pills'],
    ['ಸೀರೆ', 'silk'],
  ])('“%s” finds what is meant', async (text, expected) => {
    const { found } = await search(text);
    expect(found[0]).toBe(expected);
  });

  it.each([
    ['medcine', 'medicine', ['pills']],
    ['chickn biryani', 'chicken biryani', ['rice']],
    ['medisin', 'medicine', []],
    ['shoe', null, ['shoesOnTop', 'shoes']],
    ['xylophone', null, []],
  ])('“%s” may mean “%s”', async (text, expected, some) => {
    const { meant, found } = await search(text);
    expect(meant).toBe(expected);
    expect(found).toEqual(some);
  });

  it('finds the plural of what was asked for by another spelling', async () => {
    expect((await search('biriyani')).found).toContain('bread');
  });

  it('puts what the plain rule finds first, and the rest behind, nearest first', async () => {
    const { found, result } = await search('shoe');
    expect(found).toEqual(['shoesOnTop', 'shoes']);
    expect(result.map(({ distance_km: km }) => Math.round(km))).toEqual([7, 6]);
  });

  it('gives each once, page by page', async () => {
    const first = await search('shoe', '&limit=1');
    expect(first.found).toEqual(['shoesOnTop']);
    const second = await search('shoe', `&limit=1&cursor=${first.next}`);
    expect(second.found).toEqual(['shoes']);
    expect(second.next).toBeNull();
  });

  it('finds nothing for what nobody has', async () => {
    expect((await search('helicopter')).found).toEqual([]);
    expect((await search('zzqx')).found).toEqual([]);
    expect((await search('no such deal')).found).toEqual([]);
  });

  it('serves the list near somebody as well, in a category', async () => {
    const member = await addMember(api);
    const list = async (query: string) => {
      const url = `/api/baeon-user/${member.id}/nearby-deals?${AROUND}&${query}`;
      const { body } = await api.get(url, bearer(member.token));
      return (body as any).result.map(({ campaign }: any) => nameOf(campaign.id));
    };
    expect(await list('q=footwear')).toEqual(['shoes', 'shoesOnTop']);
    expect(await list('q=medicine')).toEqual(['pills']);
    expect(await list('q=medicine&category=Fashion')).toEqual([]);
  });

  it('knows new deals and forgets ended ones', async () => {
    const store = { name: 'Paws', category: 'Pets/Pet Shops', away: 1 };
    await addDeal('cat', store, { title: 'Kitten week' });
    await api.context.campaigns.settled();
    expect((await search('kittens')).found).toEqual(['cat']);
    await api.sql(`update campaigns set deals_left = 0 where id = $1`, [ids.cat]);
    await api.context.campaigns.settled();
    expect((await search('kittens')).found).toEqual([]);
  });

  it('is there for the assistant', async () => {
    const offers = await api.context.campaigns.search('pair of shoes', HERE, 3);
    expect(offers.map(({ campaign_id: id }) => nameOf(id))).toContain('shoes');
  });
});
