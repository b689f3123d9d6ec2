import { profileSchema } from '@baeon/contracts/profile/profile-wire';
import { MOST_WISHES, wishlistMessages } from '@baeon/contracts/wishlist/wishlist';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../support/coupon-holders.ts';
import { addProduct } from '../support/products.ts';
import { MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';
import { addWisher, wishFor } from '../support/wishers.ts';

const SHOP = 'https://shop.example';
const base = '/api/baeon-user';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { PUBLIC_URL: 'https://baeon.example' } });
});

const links = (items: { product_url: string }[]) => items.map(({ product_url }) => product_url);

async function fill(userId: string, count: number): Promise<void> {
  await api.sql(
    `insert into wishlist_items (user_id, key, name, image, product_url, added_at)
     select $1, n, 'Thing ' || n, '', 'https://many.example/' || n, $3
     from generate_series(1, $2) n`,
    [userId, count, api.clock.now()],
  );
}

describe('a wishlist', () => {
  it('is beside the profile, newest first, as it was wished for', async () => {
    const asha = await addWisher(api);
    expect(await asha.wishlist()).toEqual([]);
    const image = 'https://shop.example/lamp.jpg';
    const lamp = { name: 'Desk lamp', image, product_url: `${SHOP}/lamp?colour=red` };
    const lampAt = api.clock.now().toISOString();
    expect(await asha.add(lamp)).toMatchObject({
      status: 200,
      body: { error: false, result: { user: { id: asha.id } } },
    });
    api.clock.advance(MINUTE);
    await asha.add(wishFor(`${SHOP}/chair`, 'Chair'));

    const { body } = await api.get(`${base}/get-baeon-user`, asha.headers);
    expect(profileSchema.parse(body.result)).toEqual(body.result);
    expect(body.result).toMatchObject({ id: asha.id, login_status: 'GOTBUSINESS' });
    const [chair, ...others] = body.result.wishlist;
    expect(chair).toMatchObject({ name: 'Chair', product_url: `${SHOP}/chair`, price: null });
    expect(others).toEqual([{ ...lamp, added_at: lampAt, price: null, price_when_added: null }]);
  });

  it('holds a thing once, however often and by however many devices it is added', async () => {
    const asha = await addWisher(api);
    const wish = wishFor(`${SHOP}/kettle`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => asha.add(wish, wish)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [kept, ...more] = await asha.wishlist();
    expect(more).toEqual([]);
    api.clock.advance(MINUTE);
    await asha.add({ ...wish, name: 'By another name' });
    expect(await asha.wishlist()).toEqual([kept]);
  });

  it('lets go of one thing and keeps the others; what is not there may be removed', async () => {
    const [asha, ravi] = [await addWisher(api), await addWisher(api)];
    const [pan, pot] = [wishFor(`${SHOP}/pan`), wishFor(`${SHOP}/pot`)];
    await asha.add(pan, pot);
    await ravi.add(pan);
    expect((await asha.drop(pan, wishFor(`${SHOP}/never-wished-for`))).status).toBe(200);
    expect(links(await asha.wishlist())).toEqual([pot.product_url]);
    expect(links(await ravi.wishlist())).toEqual([pan.product_url]);
    expect((await asha.drop(pan)).status).toBe(200);
    await asha.add(pan);
    expect(await asha.wishlist()).toHaveLength(2);
  });

  it.each([
    [`${SHOP}/sofa`, `${SHOP.toUpperCase()}:443/sofa/?utm_source=mail&gclid=1#reviews`],
    [`${SHOP}/sofa`, 'http://shop.example/sofa'],
    [`${SHOP}/find?a=1&b=2`, `${SHOP}/find?b=2&a=1`],
  ])('takes %s and %s for one thing', async (link, other) => {
    const asha = await addWisher(api);
    await asha.add(wishFor(link));
    await asha.add(wishFor(other));
    expect(links(await asha.wishlist())).toEqual([link]);
    await asha.drop(wishFor(other));
    expect(await asha.wishlist()).toEqual([]);
  });

  it.each([
    [`${SHOP}/sofa?id=1`, `${SHOP}/sofa?id=2`],
    [`${SHOP}/Sofa`, `${SHOP}/sofa`],
    [`${SHOP}/#/sofa`, `${SHOP}/#/chair`],
    [`${SHOP}/sofa`, 'https://other.example/sofa'],
  ])('takes %s and %s for two', async (link, other) => {
    const asha = await addWisher(api);
    await asha.add(wishFor(link), wishFor(other));
    await asha.drop(wishFor(link));
    expect(links(await asha.wishlist())).toEqual([other]);
  });

  it('goes with a change of the profile, or not at all', async () => {
    const asha = await addWisher(api);
    const update = (body: object) =>
      api.post(`${base}/update-baeon-user`, { id: asha.id, ...body }, asha.headers);
    const wishlist = [wishFor(`${SHOP}/rug`)];
    const both = await update({ name: 'Asha Rao', wishlist, type: 'wishlistadd' });
    expect(both.body.result.user.name).toBe('Asha Rao');
    expect(await asha.wishlist()).toHaveLength(1);
    const refused = await update({
      login_status: 'GOTINTERESTS',
      wishlist,
      type: 'wishlistremove',
    });
    expect(refused.status).toBe(400);
    expect(await asha.wishlist()).toHaveLength(1);
  });
});

describe(`a wishlist of ${MOST_WISHES}`, () => {
  it('is full, and says so', async () => {
    const asha = await addWisher(api);
    await fill(asha.id, MOST_WISHES - 1);
    const tooMany = await asha.add(wishFor(`${SHOP}/1`), wishFor(`${SHOP}/2`));
    expect(refusalOf(tooMany)).toEqual([400, 'INVALID_INPUT', wishlistMessages.full]);
    expect(await asha.wishlist()).toHaveLength(MOST_WISHES - 1);

    expect((await asha.add(wishFor(`${SHOP}/1`))).status).toBe(200);
    expect((await asha.add(wishFor(`${SHOP}/1`))).status).toBe(200);
    expect((await asha.add(wishFor(`${SHOP}/2`))).status).toBe(400);
    await asha.drop(wishFor('https://many.example/7'));
    expect((await asha.add(wishFor(`${SHOP}/2`))).status).toBe(200);
    expect(await asha.wishlist()).toHaveLength(MOST_WISHES);
  });

  it('is not overfilled by many who add at once', async () => {
    const asha = await addWisher(api);
    await fill(asha.id, MOST_WISHES - 2);
    const adding = Array.from({ length: 6 }, (_, nth) => asha.add(wishFor(`${SHOP}/rush/${nth}`)));
    const statuses = (await Promise.all(adding)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 400, 400, 400, 400]);
    expect(await asha.wishlist()).toHaveLength(MOST_WISHES);
  });
});

