import type { Badge } from './deal-badge.ts';
import { SIGN, type ArtName, type DealScene, type PaletteName } from './picture-names.ts';
import { arts } from './arts.ts';
import { ribbonScene } from './deal-ribbon.ts';
import { splitScene } from './deal-split.ts';
import { stickerScene } from './deal-sticker.ts';
import { ticketScene } from './deal-ticket.ts';
import { gradient, svg } from './drawing.ts';
import { glyphs, type GlyphName } from './glyphs/glyphs.ts';
import { companions, palettes, type Palette } from './palettes.ts';

export type DealParts = {
  thing: GlyphName;
  /** What else such a shop sells; never the thing itself. */
  beside: GlyphName[];
  badge: Badge;
  palette: Palette;
  companion: Palette;
};

const scenes: Record<DealScene, (parts: DealParts) => string> = {
  sticker: stickerScene,
  ticket: ticketScene,
  ribbon: ribbonScene,
  split: splitScene,
};

export const isThing = (name: string): name is GlyphName | typeof SIGN =>
  name === SIGN || Object.hasOwn(glyphs, name);

/** What matters stands in the square in the middle, because lists show no more of it. */
export function dealPicture(
  look: { art: ArtName; palette: PaletteName; scene: DealScene; thing: GlyphName | typeof SIGN },
  badge: Badge,
): string {
  const { sign, goods } = arts[look.art];
  const thing = look.thing === SIGN ? sign : look.thing;
  const palette = palettes[look.palette];
  const { light, strong, deep } = palette;
  return svg(
    640,
    360,
    `<defs>${gradient('ground', light, strong)}` +
      `${gradient('stand', strong, deep, 'x2="0" y2="1"')}</defs>` +
      scenes[look.scene]({
        thing,
        beside: [sign, ...goods].filter((name) => name !== thing),
        badge,
        palette,
        companion: palettes[companions[look.palette]],
      }),
  );
}
