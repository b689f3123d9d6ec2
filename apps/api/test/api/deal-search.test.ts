import { dealPageSchema, offerSchema } from '@baeon/contracts/campaigns/campaigns-wire';
import { suggestionsResult, type Suggestions } from '@baeon/contracts/search/suggestions-wire';
import { storePageSchema } from '@baeon/contracts/stores/stores-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { addMember } from '../support/members.ts';
import { bearer } from '../support/sign-in.ts';
import { MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';

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
    expect((await search('shoe', '&category=Footwear')).found).toEqual(['shoes']);
    expect((await search('', '&category=Pharmacies')).found).toEqual(['pills']);
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

describe('suggestions', () => {
  const suggest = async (typed: string, headers = {}) => {
    const url = `/api/search/suggestions?${AROUND}&q=${encodeURIComponent(typed)}`;
    const { status, body } = await api.get(url, headers);
    expect(status).toBe(200);
    return suggestionsResult.parse(body.result);
  };
  const titles = ({ deals }: Suggestions) => deals.map(({ title }) => title);
  const names = ({ stores }: Suggestions) => stores.map(({ name }) => name);

  it('are deals, stores and categories that begin like what is typed', async () => {
    await api.context.storesSettled();
    expect(titles(await suggest('bir'))[0]).toContain('biryani');
    expect(titles(await suggest('silk sar'))).toEqual(['₹500 off silk sarees']);
    expect(names(await suggest('kanc'))).toEqual(['Kanchi Weaves']);
    // Which is a Hindi word, too.
    expect(names(await suggest('ka'))).toEqual(['Kanchi Weaves']);
    expect(names(await suggest('Strid'))).toEqual(['Stride Next Door', 'Stride']);
    const foot = await suggest('footw');
    expect(foot.categories).toEqual([{ id: 'Fashion/Footwear', name: 'Fashion/Footwear' }]);
    expect(foot.stores[0]).toMatchObject({
      name: 'Stride Next Door',
      category: 'Fashion/Footwear',
    });
  });

  it('understand a misspelt or other word for it', async () => {
    expect(names(await suggest('sanjivini'))).toEqual(['Sanjeevini Medicals']);
    expect(titles(await suggest('sari'))).toEqual(['₹500 off silk sarees']);
    expect(await suggest('xylophone')).toEqual({
      recent: [],
      categories: [],
      stores: [],
      deals: [],
      popular: [],
    });
  });

  it('are few, and bounded in what they read', async () => {
    const all = Object.values(await suggest('f')).flat();
    expect(all.length).toBeGreaterThan(0);
    expect(all.length).toBeLessThanOrEqual(8);
    const status = async (query: string) =>
      (await api.get(`/api/search/suggestions?${query}`)).status;
    expect(await status(`q=${'x'.repeat(101)}`)).toBe(400);
    expect(await status('q=a&latitude=95&longitude=1')).toBe(400);
    expect(await status('q=a&latitude=12')).toBe(400);
  });

  it('begin with what this person searched for, until it is forgotten', async () => {
    const [member, other] = [await addMember(api), await addMember(api)];
    const searchAs = async ({ id, token }: typeof member, text: string) => {
      const q = encodeURIComponent(text);
      await api.get(`/api/baeon-user/${id}/nearby-deals?${AROUND}&q=${q}`, bearer(token));
      await api.context.searches.settled();
      api.clock.advance(1000);
    };
    const recent = async (typed = '') => (await suggest(typed, bearer(member.token))).recent;
    for (const text of ['Biryani', 'xylophone', '98450 12345', 'a@b.in', ' BIRYANI ']) {
      await searchAs(member, text);
    }
    expect(await recent()).toEqual(['biryani', 'xylophone']);
    expect(await recent('bir')).toEqual(['biryani']);
    expect((await suggest('', bearer(other.token))).recent).toEqual([]);
    await api.get(`/api/coupons?${AROUND}&q=laddoo`, bearer(other.token));
    await api.get(
      `/api/baeon-user/${other.id}/nearby-deals?${AROUND}&q=Tambourine&sort=ending`,
      bearer(other.token),
    );
    await api.context.searches.settled();
    const ofOther = (await suggest('', bearer(other.token))).recent;
    expect(ofOther.toSorted()).toEqual(['laddoo', 'tambourine']);
    for (let nth = 0; nth < 11; nth += 1) await searchAs(member, `cake ${'ab'.repeat(nth)}`);
    expect(await recent()).toHaveLength(10);

    const forget = async (query: string, { id, token }: typeof member = member) => {
      const url = `/api/baeon-user/${member.id}/searches${query}`;
      const headers = bearer(id === other.id ? other.token : token);
      return api.app.inject({ method: 'DELETE', url, headers });
    };
    expect((await forget('', other)).statusCode).toBe(403);
    const left = (await forget('?text=cake%20abab')).json().result.recent;
    expect(left).toHaveLength(9);
    expect(left).not.toContain('cake abab');
    const data = await api.get(`/api/baeon-user/${member.id}/data`, bearer(member.token));
    expect(data.body.result.searches).toHaveLength(9);
    await forget('');
    expect(await recent()).toEqual([]);
    await searchAs(member, 'silk');
    await api.post('/api/baeon-user/logout', {}, bearer(member.token));
    expect(await api.sql('select from searches where user_id = $1', [member.id])).toEqual([]);
  });

  it('tell of what several people searched for lately and found', async () => {
    const search = async (text: string, people: number) => {
      for (let nth = 0; nth < people; nth += 1) {
        const { id, token } = await addMember(api);
        const url = `/api/baeon-user/${id}/nearby-deals?${AROUND}&q=${text}`;
        await api.get(url, bearer(token));
        await api.get(url, bearer(token));
      }
      await api.context.searches.settled();
    };
    const popular = async (typed = '') => (await suggest(typed)).popular;
    await search('vitamins', 3);
    await search('coffee', 4);
    await search('silk', 2);
    await search('helicopter', 4);
    api.clock.advance(11 * MINUTE);
    // The first asks for them to be read again, beside answering.
    await expect.poll(() => popular()).toEqual(['coffee', 'vitamins']);
    expect(await popular('vit')).toEqual(['vitamins']);
    expect((await suggest('')).recent).toEqual([]);
  });
});

describe('the store directory', () => {
  const list = async (query: string) => {
    const { status, body } = await api.get(`/api/stores?${query}`);
    expect(status).toBe(200);
    expect(storePageSchema.parse(body)).toEqual(body);
    const page = storePageSchema.parse(body);
    return { ...page, names: page.result.map(({ name }) => name) };
  };
  const searched = async (text: string, more = '') =>
    (await list(`${AROUND}&q=${encodeURIComponent(text)}${more}`)).names;

  beforeAll(async () => api.context.storesSettled());

  it('has the stores around a place, the nearest first, page by page', async () => {
    const all = await list(AROUND);
    const kms = all.result.map(({ distance_km: km }) => km!);
    expect(kms).toEqual(kms.toSorted((a, b) => a - b));
    expect(all.names).toContain('Kanchi Weaves');
    expect(all.names).not.toContain('Stride North');
    const first = await list(`${AROUND}&limit=4`);
    const second = await list(`${AROUND}&limit=4&cursor=${first.next_cursor}`);
    expect([...first.names, ...second.names]).toEqual(all.names.slice(0, 8));
    const unplaced = await list('');
    expect(unplaced.result.every(({ distance_km: km }) => km === null)).toBe(true);
  });

  it('counts the live deals of each', async () => {
    const { result } = await list(`${AROUND}&category=Footwear`);
    expect(result.map(({ name, live_deals: deals }) => [name, deals])).toEqual([
      ['Stride Next Door', 0],
      ['Stride', 1],
    ]);
  });

  it.each([
    ['kanchi', 'Kanchi Weaves'],
    ['kanc', 'Kanchi Weaves'],
    ['sanjivini', 'Sanjeevini Medicals'],
    ['hebbal', 'Stride'],
    ['chemist', 'Sanjeevini Medicals'],
    ['pharmacies', 'Sanjeevini Medicals'],
  ])('finds “%s”', async (text, expected) => {
    expect((await searched(text))[0]).toBe(expected);
  });

  it('is searched within a category, and says what may be meant', async () => {
    expect(await searched('stride', '&category=Footwear')).toEqual(['Stride Next Door', 'Stride']);
    expect(await searched('stride', '&category=Beauty')).toEqual([]);
    expect((await list(`${AROUND}&q=sanjivini`)).did_you_mean).toBe('sanjeevini');
    expect((await list(`${AROUND}&q=xylophone`)).did_you_mean).toBeNull();
  });

  it.each(['latitude=95&longitude=1', 'latitude=12', 'limit=101', 'cursor=x', 'cursor=-1'])(
    'refuses %s',
    async (query) => {
      expect((await api.get(`/api/stores?${query}`)).status).toBe(400);
    },
  );

  it('knows a store that comes, changes its name and goes', async () => {
    const id = await addStore(api, { ...HERE, name: 'Quixote Books', category: 'Books' });
    await api.context.storesSettled();
    expect(await searched('quixote')).toEqual(['Quixote Books']);
    await api.sql(`update stores set name = 'Sancho Books' where id = $1`, [id]);
    await api.context.storesSettled();
    expect(await searched('sancho')).toEqual(['Sancho Books']);
    await api.sql('delete from stores where id = $1', [id]);
    await api.context.storesSettled();
    expect(await searched('sancho')).toEqual([]);
  });
});
