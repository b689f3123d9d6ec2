import { onPaper, standing } from './drawing.ts';
import type { GlyphName } from './glyphs/glyphs.ts';
import type { Palette } from './palettes.ts';
import type { Scene } from './store-banner.ts';

const PLACES = 5;
const STEP = 104;

/** Inside: full shelves over the counter, under lamps. */
export const shelfScene: Scene = ({ sign, goods }, palette, companion) => {
  const { deep, tint, paper, accent } = palette;
  return (
    `<rect width="600" height="400" fill="${tint}"/>` +
    `<path stroke="${paper}" stroke-opacity=".5" stroke-width="30" d="M20 0v400M80 0v400M140 0v400M200 0v400M260 0v400M320 0v400M380 0v400M440 0v400M500 0v400M560 0v400"/>` +
    lamp(100, palette) +
    lamp(300, palette) +
    lamp(500, palette) +
    row([sign, ...goods], 1, 186, palette, companion) +
    row([sign, ...goods], 3, 306, palette, companion) +
    '<rect y="346" width="600" height="54" fill="url(#ground)"/>' +
    `<rect y="338" width="600" height="12" fill="${deep}"/>` +
    `<path stroke="${accent}" stroke-width="5" stroke-dasharray="26 14" d="M0 372h600"/>`
  );
};

/** The goods in turn, from the given one on; the sign's own thing stands in the middle. */
function row(
  goods: GlyphName[],
  from: number,
  ground: number,
  palette: Palette,
  companion: Palette,
): string {
  const left = 300 - ((PLACES - 1) * STEP) / 2;
  const things = Array.from({ length: PLACES }, (_, place) => {
    const middle = place === Math.floor(PLACES / 2);
    const name = middle ? goods[0]! : goods[1 + ((from + place) % (goods.length - 1))]!;
    const size = middle ? 96 : 80;
    const tones = onPaper(place % 2 === 0 ? palette : companion);
    return standing(name, tones, { x: left + place * STEP, ground, size });
  });
  return (
    `<rect x="36" y="${ground + 12}" width="528" height="8" fill="${palette.deep}" fill-opacity=".14"/>` +
    `<rect x="28" y="${ground}" width="544" height="13" rx="5" fill="${palette.strong}"/>` +
    things.join('')
  );
}

const lamp = (x: number, { accent, deep }: Palette) =>
  `<path fill="#ffffff" fill-opacity=".35" d="M${x - 26} 44h52l40 130h-132z"/>` +
  `<path stroke="${deep}" stroke-width="3" d="M${x} 0v24"/>` +
  `<path fill="${deep}" d="M${x - 26} 46a26 24 0 0 1 52 0z"/>` +
  `<path fill="${accent}" d="M${x - 10} 46h20a10 9 0 0 1-20 0z"/>`;
