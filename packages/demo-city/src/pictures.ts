import { savingIn } from '@baeon/contracts/campaigns/saving';
import { badgeSlug, subjectOf } from './pictures/deal-words.ts';
import { draw } from './pictures/draw.ts';
import {
  bannerScenes,
  dealScenes,
  glyphLayouts,
  letterLayouts,
  PICTURES_PREFIX,
  SIGN,
} from './pictures/picture-names.ts';
import { coloursOf, groundsFor, type ColouredProduct } from './pictures/product-colour.ts';
import { productKindOf, type NamedProduct } from './pictures/product-kind.ts';
import { artOf, arts } from './pictures/store-arts.ts';

type Pictured = { name: string; category: string; placeId: string };

const interestIconPath = (id: string): string =>
  `${PICTURES_PREFIX}/interest/${encodeURIComponent(id)}.svg`;

/** Addresses of drawn pictures, and what is at them: drawn from the address alone. */
export const pictures = {
  logo: drawnLogoPath,
  banner: drawnBannerPath,
  deal: drawnDealPath,
  dealChoices: drawnDealPaths,
  product: drawnProductPath,
  interest: interestIconPath,
  draw,
};

/** The same store always gets the same pictures; what they show follows its category and its name. */
function drawnLogoPath({ name, category, placeId }: Pictured): string {
  const { art, palettes } = artOf(category);
  const letters = initialsOf(name);
  const layouts = letters === '' ? glyphLayouts : [...glyphLayouts, ...letterLayouts];
  const layout = pick(layouts, `${placeId} layout`);
  const mark = letterLayouts.includes(layout) ? `${layout}-${letters}` : layout;
  return `${PICTURES_PREFIX}/logo/${art}/${pick(palettes, placeId)}/${mark}.svg`;
}

function drawnBannerPath({ category, placeId }: Pictured): string {
  const { art, palettes } = artOf(category);
  const scene = pick(bannerScenes, `${placeId} scene`);
  return `${PICTURES_PREFIX}/banner/${art}/${pick(palettes, placeId)}/${scene}.svg`;
}

/** A store's deals wear its colours; what they show and say is what the title is about. */
function drawnDealPath(title: string, { category, placeId }: Pictured): string {
  const { art, palettes } = artOf(category);
  const look = `${art}/${pick(palettes, placeId)}/${pick(dealScenes, title)}`;
  const saying = `${subjectOf(title) ?? SIGN}/${badgeSlug(savingIn(title))}`;
  return `${PICTURES_PREFIX}/deal/${look}/${saying}.svg`;
}

/** In each of its scenes, with what the title is about and with what such stores sell. */
function drawnDealPaths(title: string, store: Pictured): string[] {
  const first = drawnDealPath(title, store);
  const [, kind, art, palette, , thing, badge] = first.slice(PICTURES_PREFIX.length).split('/');
  const { palettes, things } = choicesOf(store.category, { palette: palette!, thing: thing! });
  const all = dealScenes.map(
    (scene, nth) =>
      `${PICTURES_PREFIX}/${kind}/${art}/${palettes[nth % palettes.length]}/${scene}/${things[nth % things.length]}/${badge}`,
  );
  return [...new Set([first, ...all])];
}

function choicesOf(category: string, first: { palette: string; thing: string }) {
  const { art, palettes } = artOf(category);
  const unique = (names: string[]) => [...new Set(names)];
  return {
    palettes: unique([first.palette, ...palettes]),
    things: unique([first.thing, ...arts[art]!.goods]),
  };
}

type PicturedProduct = NamedProduct & ColouredProduct;

/** A product in its own colour where it names one; its sizes look alike, since only numbers tell them apart. */
function drawnProductPath(product: PicturedProduct): string {
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
