import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { artOf } from '../../src/lib/category-art.ts';
import {
  artNames,
  bannerScenes,
  glyphLayouts,
  letterLayouts,
  paletteNames,
} from '../../src/lib/picture-names.ts';
import { drawnBannerPath, drawnLogoPath, interestIconPath } from '../../src/lib/picture-paths.ts';
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
