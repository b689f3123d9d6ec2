import { beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '@baeon/demo-city/pictures';
import { productKindOf } from '@baeon/demo-city/pictures/product-kind';
import { demoProducts } from '@baeon/demo-city/products/products';
import { startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ withoutWorkers: true });
});

const fetchPicture = (url: string) => api.app.inject({ method: 'GET', url });

async function pictureAt(path: string): Promise<string> {
  const answer = await fetchPicture(path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  return answer.body;
}

describe('the demo catalogue', () => {
  const demo = demoProducts();

  it('has a picture for every product, drawn as what the product is', async () => {
    const paths = new Set(demo.map(pictures.product));
    expect(paths.size).toBeGreaterThan(800);
    await Promise.all([...paths].map(pictureAt));
    const unnamed = demo.filter((row) => productKindOf({ ...row, category: 'x' }) === 'parcel');
    expect(unnamed.map(({ title }) => title)).toEqual([]);
  });

  it('is drawn in the colours that it names', () => {
    const words = new Set(['Black', 'White', 'Red', 'Blue', 'Green', 'Pink', 'Grey', 'Maroon']);
    const plain = demo.filter((row) => words.has(row.attributes['Colour'] ?? ''));
    expect(plain.length).toBeGreaterThan(500);
    for (const row of plain) {
      const colour = row.attributes['Colour']!.toLowerCase();
      expect([row.title, pictures.product(row).split('/')[5]]).toEqual([row.title, colour]);
    }
  });
});

describe('addresses without a picture of a product', () => {
  it.each([
    '/pictures/v1/product/sofa/blue/nothing.svg',
    '/pictures/v1/product/sofa/nothing/sand.svg',
    '/pictures/v1/product/nothing/blue/sand.svg',
    '/pictures/v1/product/__proto__/blue/sand.svg',
    '/pictures/v1/product/toString/blue/sand.svg',
    '/pictures/v1/product/sofa/blue.svg',
    '/pictures/v1/product/sofa/blue/sand',
    '/pictures/v1/product/sofa/blue/sand.svg/more',
    `/pictures/v1/product/${encodeURIComponent('sofa"/><script/>')}/blue/sand.svg`,
    `/pictures/v1/product/sofa/${encodeURIComponent('blue" onload="x')}/sand.svg`,
  ])('are refused: %s', async (path) => {
    const answer = await fetchPicture(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('script');
  });
});
