import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictures as drawn } from '@baeon/demo-city/pictures';
import { artOf } from '@baeon/demo-city/pictures/store-arts';
import { createShownPictures } from '../../src/features/pictures/shown-pictures.ts';
import { demoCampaigns } from '@baeon/demo-city/campaigns';
import {
  referenceInterests,
  referenceCategories,
} from '../../src/seed/reference/reference-tables.ts';
import { atEnd } from '../support/cleanup.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  const webFolder = await mkdtemp(join(tmpdir(), 'baeon-web-'));
  atEnd(() => rm(webFolder, { recursive: true }));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>the web app</title>');
  api = await startTestApi({ withoutWorkers: true, webFolder });
});

const fetchPicture = (url: string) => api.app.inject({ method: 'GET', url });

async function pictureAt(path: string): Promise<string> {
  const answer = await fetchPicture(path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
  return answer.body;
}

describe('drawn pictures', () => {
  it('exist for every interest, each its own', async () => {
    const icons = await Promise.all(
      referenceInterests.map(({ id }) => pictureAt(drawn.interest(id))),
    );
    expect(new Set(icons).size).toBe(referenceInterests.length);
  });

  it('exist for every category, each with its own art', async () => {
    const arts = referenceCategories.map(({ name }) => artOf(name).art);
    expect(new Set(arts).size).toBe(referenceCategories.length);
    expect(arts).not.toContain('shop');
    for (const { name: category } of referenceCategories) {
      const store = { name: 'Blue Lantern', category, placeId: `place-of-${category}` };
      await pictureAt(drawn.logo(store));
      await pictureAt(drawn.banner(store));
    }
  });

  it('exist for everything that a deal of the demo is about', async () => {
    const store = { name: 'X', category: 'Food & Drink/Cafes', placeId: 'place' };
    const paths = demoCampaigns().map(({ title }) => drawn.deal(title, store));
    const ofThings = new Map(paths.map((path) => [path.split('/').at(-2), path]));
    expect(ofThings.size).toBeGreaterThan(50);
    await Promise.all([...ofThings.values()].map(pictureAt));
  });

  it('are no part of the API that is described', async () => {
    const { paths } = (await fetchPicture('/api/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(paths).filter((path) => path.startsWith('/pictures'))).toEqual([]);
  });
});

describe('the picture of a deal', () => {
  const store = {
    id: 'd8bb2c5e-0f0a-4b43-9a4e-0c1f3f7f1a11',
    placeId: 'place-1',
    name: 'Blue Lantern',
    category: 'Food & Drink/Cafes',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
    latitude: 12.97,
    longitude: 77.59,
    logo: null,
    timeZone: 'Asia/Kolkata',
  };
  const pictures = createShownPictures(['https://pictures.example'], drawn);
  const title = 'Flat 20% off on filter coffee';

  it('says what the title says, in the colours of the store', async () => {
    const drawn = pictures.deal({ title, image: null }, store);
    expect(drawn).toMatch(/^\/pictures\/v1\/deal\/cafe\/[a-z]+\/[a-z]+\/cup\/20-percent-off\.svg$/);
    await pictureAt(drawn);
  });

  it.each(['/own.jpg', 'https://pictures.example/a.jpg'])('is its own: %s', (image) => {
    expect(pictures.deal({ title, image }, store)).toBe(image);
  });

  it.each([
    'https://elsewhere.example/a.jpg',
    '//elsewhere.example/a.jpg',
    '/\\elsewhere',
    'x',
    '',
  ])('is drawn where browsers may not load %j', (image) => {
    expect(pictures.deal({ title, image }, store)).toContain('/pictures/v1/deal/');
  });
});

describe('addresses without a picture', () => {
  it.each([
    '/pictures/',
    '/pictures/v1/interest/nothing.svg',
    '/pictures/v1/interest/mobiles.png',
    '/pictures/v1/interest/mobiles',
    '/pictures/v1/interest/__proto__.svg',
    '/pictures/v1/interest/constructor.svg',
    '/pictures/v1/interest/.svg',
    '/pictures/v0/interest/mobiles.svg',
    '/pictures/v1/logo/nothing/sky/badge.svg',
    '/pictures/v1/logo/cafe/nothing/badge.svg',
    '/pictures/v1/logo/cafe/toString/badge.svg',
    '/pictures/v1/logo/cafe/sky/nothing.svg',
    '/pictures/v1/logo/cafe/sky/badge-BL.svg',
    '/pictures/v1/logo/cafe/sky/monogram.svg',
    '/pictures/v1/logo/cafe/sky/monogram-.svg',
    '/pictures/v1/logo/cafe/sky/monogram-bl.svg',
    '/pictures/v1/logo/cafe/sky/monogram-ABC.svg',
    '/pictures/v1/logo/cafe/sky/monogram-A-B.svg',
    `/pictures/v1/logo/cafe/sky/monogram-${encodeURIComponent('A\n')}.svg`,
    `/pictures/v1/logo/cafe/sky/${encodeURIComponent('monogram-"><script>alert(1)</script>')}.svg`,
    `/pictures/v1/banner/cafe/sky/${encodeURIComponent('"/><script/>')}.svg`,
    '/pictures/v1/banner/cafe/sky/nothing.svg',
    '/pictures/v1/deal/cafe/sky/sticker/cup.svg',
    '/pictures/v1/deal/nothing/sky/sticker/cup/free.svg',
    '/pictures/v1/deal/cafe/nothing/sticker/cup/free.svg',
    '/pictures/v1/deal/cafe/sky/nothing/cup/free.svg',
    '/pictures/v1/deal/cafe/sky/sticker/nothing/free.svg',
    '/pictures/v1/deal/cafe/sky/sticker/__proto__/free.svg',
    '/pictures/v1/deal/cafe/sky/sticker/toString/free.svg',
    '/pictures/v1/deal/cafe/sky/sticker/cup/RUDE.svg',
    '/pictures/v1/deal/cafe/sky/sticker/cup/100-percent-off.svg',
    `/pictures/v1/deal/cafe/sky/sticker/cup/${encodeURIComponent('free"/><script/>')}.svg`,
    '/pictures/v1/interest/..%2f..%2f..%2fpackage.json.svg',
    '/pictures/v1/logo/..%2f..%2fetc/passwd/badge.svg',
    '/pictures/v1/..%2f..%2fserver.ts',
  ])('are refused: %s', async (path) => {
    const answer = await fetchPicture(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: true, result: { code: 'NOT_FOUND' } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('script');
  });
});
