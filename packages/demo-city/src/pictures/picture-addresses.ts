import { badgeOf, badgeSlug, subjectOf } from './deal-words.ts';
import {
  bannerScenes,
  dealScenes,
  glyphLayouts,
  letterLayouts,
  PICTURES_PREFIX,
  SIGN,
} from './picture-names.ts';
import { coloursOf, groundsFor, type ColouredProduct } from './product-colour.ts';
import { productKindOf, type NamedProduct } from './product-kind.ts';
import { artOf } from './store-arts.ts';

type Pictured = { name: string; category: string; placeId: string };

export const interestIconPath = (id: string): string =>
  `${PICTURES_PREFIX}/interest/${encodeURIComponent(id)}.svg`;

/** The same store always gets the same pictures; what they show follows its category and its name. */
export function drawnLogoPath({ name, category, placeId }: Pictured): string {
  const { art, palettes } = artOf(category);
  const letters = initialsOf(name);
  const layouts = letters === '' ? glyphLayouts : [...glyphLayouts, ...letterLayouts];
  const layout = pick(layouts, `${placeId} layout`);
  const mark = letterLayouts.includes(layout) ? `${layout}-${letters}` : layout;
  return `${PICTURES_PREFIX}/logo/${art}/${pick(palettes, placeId)}/${mark}.svg`;
}

export function drawnBannerPath({ category, placeId }: Pictured): string {
  const { art, palettes } = artOf(category);
  const scene = pick(bannerScenes, `${placeId} scene`);
  return `${PICTURES_PREFIX}/banner/${art}/${pick(palettes, placeId)}/${scene}.svg`;
}

/** A store's deals wear its colours; what they show and say is what the title is about. */
export function drawnDealPath(title: string, { category, placeId }: Pictured): string {
  const { art, palettes } = artOf(category);
  const look = `${art}/${pick(palettes, placeId)}/${pick(dealScenes, title)}`;
  const saying = `${subjectOf(title) ?? SIGN}/${badgeSlug(badgeOf(title))}`;
  return `${PICTURES_PREFIX}/deal/${look}/${saying}.svg`;
}

type PicturedProduct = NamedProduct & ColouredProduct;

/** A product in its own colour where it names one; its sizes look alike, since only numbers tell them apart. */
export function drawnProductPath(product: PicturedProduct): string {
  const kind = productKindOf(product);
  const look = product.title.replace(/\d+|\(.*/g, '');
  const colour = pick(coloursOf(product, kind), look);
  const ground = pick(groundsFor(colour), kind);
  return `${PICTURES_PREFIX}/product/${kind}/${colour}/${ground}.svg`;
}

const FILLER = /^(the|and|of|by|at|n|sri|shri|shree|new)$/;

/** One or two of A–Z and 0–9, or none where the name has no such letters. */
function initialsOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !FILLER.test(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => word[0]!)
    .join('')
    .toUpperCase();
}

const pick = <T>(from: readonly T[], key: string): T => from[hashOf(key) % from.length]!;

/** FNV-1a with a last stir, so that keys that differ in one digit land far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