describe('what is refused', () => {
  const wish = wishFor(`${SHOP}/clock`);

  it.each([
    ['no name', { wishlist: [{ ...wish, name: ' ' }], type: 'wishlistadd' }],
    ['no link', { wishlist: [{ ...wish, product_url: 'clock' }], type: 'wishlistadd' }],
    ['a script', { wishlist: [wishFor('javascript:alert(1)')], type: 'wishlistadd' }],
    [
      'a script as picture',
      { wishlist: [{ ...wish, image: 'javascript:1' }], type: 'wishlistadd' },
    ],
    ['no wishes', { wishlist: [], type: 'wishlistadd' }],
    ['too many', { wishlist: Array.from({ length: 51 }, () => wish), type: 'wishlistadd' }],
    ['no type', { wishlist: [wish] }],
    ['a type alone', { type: 'wishlistadd' }],
    ['another type', { wishlist: [wish], type: 'wishlistclear' }],
  ])('%s', async (_what, body) => {
    const asha = await addWisher(api);
    const whole = { id: asha.id, ...body };
    const answer = await api.post(`${base}/update-baeon-user`, whole, asha.headers);
    expect([answer.status, answer.body.result.code]).toEqual([400, 'INVALID_INPUT']);
    expect(await asha.wishlist()).toEqual([]);
  });

  it("somebody else's list, and a stranger's wish", async () => {
    const [asha, ravi] = [await addWisher(api), await addWisher(api)];
    const body = { id: asha.id, wishlist: [wish], type: 'wishlistadd' };
    const url = `${base}/update-baeon-user`;
    expect((await api.post(url, body, ravi.headers)).status).toBe(403);
    expect((await api.post(url, body)).status).toBe(401);
    expect(await asha.wishlist()).toEqual([]);
  });
});

