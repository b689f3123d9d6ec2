import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictures as drawn } from '@baeon/demo-city/pictures';
import { artOf } from '@baeon/demo-city/pictures/category-art';
import {
  artNames,
  bannerScenes,
  dealScenes,
  glyphLayouts,
  letterLayouts,
  paletteNames,
} from '@baeon/demo-city/pictures/picture-names';
import {
  drawnBannerPath,
  drawnDealPath,
  drawnLogoPath,
  interestIconPath,
} from '@baeon/demo-city/pictures/picture-paths';
import { createShownPictures } from '../../src/features/pictures/shown-pictures.ts';
import { demoCampaigns } from '../../src/seed/demo/demo-campaigns.ts';
import { interests } from '../../src/seed/reference/interests.ts';
import { storeCategories } from '../../src/seed/reference/store-categories.ts';
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
  expect([path, problemOf(answer.body)]).toEqual([path, null]);
  return answer.body;
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*="[^"<&]*")*)\s*(\/?)>/g;
const RUNS_OR_LOADS = /<(script|foreignObject|style|image|use|a)\b|\son\w+=|href|style=/i;

/** Tags have to match, attributes be quoted and given once, and nothing may run or load. */
function problemOf(svg: string): string | null {
  const open: string[] = [];
  for (const [tag, closes, name, attributes, empty] of svg.matchAll(TAG)) {
    if (closes && open.pop() !== name) return `${tag} closes nothing`;
    if (!closes && !empty) open.push(name!);
    const names = [...attributes!.matchAll(/([\w-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `${tag} says something twice`;
  }
  if (open.length > 0) return `${open.join()} is not closed`;
  const rest = svg.replace(TAG, '');
  if (rest !== '') return `not a tag: ${rest.slice(0, 80)}`;
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" /.test(svg))
    return 'no svg';
  return RUNS_OR_LOADS.exec(svg)?.[0] ?? /NaN|undefined|null/.exec(svg)?.[0] ?? null;
}

describe('drawn pictures', () => {
  it('exist for every interest, each its own', async () => {
    const icons = await Promise.all(interests.map(({ id }) => pictureAt(interestIconPath(id))));
    expect(new Set(icons).size).toBe(interests.length);
  });

  it('exist for every category, each with its own art', async () => {
    const arts = storeCategories.map(({ name }) => artOf(name).art);
    expect(new Set(arts).size).toBe(storeCategories.length);
    expect(arts).not.toContain('shop');
    for (const { name: category } of storeCategories) {
      const store = { name: 'Blue Lantern', category, placeId: `place-of-${category}` };
      await pictureAt(drawnLogoPath(store));
      await pictureAt(drawnBannerPath(store));
    }
  });

  it('exist in every layout and scene for every art, and in every palette', async () => {
    const scenes = await everyArt('banner', bannerScenes);
    expect(new Set(scenes).size).toBe(artNames.length * bannerScenes.length);
    const glyphs = await everyArt('logo', glyphLayouts);
    expect(new Set(glyphs).size).toBe(artNames.length * glyphLayouts.length);
    const lettered = letterLayouts.map((layout) => `${layout}-BL`);
    expect(new Set(await everyArt('logo', lettered)).size).toBeGreaterThan(paletteNames.length);
    const oneArt = paletteNames.map((palette) => `/pictures/v1/logo/cafe/${palette}/badge.svg`);
    expect(new Set(await Promise.all(oneArt.map(pictureAt))).size).toBe(paletteNames.length);
  });

  it('draw every capital and digit', async () => {
    const initials = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
    const paths = initials.map((one) => `/pictures/v1/logo/shop/sky/monogram-${one}.svg`);
    expect(new Set(await Promise.all(paths.map(pictureAt))).size).toBe(initials.length);
  });

  it('exist for deals in every scene, with every kind of saving and in every palette', async () => {
    const savings = ['20-percent-off', 'up-to-60-percent-off', '500-rupees-off', '99-percent-off'];
    const others = ['at-999999-rupees', 'buy-2-get-1', 'half', 'free', 'deal', 'buy-99-get-99'];
    const marks = dealScenes.flatMap((scene) =>
      [...savings, ...others].map((badge) => `${scene}/sign/${badge}`),
    );
    const pictures = await everyArt('deal', marks.slice(0, 8));
    expect(new Set(pictures).size).toBe(pictures.length);
    const oneArt = marks.map((mark) => `/pictures/v1/deal/cafe/sky/${mark}.svg`);
    expect(new Set(await Promise.all(oneArt.map(pictureAt))).size).toBe(marks.length);
    const palettes = paletteNames.map(
      (name) => `/pictures/v1/deal/cafe/${name}/split/cup/free.svg`,
    );
    expect(new Set(await Promise.all(palettes.map(pictureAt))).size).toBe(paletteNames.length);
  });

  it('exist for everything that a deal of the demo is about', async () => {
    const store = { name: 'X', category: 'Food & Drink/Cafes', placeId: 'place' };
    const paths = demoCampaigns().map(({ title }) => drawnDealPath(title, store));
    const ofThings = new Map(paths.map((path) => [path.split('/').at(-2), path]));
    expect(ofThings.size).toBeGreaterThan(50);
    await Promise.all([...ofThings.values()].map(pictureAt));
  });

  it('are no part of the API that is described', async () => {
    const { paths } = (await fetchPicture('/api/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(paths).filter((path) => path.includes('pictures'))).toEqual([]);
  });
});

function everyArt(kind: string, variants: readonly string[]): Promise<string[]> {
  const paths = artNames.flatMap((art, row) =>
    variants.map((variant, column) => {
      const palette = paletteNames[(row + column) % paletteNames.length]!;
      return `/pictures/v1/${kind}/${art}/${palette}/${variant}.svg`;
    }),
  );
  return Promise.all(paths.map(pictureAt));
}

describe('the paths of drawn pictures', () => {
  const logos = (name: string, category = 'Food & Drink/Cafes') =>
    Array.from({ length: 200 }, (_, number) =>
      drawnLogoPath({ name, category, placeId: `place-${number}` }),
    );

  it('are the same for the same store', () => {
    expect(logos('Blue Lantern')).toEqual(logos('Blue Lantern'));
  });

  it('vary among stores of one category', () => {
    expect(new Set(logos('Blue Lantern')).size).toBeGreaterThan(25);
    const banners = Array.from({ length: 200 }, (_, number) =>
      drawnBannerPath({ name: 'X', category: 'Mobile stores', placeId: `place-${number}` }),
    );
    expect(new Set(banners).size).toBeGreaterThan(15);
  });

  it.each([
    ['Blue Lantern Cafe', 'BL'],
    ['Sri Tunga & Sons', 'TS'],
    ['The New', 'TN'],
    ['Çafé', 'C'],
    ['24 Hours', '2H'],
    ["Rao's", 'R'],
  ])('carry the initials of %j: %s', async (name, initials) => {
    const lettered = logos(name).filter((path) => path.includes('-'));
    expect(lettered.length).toBeGreaterThan(50);
    for (const path of lettered) expect(path).toMatch(new RegExp(`-${initials}\\.svg$`));
    await pictureAt(lettered[0]!);
  });

  it.each(['ಮಲ್ಲಿಗೆ', '!!!', '', '<>'])('do without initials where %j has none', async (name) => {
    for (const path of new Set(logos(name))) {
      expect(path).not.toContain('-');
      await pictureAt(path);
    }
  });

  it('fall back to a general shop for a category that has no art', async () => {
    for (const category of ['Something/Else', '', '__proto__', 'constructor', '"><script>']) {
      const store = { name: 'Blue Lantern', category, placeId: 'place' };
      expect(drawnLogoPath(store)).toContain('/logo/shop/');
      expect(drawnBannerPath(store)).toContain('/banner/shop/');
      await pictureAt(drawnBannerPath(store));
    }
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
