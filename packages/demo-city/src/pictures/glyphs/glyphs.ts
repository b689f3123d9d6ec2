import { careGlyphs } from './care.ts';
import { fashionGlyphs } from './fashion.ts';
import { foodGlyphs } from './food.ts';
import { gadgetGlyphs } from './gadgets.ts';
import { homeGlyphs } from './home.ts';
import { leisureGlyphs } from './leisure.ts';
import { pastimeGlyphs } from './pastime.ts';
import type { Glyph } from './shapes.ts';

const drawn = {
  ...foodGlyphs,
  ...fashionGlyphs,
  ...gadgetGlyphs,
  ...homeGlyphs,
  ...careGlyphs,
  ...leisureGlyphs,
  ...pastimeGlyphs,
};

export type GlyphName = keyof typeof drawn;

/** Every object that we can draw, whatever it is then put on. */
export const glyphs: Record<GlyphName, Glyph> = drawn;
