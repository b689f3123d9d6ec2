import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct, type ProductSketch } from '../support/products.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NASTY = `"><script>alert(1)</script>' onload='x' &amp; <b>`;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { PICTURE_HOSTS: 'https://pictures.example' } });
});

const fetchPage = (url: string) => api.app.inject({ method: 'GET', url });

async function pageOf(sketch: ProductSketch): Promise<string> {
  const id = await addProduct(api, sketch);
  await api.context.catalogue.settled();
  const answer = await fetchPage(`/products/${id}`);
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

/** What somebody reads, without the tags. */
const readOf = (page: string): string =>
  page
    .replace(/^[\s\S]*<main>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the page of a product', () => {
  const phone: ProductSketch = {
    name: 'Veltra Nova 5',
    title: 'Veltra Nova 5 Smartphone – Navy Blue',
    description: 'A phone with a large battery.',
    brand: 'Veltra',
    rupees: 1_24_999,
    listRupees: 1_49_999,
    rating: 4.26,
    attributes: { RAM: '8 GB', Battery: '5000 mAh', Colour: 'Navy Blue' },
  };

  it('tells all that is known of it', async () => {
    const page = await pageOf(phone);
    expect(readOf(page)).toBe(
      'Veltra Veltra Nova 5 Smartphone – Navy Blue ★ 4.3 out of 5 ' +
        '₹1,24,999 instead of ₹1,49,999 16% off In stock A phone with a large battery. ' +
        'Details RAM 8 GB Battery 5000 mAh Colour Navy Blue',
    );
    expect(page).toContain('<title>Veltra Nova 5 Smartphone – Navy Blue · Baeon</title>');
    expect(page).toMatch(/<img\s+src="\/pictures\/v1\/product\/phone\/navy\/[a-z]+\.svg"/);
    expect(page).toContain('alt="Veltra Nova 5"');
    expect(page).toMatch(/<a class="back" href="\/explore">[\s\S]*Back to Baeon\s*<\/a>/);
  });

  it('leaves out what is not known', async () => {
    const page = await pageOf({ name: 'Plain thing', rupees: null });
    expect(readOf(page)).toBe('Plain thing Price on request In stock');
  });

  it.each<[ProductSketch, string]>([
    [{ rupees: 30_000.5 }, 'Thing ₹30,000.50 In stock'],
    [{ rupees: 0 }, 'Thing ₹0 In stock'],
    [{ rupees: 100, listRupees: 100 }, 'Thing ₹100 In stock'],
    [{ rupees: 100, listRupees: 90 }, 'Thing ₹100 In stock'],
    [{ rupees: 999, listRupees: 1000 }, 'Thing ₹999 instead of ₹1,000 In stock'],
    [{ rupees: 5, availability: 'out_of_stock' }, 'Thing ₹5 Out of stock'],
    [{ rupees: 5, availability: 'preorder' }, 'Thing ₹5 Pre-order'],
    [{ rupees: 5, availability: 'backorder' }, 'Thing ₹5 On backorder'],
    [{ rupees: 5, rating: 4 }, 'Thing ★ 4.0 out of 5 ₹5 In stock'],
  ])('of %j reads %j', async (sketch, read) => {
    expect(readOf(await pageOf({ name: 'Thing', ...sketch }))).toBe(read);
  });

  it('says of an invented product that it is not for sale', async () => {
    const id = await addProduct(api, { name: 'Thing' });
    await api.sql('update products set is_demo = true where id = $1', [id]);
    await api.context.catalogue.settled();
    expect(readOf((await fetchPage(`/products/${id}`)).body)).toContain('not for sale');
  });

  it('shows the product’s own picture where it has one', async () => {
    const image = 'https://pictures.example/a.jpg?x=1&y=2';
    expect(await pageOf({ image })).toContain('src="https://pictures.example/a.jpg?x=1&#38;y=2"');
  });

  it('has nothing in it that a product says to browsers', async () => {
    const page = await pageOf({
      name: NASTY,
      description: NASTY,
      brand: NASTY,
      attributes: { [NASTY]: NASTY },
    });
    expect(page).not.toMatch(/<script(?! src="\/)|<b>|onload='x'/);
    expect(readOf(page)).toContain(NASTY);
  });

  it('keeps to the strict policy, and out of search engines', async () => {
    const id = await addProduct(api, phone);
    await api.context.catalogue.settled();
    const { headers, body } = await fetchPage(`/products/${id}`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self'");
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toMatch(/<script(?! src="\/)|<style|\sstyle=|\son\w+=/);
    const [, styles] = /<link rel="stylesheet" href="([^"]+)"/.exec(body)!;
    const sheet = await fetchPage(styles!);
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(sheet.body).toContain('prefers-color-scheme: dark');
  });

  it("is in the app's letters and has the app's actions", async () => {
    const id = await addProduct(api, { ...phone, category: 'electronics_store' });
    await api.context.catalogue.settled();
    const { body } = await fetchPage(`/products/${id}`);
    const [, data] = /data-product="([^"]+)"/.exec(body)!;
    const quotes = data!.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    expect(JSON.parse(quotes)).toMatchObject({
      wish: { name: phone.name, product_url: expect.stringMatching(`/products/${id}$`) },
      update: '/api/baeon-user/update-baeon-user',
      raise: { category: 'Mobile stores', comment: `Product name: ${phone.name}` },
    });
    for (const [file, type] of [
      ['product-page.js', 'text/javascript; charset=utf-8'],
      ['figtree-latin.woff2', 'font/woff2'],
      ['figtree-latin-ext.woff2', 'font/woff2'],
    ]) {
      const { statusCode, headers } = await fetchPage(`/products/${file}`);
      expect([file, statusCode, headers['content-type']]).toEqual([file, 200, type]);
    }
  });

  it('is found however its id is written', async () => {
    const id = await addProduct(api, phone);
    await api.context.catalogue.settled();
    expect((await fetchPage(`/products/${id.toUpperCase()}`)).statusCode).toBe(200);
  });

  it('is the shop’s where the shop has one', async () => {
    const id = await addProduct(api, { productUrl: 'https://shop.example/phone' });
    await api.context.catalogue.settled();
    const answer = await fetchPage(`/products/${id}`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('https://shop.example/phone');
  });

  it('is no part of the API that is described', async () => {
    const { paths } = (await fetchPage('/api/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(paths).filter((path) => path.startsWith('/products'))).toEqual([]);
  });
});

describe('a page of no product', () => {
  it.each([NOBODY, 'nothing', '__proto__', encodeURIComponent('"><script>'), '..%2f..%2fetc'])(
    'says so at %s',
    async (id) => {
      await api.context.catalogue.settled();
      const answer = await fetchPage(`/products/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(readOf(answer.body)).toContain('We do not have this product');
      expect(answer.body).toContain('href="/explore"');
      expect(answer.body).not.toContain('script');
    },
  );

  it('asks to wait while the catalogue is not read yet', async () => {
    const starting = await startTestApi({ withoutWorkers: true });
    const answer = await starting.app.inject({ method: 'GET', url: `/products/${NOBODY}` });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(readOf(answer.body)).toContain('The catalogue is being read.');
  });
});
