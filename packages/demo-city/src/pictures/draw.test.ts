import { describe, expect, it } from 'vitest';
import { readJson } from './assets.ts';
import { draw } from './draw.ts';
import { palettes as allPalettes } from './palettes.ts';
import { pictures } from '../pictures.ts';
import { bannerScenes, dealScenes, glyphLayouts, letterLayouts } from './picture-names.ts';
import { arts } from './store-arts.ts';

const artNames = Object.keys(arts);
const paletteNames = Object.keys(allPalettes);

function pictureAt(address: string): string {
  const svg = draw(address) ?? 'no such picture';
  expect([address, problemOf(svg)]).toEqual([address, null]);
  return svg;
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
  it('exist for every interest of the table, each its own', () => {
    const { icons } = readJson<{ icons: object }>('interests.json');
    const ids = Object.keys(icons);
    const drawn = ids.map((id) => pictureAt(pictures.interest(id)));
    expect(new Set(drawn).size).toBe(ids.length);
  });

  it('exist in every layout and scene for every art, and in every palette', () => {
    const scenes = everyArt('banner', bannerScenes);
    expect(new Set(scenes).size).toBe(artNames.length * bannerScenes.length);
    const glyphs = everyArt('logo', glyphLayouts);
    expect(new Set(glyphs).size).toBe(artNames.length * glyphLayouts.length);
    const lettered = letterLayouts.map((layout) => `${layout}-BL`);
    expect(new Set(everyArt('logo', lettered)).size).toBeGreaterThan(paletteNames.length);
    const oneArt = paletteNames.map((palette) => `/pictures/v1/logo/cafe/${palette}/badge.svg`);
    expect(new Set(oneArt.map(pictureAt)).size).toBe(paletteNames.length);
  });

  it('draw every capital and digit', () => {
    const initials = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
    const paths = initials.map((one) => `/pictures/v1/logo/shop/sky/monogram-${one}.svg`);
    expect(new Set(paths.map(pictureAt)).size).toBe(initials.length);
  });

  it('exist for deals in every scene, with every kind of saving and in every palette', () => {
    const savings = ['20-percent-off', 'up-to-60-percent-off', '500-rupees-off', '99-percent-off'];
    const others = ['at-999999-rupees', 'buy-2-get-1', 'half', 'free', 'deal', 'buy-99-get-99'];
    const marks = dealScenes.flatMap((scene) =>
      [...savings, ...others].map((badge) => `${scene}/sign/${badge}`),
    );
    const drawn = everyArt('deal', marks.slice(0, 8));
    expect(new Set(drawn).size).toBe(drawn.length);
    const oneArt = marks.map((mark) => `/pictures/v1/deal/cafe/sky/${mark}.svg`);
    expect(new Set(oneArt.map(pictureAt)).size).toBe(marks.length);
    const palettes = paletteNames.map(
      (name) => `/pictures/v1/deal/cafe/${name}/split/cup/free.svg`,
    );
    expect(new Set(palettes.map(pictureAt)).size).toBe(paletteNames.length);
  });
});

function everyArt(kind: string, variants: readonly string[]): string[] {
  const paths = artNames.flatMap((art, row) =>
    variants.map((variant, column) => {
      const palette = paletteNames[(row + column) % paletteNames.length]!;
      return `/pictures/v1/${kind}/${art}/${palette}/${variant}.svg`;
    }),
  );
  return paths.map(pictureAt);
}

describe('the paths of drawn pictures', () => {
  const logos = (name: string, category = 'Food & Drink/Cafes') =>
    Array.from({ length: 200 }, (_, number) =>
      pictures.logo({ name, category, placeId: `place-${number}` }),
    );

  it('are the same for the same store', () => {
    expect(logos('Blue Lantern')).toEqual(logos('Blue Lantern'));
  });

  it('vary among stores of one category', () => {
    expect(new Set(logos('Blue Lantern')).size).toBeGreaterThan(25);
    const banners = Array.from({ length: 200 }, (_, number) =>
      pictures.banner({ name: 'X', category: 'Mobile stores', placeId: `place-${number}` }),
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
  ])('carry the initials of %j: %s', (name, initials) => {
    const lettered = logos(name).filter((path) => path.includes('-'));
    expect(lettered.length).toBeGreaterThan(50);
    for (const path of lettered) expect(path).toMatch(new RegExp(`-${initials}\\.svg$`));
    pictureAt(lettered[0]!);
  });

  it.each(['ಮಲ್ಲಿಗೆ', '!!!', '', '<>'])('do without initials where %j has none', (name) => {
    for (const path of new Set(logos(name))) {
      expect(path).not.toContain('-');
      pictureAt(path);
    }
  });

  it('fall back to a general shop for a category that has no art', () => {
    for (const category of ['Something/Else', '', '__proto__', 'constructor', '"><script>']) {
      const store = { name: 'Blue Lantern', category, placeId: 'place' };
      expect(pictures.logo(store)).toContain('/logo/shop/');
      expect(pictures.banner(store)).toContain('/banner/shop/');
      pictureAt(pictures.banner(store));
    }
  });
});
