import { raiseMessages } from '@baeon/contracts/deal-raise/deal-raise';
import { raisedDealSchema, raiseResult } from '@baeon/contracts/deal-raise/deal-raise-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../support/coupon-holders.ts';
import { INDIRANAGAR, KORAMANGALA, SRINAGAR } from '../support/demo-places.ts';
import { addMember } from '../support/members.ts';
import { addProduct } from '../support/products.ts';
import { bearer } from '../support/sign-in.ts';
import { DAY, HOUR, MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';

const SHOP = 'https://shop.example';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { PUBLIC_URL: 'https://baeon.example' } });
});

async function addBargainer(at = api) {
  const { id, token } = await addMember(at);
  const headers = bearer(token);
  const url = `/api/deal-raise/user?user_id=${id}`;
  const bodyFor = (product_url: string, more: object = {}) => ({
    product_url,
    comment: 'Please',
    user_id: id,
    ...KORAMANGALA,
    category_id: 'Mobile stores',
    ...more,
  });
  return {
    id,
    headers,
    url,
    bodyFor,
    raise: (link: string, more?: object) => at.post(url, bodyFor(link, more), headers),
    deals: async (query = ''): Promise<any> => (await at.get(url + query, headers)).body,
  };
}

describe('raising a deal', () => {
  it('notes what we are to bargain for', async () => {
    const asha = await addBargainer();
    const link = `${SHOP}/phones/9`;
    const category_id = 'Furniture/Home Appliances';
    const { status, body } = await asha.raise(`  ${link} `, { category_id });
    expect(status).toBe(200);
    expect(raiseResult.parse(body.result)).toEqual(body.result);
    const now = api.clock.now().toISOString();
    expect(body.result).toMatchObject({
      msg: 'Deal raised successfully',
      already_raised: false,
      deal: {
        product_url: link,
        product: null,
        comment: 'Please',
        category_id,
        state: 'raised',
        created_at: now,
        updated_at: now,
      },
    });
    expect((await asha.deals()).result).toEqual([body.result.deal]);
    const [row] = await api.sql<object>(
      'select user_id, latitude, longitude from raised_deals where id = $1',
      [body.result.deal.id],
    );
    expect(row).toEqual({ user_id: asha.id, ...KORAMANGALA });
  });

  it('takes a link without its beginning as https', async () => {
    const asha = await addBargainer();
    const { body } = await asha.raise('shop.example/dp/B0?th=1');
    expect(body.result.deal.product_url).toBe(`${SHOP}/dp/B0?th=1`);
    for (const none of ['shop', 'javascript:alert(1).com', 'one two.in', 'mailto:a@b.in'])
      expect((await asha.raise(none)).status).toBe(400);
  });

  it('needs no comment', async () => {
    const asha = await addBargainer();
    const { status, body } = await asha.raise(`${SHOP}/1`, { comment: undefined });
    expect([status, body.result.deal.comment]).toEqual([200, '']);
  });

  it('knows a product of ours by its page, here or at its shop', async () => {
    const asha = await addBargainer();
    const ours = await addProduct(api, { name: 'Our phone' });
    const page = `${SHOP}/sofas/3`;
    await addProduct(api, { name: 'Sofa', category: 'furniture_store', productUrl: page });
    const first = await asha.raise(`https://baeon.example/products/${ours}`);
    expect(first.body.result.deal).toMatchObject({
      product_url: `https://baeon.example/products/${ours}`,
      product: { name: 'Our phone', image: expect.stringMatching(/^\/pictures\/.*\/product\//) },
    });
    api.clock.advance(MINUTE);
    await asha.raise(`${page}?utm_source=chat`);
    expect((await asha.deals()).result).toMatchObject([
      { product_url: `${page}?utm_source=chat`, product: { name: 'Sofa' } },
      { product: { name: 'Our phone' } },
    ]);
    await api.sql('delete from products where id = $1', [ours]);
    expect((await asha.deals()).result[1]).toMatchObject({
      product_url: `https://baeon.example/products/${ours}`,
      product: null,
    });
  });
});

describe('the same link', () => {
  it('is one deal for a day, the first one as it is by then', async () => {
    const asha = await addBargainer();
    const link = `${SHOP}/phones/one-deal`;
    const first = (await asha.raise(link)).body.result;
    await api.sql(`update raised_deals set state = 'bargaining' where id = $1`, [first.deal.id]);
    api.clock.advance(DAY - 1);
    const again = await asha.raise(`${link}/?gclid=7#top`, {
      comment: 'Now!',
      category_id: 'Furniture/Home Appliances',
      ...INDIRANAGAR,
    });
    expect(again).toMatchObject({
      status: 200,
      body: {
        result: {
          msg: 'Deal raised successfully',
          already_raised: true,
          deal: { ...first.deal, state: 'bargaining' },
        },
      },
    });
    expect((await asha.deals()).result).toHaveLength(1);

    api.clock.advance(1);
    const next = (await asha.raise(link)).body.result;
    expect(next.already_raised).toBe(false);
    expect(next.deal.id).not.toBe(first.deal.id);
    expect((await asha.deals()).result).toHaveLength(2);
  });

  it('posted five times at once is one deal', async () => {
    const asha = await addBargainer();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asha.raise(`${SHOP}/phones/at-once`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const results = answers.map(({ body }) => body.result);
    expect(new Set(results.map(({ deal }) => deal.id)).size).toBe(1);
    expect(results.filter(({ already_raised }) => !already_raised)).toHaveLength(1);
    expect((await asha.deals()).result).toHaveLength(1);
  });

  it('is two deals for two people, and another link is another deal', async () => {
    const [asha, ravi] = [await addBargainer(), await addBargainer()];
    const link = `${SHOP}/phones/two?id=1`;
    await asha.raise(link);
    expect((await ravi.raise(link)).body.result.already_raised).toBe(false);
    expect((await asha.raise(`${SHOP}/phones/two?id=2`)).body.result.already_raised).toBe(false);
  });

  it('is that of the product, by whichever of its pages', async () => {
    const asha = await addBargainer();
    const page = `${SHOP}/phones/both-pages`;
    const id = await addProduct(api, { productUrl: page });
    const first = (await asha.raise(page)).body.result;
    const second = (await asha.raise(`https://baeon.example/products/${id}`)).body.result;
    expect([second.already_raised, second.deal.id]).toEqual([true, first.deal.id]);
  });
});

describe('what is refused', () => {
  it('a place that is not served, though a deal is there already', async () => {
    const asha = await addBargainer();
    await asha.raise(`${SHOP}/far`);
    const refused = [422, 'NOT_SERVED', raiseMessages.notServed];
    expect(refusalOf(await asha.raise(`${SHOP}/far`, SRINAGAR))).toEqual(refused);
    expect(refusalOf(await asha.raise(`${SHOP}/farther`, SRINAGAR))).toEqual(refused);
    expect((await asha.deals()).result).toHaveLength(1);
  });

  it('what lies behind the edge of the area that was configured', async () => {
    const small = await startTestApi({
      env: { SERVICE_CENTER: '34.0837,74.7973', SERVICE_RADIUS_KM: '2' },
    });
    const asha = await addBargainer(small);
    expect((await asha.raise(`${SHOP}/1`, SRINAGAR)).status).toBe(200);
    const nearby = { ...SRINAGAR, latitude: SRINAGAR.latitude + 0.017 };
    expect((await asha.raise(`${SHOP}/2`, nearby)).status).toBe(200);
    const outside = { ...SRINAGAR, latitude: SRINAGAR.latitude + 0.019 };
    expect((await asha.raise(`${SHOP}/3`, outside)).status).toBe(422);
    expect((await asha.raise(`${SHOP}/3`, KORAMANGALA)).status).toBe(422);
  });

  it.each([
    ['another category', { category_id: 'Restaurants' }, raiseMessages.category],
    ['no category', { category_id: '' }, raiseMessages.category],
    ['no link', { product_url: '' }, raiseMessages.link],
    ['a link that is none', { product_url: 'phones' }, raiseMessages.link],
    ['a script', { product_url: 'javascript:alert(1)' }, raiseMessages.link],
    ['a file', { product_url: 'ftp://shop.example/phone' }, raiseMessages.link],
    ['a missing link', { product_url: undefined }, raiseMessages.link],
    ['no place', { latitude: null }, 'Latitude and longitude must be numbers'],
    ['a place off the earth', { latitude: 91 }, 'Latitude must be between -90 and 90 degrees'],
    ['a long comment', { comment: 'x'.repeat(1001) }, 'At most 1000 characters, please'],
    ['a long link', { product_url: `${SHOP}/${'x'.repeat(2000)}` }, expect.any(String)],
  ])('%s', async (_what, wrong, message) => {
    const asha = await addBargainer();
    const answer = await asha.raise(`${SHOP}/1`, wrong);
    expect(refusalOf(answer)).toEqual([400, 'INVALID_INPUT', message]);
    expect((await asha.deals()).result).toEqual([]);
  });

  it('somebody else, in the address or in the body, and a stranger', async () => {
    const [asha, ravi] = [await addBargainer(), await addBargainer()];
    const own = asha.bodyFor(`${SHOP}/1`);
    const others = ravi.bodyFor(`${SHOP}/1`);
    const status = async (...call: Parameters<TestApi['post']>) => (await api.post(...call)).status;
    expect(await status(asha.url, own, ravi.headers)).toBe(403);
    expect(await status(asha.url, others, asha.headers)).toBe(403);
    expect(await status(ravi.url, own, asha.headers)).toBe(403);
    expect(await status(asha.url, own)).toBe(401);
    expect(await status('/api/deal-raise/user', own, asha.headers)).toBe(400);
    expect((await api.get(asha.url, ravi.headers)).status).toBe(403);
    expect((await api.get(asha.url)).status).toBe(401);
    expect((await api.get('/api/deal-raise/user', asha.headers)).status).toBe(400);
    expect([(await asha.deals()).result, (await ravi.deals()).result]).toEqual([[], []]);
  });

  it('more than fifty deals under way; one that is closed makes room', async () => {
    const asha = await addBargainer();
    await api.sql(
      `insert into raised_deals (user_id, product_url, category_id, latitude, longitude,
         created_at, updated_at)
       select $1, 'https://many.example/' || n, 'Mobile stores', 12.9, 77.6, d.at, d.at
       from generate_series(1, 48) n,
         lateral (select $2::timestamptz - interval '2 days' * (n > 1)::int as at) d`,
      [asha.id, api.clock.now()],
    );
    const raising = Array.from({ length: 5 }, (_, nth) => asha.raise(`${SHOP}/more/${nth}`));
    const answers = await Promise.all(raising);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400, 400]);
    expect((await asha.raise('https://many.example/1')).body.result.already_raised).toBe(true);

    await api.sql(
      `update raised_deals set state = 'closed'
       where user_id = $1 and product_url = 'https://many.example/1'`,
      [asha.id],
    );
    expect((await asha.raise(`${SHOP}/room`)).status).toBe(200);
    expect((await asha.raise(`${SHOP}/no-room`)).status).toBe(400);
  });

  it('too many from one address', async () => {
    const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: String(3 / 120) } });
    const asha = await addBargainer(strict);
    const statuses = [];
    for (const nth of [1, 2, 3, 4]) statuses.push((await asha.raise(`${SHOP}/${nth}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('my raised deals', () => {
  it('come newest first, page by page, each once', async () => {
    const asha = await addBargainer();
    const ids: string[] = [];
    // Three moments, two deals each: the order within a moment has to be firm, too.
    for (let nth = 0; nth < 6; nth++) {
      ids.push((await asha.raise(`${SHOP}/pages/${nth}`)).body.result.deal.id);
      if (nth % 2 === 1) api.clock.advance(HOUR);
    }
    const expected = [ids.slice(4), ids.slice(2, 4), ids.slice(0, 2)].flatMap((two) => two.sort());
    const all = await asha.deals();
    expect(all.result.map((deal: unknown) => raisedDealSchema.parse(deal).id)).toEqual(expected);
    expect(all.next_cursor).toBeNull();
    for (const limit of [1, 2, 4, 6]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await asha.deals(`&limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`);
        expect(page.result.length).toBeLessThanOrEqual(limit);
        seen.push(...page.result.map(({ id }: { id: string }) => id));
        cursor = page.next_cursor;
      } while (cursor);
      expect(seen).toEqual(expected);
    }
  });

  it.each(['&cursor=nonsense', '&limit=0', '&limit=51'])('refuses %s', async (query) => {
    const asha = await addBargainer();
    expect((await asha.deals(query)).result.code).toBe('INVALID_INPUT');
  });

  it('goes on behind no deal of somebody else', async () => {
    const [asha, ravi] = [await addBargainer(), await addBargainer()];
    const { id } = (await asha.raise(`${SHOP}/mine`)).body.result.deal;
    await ravi.raise(`${SHOP}/theirs`);
    expect((await ravi.deals(`&cursor=${id}`)).result).toEqual([]);
  });
});
