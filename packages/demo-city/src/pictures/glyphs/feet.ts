import type { GlyphName } from './glyphs.ts';

const USUAL = 42.7;

/** Where a glyph ends below, so that it can stand on something. */
const unusual: Partial<Record<GlyphName, number>> = {
  croissant: 36.3,
  cloche: 39.9,
  bowl: 41,
  bread: 40,
  laddu: 40,
  samosa: 40,
  basket: 41,
  crate: 41.2,
  shoe: 39.6,
  heel: 40,
  glasses: 39.2,
  sunglasses: 32,
  phone: 44.5,
  headphones: 41,
  watch: 44.5,
  laptop: 40,
  camera: 40.5,
  gamepad: 38.1,
  fridge: 44.5,
  cushion: 40.6,
  wateringCan: 40,
  capsule: 41.2,
  firstAid: 41,
  dumbbell: 37,
  kettlebell: 40.5,
  yoga: 41.3,
  openBook: 41.5,
  bookStack: 41.5,
  pencil: 40.5,
  teddy: 41.5,
  bicycle: 40,
  helmet: 39.5,
  bone: 40.9,
  petBowl: 40.5,
  tyre: 44.5,
};

export const footOf = (name: GlyphName): number => unusual[name] ?? USUAL;
