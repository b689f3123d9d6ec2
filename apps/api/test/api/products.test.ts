import { envelopeSchema } from '@baeon/contracts/common/common-wire';
import { productSearchResult } from '@baeon/contracts/products/products-wire';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openConnection } from '../../src/db/client.ts';
import { addProduct } from '../support/products.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let phone: string;
let sofa: string;

beforeAll(async () => {
  api = await startTestApi({ env: { PICTURE_HOSTS: 'https://pictures.example' } });
  phone = await addProduct(api, {
    title: 'Veltra Nova 5 Smartphone (8 GB RAM)',
    name: 'Veltra Nova 5',
    description: 'A phone.',
    brand: 'Veltra',
    category: 'electronics_store',
    rupees: 18_999,
    listRupees: 21_999,
    attributes: { RAM: '8 GB' },
    rating: 4.26,
  });
  sofa = await addProduct(api, {
    name: 'Fabric Sofa',
    category: 'furniture_store',
    rupees: 30_000.5,
    image: 'https://pictures.example/sofa.jpg',
    productUrl: 'https://shop.example/sofa',
  });
  await addProduct(api, { name: 'Oak table', image: 'https://elsewhere.example/table.jpg' });
  await api.context.catalogue.settled();
});

async function search(query: string, headers = {}) {
  const { status, body } = await api.get(`/api/products/search?${query}`, headers);
  expect(status).toBe(200);
  expect(envelopeSchema(productSearchResult).parse(body)).toEqual(body);
  return body.result as { products: any[]; next_cursor: string | null };
}

describe('the search for products', () => {
  it('gives what is known of a product, to anybody', async () => {
    const { products } = await search('q=mobile+under+20k');
    expect(products).toEqual([
      {
        id: phone,
        name: 'Veltra Nova 5',
        title: 'Veltra Nova 5 Smartphone (8 GB RAM)',
        description: 'A phone.',
        brand: 'Veltra',
        category: 'electronics_store',
        price: 18_999,
        list_price: 21_999,
        rating: 4.3,
        attributes: { RAM: '8 GB' },
        image: expect.stringMatching(/^\/pictures\/v1\/product\//),
        product_url: `http://localhost:80/products/${phone}`,
        availability: 'in_stock',
      },
    ]);
    expect((await api.app.inject(products[0].image)).statusCode).toBe(200);
  });

  it('links to the page of the shop, or to ours where we were reached', async () => {
    const [found] = (await search('q=couch')).products;
    expect(found).toMatchObject({ id: sofa, product_url: 'https://shop.example/sofa' });
    const [own] = (await search('q=phone', { host: 'deals.example:8080' })).products;
    expect(own.product_url).toBe(`http://deals.example:8080/products/${phone}`);
  });

  it('shows a picture of the feed only where browsers may load it', async () => {
    const [found] = (await search('q=sofa')).products;
    expect(found.image).toBe('https://pictures.example/sofa.jpg');
    const [drawn] = (await search('q=oak+table')).products;
    expect(drawn.image).toMatch(/^\/pictures\/v1\/product\//);
  });

  it('keeps to a category', async () => {
    const { products } = await search('category=furniture_store');
    expect(products.map(({ id }) => id)).toEqual([sofa]);
  });

  it('asks whether a misspelt word was meant otherwise', async () => {
    const meant = async (q: string) => {
      const { body } = await api.get(`/api/products/search?q=${q}`);
      return body.result.did_you_mean;
    };
    expect(await meant('smartphne')).toBe('smartphone');
    expect(await meant('smartphone')).toBeNull();
  });

  it('turns pages', async () => {
    const first = await search('limit=2');
    expect(first.products).toHaveLength(2);
    const second = await search(`limit=2&cursor=${first.next_cursor}`);
    expect(second.next_cursor).toBeNull();
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it.each([
    'cursor=abc',
    'cursor=-1',
    'cursor=99999',
    'limit=0',
    'limit=51',
    `q=${'a'.repeat(301)}`,
  ])('refuses %s', async (query) => {
    const { status, body } = await api.get(`/api/products/search?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: true, result: { code: 'INVALID_INPUT' } });
  });

  it('shows what was changed, and no more what is gone', async () => {
    const lamp = await addProduct(api, { name: 'Copper lantern', rupees: 900 });
    await api.context.catalogue.settled();
    expect((await search('q=lantern')).products).toMatchObject([{ id: lamp, price: 900 }]);
    await api.sql('update products set price_paise = 70000 where id = $1', [lamp]);
    await api.context.catalogue.settled();
    expect((await search('q=lantern')).products).toMatchObject([{ price: 700 }]);
    await api.sql('delete from products where id = $1', [lamp]);
    await api.context.catalogue.settled();
    expect((await search('q=lantern')).products).toEqual([]);
  });

  it('waits for a catalogue that is being read', async () => {
    const holder = await openConnection(api.databaseUrl, 'holds the catalogue back');
    onTestFinished(() => holder.end());
    await holder.query('begin; lock table products in access exclusive mode');
    const starting = await startTestApi({ databaseUrl: api.databaseUrl });
    const ready = starting.context.catalogue.isReady();
    expect(await Promise.race([ready, turn('waiting')])).toBe('waiting');
    await holder.query('commit');
    expect(await ready).toBe(true);
    const { body } = await starting.get('/api/products/search?q=nova');
    expect(body.result.products[0].id).toBe(phone);
  });

  it('says that it is not ready while the catalogue has not been read', async () => {
    const idle = await startTestApi({ withoutWorkers: true });
    const { status, body } = await idle.get('/api/products/search?q=phone');
    expect(status).toBe(503);
    expect(body.result.code).toBe('NOT_READY');
  });

  it('takes the configured address for its own', async () => {
    const configured = await startTestApi({
      env: { PUBLIC_URL: 'https://baeon.example' },
      databaseUrl: api.databaseUrl,
    });
    await configured.context.catalogue.settled();
    const { body } = await configured.get('/api/products/search?q=nova');
    expect(body.result.products[0].product_url).toBe(`https://baeon.example/products/${phone}`);
  });
});