describe('a product of the catalogue', () => {
  const ownLink = (id: string, host = 'https://baeon.example') => `${host}/products/${id}`;

  it('has its own name, picture and price, whatever was sent', async () => {
    const asha = await addWisher(api);
    const id = await addProduct(api, { name: 'Nova 5 phone', rupees: 14_999.5 });
    await asha.add({ name: 'Free phone', image: '/evil.svg', product_url: ownLink(id) });
    const [item] = await asha.wishlist();
    expect(item).toMatchObject({
      name: 'Nova 5 phone',
      product_url: ownLink(id),
      price: 14_999.5,
      price_when_added: 14_999.5,
    });
    expect(item!.image).toMatch(/^\/pictures\/.*\/product\//);
    expect(await api.sql('select key from wishlist_items where product_id = $1', [id])).toEqual([
      { key: id },
    ]);
  });

  it('shows what it costs now beside what it cost when it was added', async () => {
    const asha = await addWisher(api);
    const id = await addProduct(api, { rupees: 1000 });
    await asha.add(wishFor(ownLink(id)));
    await api.sql('update products set price_paise = 79950 where id = $1', [id]);
    await asha.add(wishFor(ownLink(id)));
    expect(await asha.wishlist()).toMatchObject([{ price: 799.5, price_when_added: 1000 }]);
    await api.sql('update products set price_paise = null where id = $1', [id]);
    expect(await asha.wishlist()).toMatchObject([{ price: null, price_when_added: 1000 }]);
  });

  it('is known by its page on every host that we are asked by, and on no other', async () => {
    const asha = await addWisher(api);
    const id = await addProduct(api);
    const host = 'deals.local:8080';
    const wish = (link: string) => ({ ...wishFor(link), name: 'Sent' });
    const body = { id: asha.id, wishlist: [wish(ownLink(id, `http://${host}`))] };
    await api.post(
      `${base}/update-baeon-user`,
      { ...body, type: 'wishlistadd' },
      { ...asha.headers, host },
    );
    expect(links(await asha.wishlist())).toEqual([ownLink(id)]);

    api.clock.advance(MINUTE);
    await asha.add(wish(ownLink(id, 'https://evil.example')));
    await asha.add(wish(`${ownLink(id)}/reviews`));
    const names = (await asha.wishlist()).map(({ name }) => name);
    expect(names.filter((name) => name === 'Sent')).toHaveLength(2);
    expect(names).toHaveLength(3);
  });

  it('is known by the page of its shop', async () => {
    const asha = await addWisher(api);
    const page = `${SHOP}/phones/9?variant=blue`;
    const id = await addProduct(api, { name: 'Shop phone', productUrl: page, rupees: 500 });
    await asha.add(wishFor(`${page}&utm_source=chat#top`));
    expect(await asha.wishlist()).toMatchObject([
      { name: 'Shop phone', product_url: page, price: 500 },
    ]);
    await asha.add(wishFor(ownLink(id)));
    expect(await asha.wishlist()).toHaveLength(1);
    await asha.drop(wishFor(page));
    expect(await asha.wishlist()).toEqual([]);
  });

  it('of several that share a page is the one that was named, and goes by the page', async () => {
    const asha = await addWisher(api);
    const page = `${SHOP}/shirts/1`;
    await addProduct(api, { name: 'Shirt, small', productUrl: page });
    await addProduct(api, { name: 'Shirt, medium', productUrl: page });
    await addProduct(api, { name: 'Shirt, large', productUrl: page });
    for (const name of ['Shirt, small', 'Shirt, medium', 'Shirt, large']) {
      await asha.add(wishFor(page, name));
      expect(await asha.wishlist()).toMatchObject([{ name }]);
      await asha.drop(wishFor(page));
      expect(await asha.wishlist()).toEqual([]);
    }
  });

  it('stays when it leaves the catalogue, and can be removed all the same', async () => {
    const asha = await addWisher(api);
    const page = `${SHOP}/gone`;
    const theirs = await addProduct(api, { name: 'Theirs', productUrl: page, rupees: 300 });
    const ours = await addProduct(api, { name: 'Ours', rupees: 400 });
    await asha.add(wishFor(page), wishFor(ownLink(ours)));
    await api.sql('delete from products where id = any($1::uuid[])', [[theirs, ours]]);
    const left = await asha.wishlist();
    expect(left.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { name: 'Ours', product_url: ownLink(ours), price: null, price_when_added: 400 },
      { name: 'Theirs', product_url: page, price: null, price_when_added: 300 },
    ]);
    await asha.add(...left.map(({ product_url }) => wishFor(product_url)));
    expect(await asha.wishlist()).toHaveLength(2);
    await asha.drop(wishFor(`${page}#top`));
    expect((await asha.wishlist()).map(({ name }) => name)).toEqual(['Ours']);
    await asha.drop(wishFor(ownLink(ours, 'http://localhost')));
    expect(await asha.wishlist()).toEqual([]);
  });

  it('that came into the catalogue later is not a second wish', async () => {
    const asha = await addWisher(api);
    const page = `${SHOP}/later/`;
    await asha.add(wishFor(page));
    await addProduct(api, { productUrl: page });
    await asha.add(wishFor(page));
    expect(await asha.wishlist()).toHaveLength(1);
    await asha.drop(wishFor(`${SHOP}/later/#top`));
    expect(await asha.wishlist()).toEqual([]);
  });

  it('has a drawn picture where its own may not be loaded', async () => {
    const asha = await addWisher(api);
    const id = await addProduct(api, { image: 'https://pictures.example/phone.jpg' });
    await asha.add(wishFor(ownLink(id)));
    expect((await asha.wishlist())[0]!.image).toMatch(/^\/pictures\/.*\/product\//);
  });
});
