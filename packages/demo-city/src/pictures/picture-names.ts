/** Part of every picture's path: raise it when a drawing changes, because browsers keep them for a year. */
export const PICTURES_PREFIX = '/pictures/v1';

export const paletteNames = [
  'cobalt',
  'sky',
  'indigo',
  'violet',
  'plum',
  'rose',
  'coral',
  'amber',
  'leaf',
  'teal',
  'navy',
  'cocoa',
] as const;
export type PaletteName = (typeof paletteNames)[number];

export const artNames = [
  'shop',
  'restaurant',
  'cafe',
  'bakery',
  'sweets',
  'ice-cream',
  'supermarket',
  'greengrocer',
  'mobiles',
  'computers',
  'clothing',
  'sarees',
  'footwear',
  'jewellery',
  'furniture',
  'decor',
  'hardware',
  'plants',
  'salon',
  'spa',
  'pharmacy',
  'fitness',
  'optician',
  'books',
  'toys',
  'sports',
  'cycles',
  'pets',
  'gifts',
  'two-wheelers',
] as const;
export type ArtName = (typeof artNames)[number];

/** Logos that show what is sold, and logos that show the initials of the name. */
export const glyphLayouts = ['badge', 'seal', 'arch', 'plain'] as const;
export const letterLayouts = ['monogram', 'rosette', 'awning', 'stack'] as const;
export type GlyphLayout = (typeof glyphLayouts)[number];
export type LetterLayout = (typeof letterLayouts)[number];

export const bannerScenes = ['front', 'podium', 'shelf', 'spotlight'] as const;
export type BannerScene = (typeof bannerScenes)[number];

export const dealScenes = ['sticker', 'ticket', 'ribbon', 'split'] as const;
export type DealScene = (typeof dealScenes)[number];

/** In the place of a thing's name: what stands on the sign of such shops. */
export const SIGN = 'sign';

/** What a product is painted in, and what it stands before. */
export const productColours = [
  'black',
  'grey',
  'silver',
  'white',
  'cream',
  'beige',
  'brown',
  'wood',
  'copper',
  'gold',
  'yellow',
  'orange',
  'peach',
  'red',
  'maroon',
  'pink',
  'purple',
  'lavender',
  'navy',
  'blue',
  'sky',
  'teal',
  'green',
  'olive',
  'mint',
] as const;
export type ProductColour = (typeof productColours)[number];

export const productGrounds = ['mist', 'sand', 'blush', 'mint', 'lilac', 'sky'] as const;
export type ProductGround = (typeof productGrounds)[number];
