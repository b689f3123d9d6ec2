import { drawingNames, readJson } from './assets.ts';
import { compose, type LetterBox, type Paints } from './compose.ts';
import { readBadge } from './deal-words.ts';
import { badgeLine, stackedBadge } from './drawn-badge.ts';
import { drawnLetters, isDrawable } from './letters.ts';
import { palettes, tonesOf } from './palettes.ts';
import {
  bannerScenes,
  dealScenes,
  glyphLayouts,
  letterLayouts,
  PICTURES_PREFIX,
  SIGN,
} from './picture-names.ts';
import { productGrounds, productTones } from './product-colour.ts';
import { arts } from './store-arts.ts';

const glyphs = drawingNames('glyphs');
const products = drawingNames('products');

const { tiles, accents, icons } = readJson<{
  /** Neighbours of the brand's blue: the icons are one family, and yet told apart at a glance. */
  tiles: Record<string, Record<'light' | 'strong' | 'deep', string>>;
  accents: Record<string, string>;
  icons: Record<string, Record<'glyph' | 'tile' | 'accent', string>>;
}>('interests.json');

/** What the names in an address stand for, in the order in which they come; undefined for a wrong one. */
const kinds: Record<string, { names: number; draw(...names: string[]): string | undefined }> = {
  interest: { names: 1, draw: interestIcon },
  logo: { names: 3, draw: storeLogo },
  banner: { names: 3, draw: storeBanner },
  deal: { names: 5, draw: dealPicture },
  product: { names: 3, draw: productPicture },
};

/** The picture at an address, or undefined where there is none. */
export function draw(address: string): string | undefined {
  if (!address.startsWith(`${PICTURES_PREFIX}/`) || !address.endsWith('.svg')) return undefined;
  const path = address.slice(PICTURES_PREFIX.length + 1, -'.svg'.length);
  const [kind = '', ...names] = path.split('/');
  const known = own(kinds, kind);
  return known?.names === names.length ? known.draw(...names) : undefined;
}

function interestIcon(id: string): string | undefined {
  const icon = own(icons, id);
  if (!icon) return undefined;
  const paints = { ...tiles[icon.tile], accent: accents[icon.accent]! };
  const tones = { icon: { ...paints, main: '#ffffff', soft: '#cfdfff' } };
  return compose('interest.svg', { paints, tones, fileOf: () => `glyphs/${icon.glyph}.svg` });
}

/** What matters keeps to the circle inside, because some screens cut logos round. */
function storeLogo(art: string, palette: string, mark: string): string | undefined {
  if (glyphLayouts.includes(mark)) return storePicture(`logos/${mark}`, art, palette);
  const [layout = '', initials = '', ...rest] = mark.split('-');
  if (!letterLayouts.includes(layout) || !isDrawable(initials) || rest.length > 0) return undefined;
  return storePicture(`logos/${layout}`, art, palette, {
    letters: (_kind, box) => drawnLetters(initials, box),
  });
}

/** What matters stands in the middle, because screens cut banners to their own shape. */
function storeBanner(art: string, palette: string, scene: string): string | undefined {
  return bannerScenes.includes(scene) ? storePicture(`banners/${scene}`, art, palette) : undefined;
}

/** What matters stands in the square in the middle, because lists show no more of it. */
function dealPicture(...names: string[]): string | undefined {
  const [art = '', palette = '', scene = '', thing = '', slug = ''] = names;
  const badge = readBadge(slug);
  if (!badge || !dealScenes.includes(scene) || !(thing === SIGN || glyphs.has(thing)))
    return undefined;
  const letters = (kind: string, box: LetterBox) =>
    kind === 'badge-line' ? badgeLine(badge, box) : stackedBadge(badge, box);
  return storePicture(`deals/${scene}`, art, palette, { thing, letters });
}

/** A scene in a store's palette, with what such stores sell. */
function storePicture(
  scene: string,
  artName: string,
  paletteName: string,
  shown: { thing?: string; letters?: (kind: string, box: LetterBox) => string } = {},
): string | undefined {
  const art = own(arts, artName);
  const palette = own(palettes, paletteName);
  if (!art || !palette) return undefined;
  const { sign, goods } = art;
  const thing = shown.thing === undefined || shown.thing === SIGN ? sign : shown.thing;
  const things: Record<string, string[]> = {
    sign: [sign],
    thing: [thing],
    goods,
    // What else such a shop sells; never the thing itself.
    beside: [sign, ...goods].filter((name) => name !== thing),
  };
  return compose(`${scene}.svg`, {
    paints: palette,
    tones: tonesOf(palette),
    fileOf: (placeholder) => {
      const [list = '', index = '0'] = placeholder.split(' ');
      const names = things[list]!;
      return `glyphs/${names[Number(index) % names.length]}.svg`;
    },
    ...shown,
  });
}

/** Square, with the thing in the middle, because cards cut it to their own shape. */
function productPicture(kind: string, colour: string, groundName: string): string | undefined {
  const tones = own(productTones, colour);
  const ground = own(productGrounds, groundName);
  if (!tones || !ground || !products.has(kind)) return undefined;
  const paints: Paints = {
    ...tones,
    // The gradients of the frame; lines are drawn flat, because along one a gradient has no extent.
    body: 'url(#body)',
    screen: 'url(#screen)',
    'ground-from': ground.from,
    'ground-to': ground.to,
  };
  return compose('product.svg', { paints, tones: {}, fileOf: () => `products/${kind}.svg` });
}

const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
