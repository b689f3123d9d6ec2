import { glyphs, type GlyphName } from './glyphs/glyphs.ts';
import { footOf } from './glyphs/feet.ts';
import type { Shape, Tone } from './glyphs/shapes.ts';
import type { Palette } from './palettes.ts';

export type Tones = Record<Tone, string>;

const GRID = 48;

/** How a glyph is coloured where it lies on the gradient, and where it lies on paper. */
export const onGradient = ({ tint, accent, deep }: Palette): Tones => ({
  main: '#ffffff',
  soft: tint,
  accent,
  deep,
});

export const onPaper = ({ light, strong, accent, deep }: Palette): Tones => ({
  main: strong,
  soft: light,
  accent,
  deep,
});

/** A glyph with its centre at x, y. */
export function placed(
  name: GlyphName,
  tones: Tones,
  at: { x: number; y: number; size: number; turn?: number },
): string {
  const { x, y, size, turn = 0 } = at;
  const scale = round(size / GRID);
  const turned = turn === 0 ? '' : ` rotate(${turn} ${GRID / 2} ${GRID / 2})`;
  const corner = `translate(${round(x - size / 2)} ${round(y - size / 2)})`;
  const shapes = glyphs[name].map((shape) => drawnShape(shape, tones)).join('');
  return `<g transform="${corner} scale(${scale})${turned}">${shapes}</g>`;
}

/** A glyph that stands on the line `ground`. */
export const standing = (
  name: GlyphName,
  tones: Tones,
  at: { x: number; ground: number; size: number },
): string => {
  const { x, ground, size } = at;
  return placed(name, tones, { x, y: ground + size / 2 - (footOf(name) * size) / GRID, size });
};

function drawnShape([tone, path, lineWidth]: Shape, tones: Tones): string {
  if (lineWidth === undefined) return `<path fill="${tones[tone]}" d="${path}"/>`;
  return (
    `<path fill="none" stroke="${tones[tone]}" stroke-width="${lineWidth}" ` +
    `stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
  );
}

export const gradient = (id: string, from: string, to: string, angle = 'x2="1" y2="1"'): string =>
  `<linearGradient id="${id}" ${angle}><stop stop-color="${from}"/>` +
  `<stop offset="1" stop-color="${to}"/></linearGradient>`;

export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
  `viewBox="0 0 ${width} ${height}">${content}</svg>`;

const round = (value: number) => Number(value.toFixed(3));
