import type { ArtName, GlyphLayout, LetterLayout, PaletteName } from './picture-names.ts';
import { arts } from './arts.ts';
import { gradient, onGradient, onPaper, placed, svg } from './drawing.ts';
import type { GlyphName } from './glyphs/glyphs.ts';
import { drawnLetters } from './letters.ts';
import { palettes, type Palette } from './palettes.ts';

const SIZE = 128;
const MIDDLE = SIZE / 2;

/** What matters keeps to the circle inside, because some screens cut logos round. */
type GlyphLogo = (glyph: GlyphName, palette: Palette) => string;

const ground = '<rect width="128" height="128" fill="url(#ground)"/>';
const flat = (colour: string) => `<rect width="128" height="128" fill="${colour}"/>`;

const glyphLogos: Record<GlyphLayout, GlyphLogo> = {
  badge: (glyph, palette) =>
    ground +
    '<g fill="none" stroke="#ffffff" stroke-opacity=".13" stroke-width="10">' +
    '<circle cx="112" cy="14" r="30"/><circle cx="112" cy="14" r="52"/></g>' +
    placed(glyph, onGradient(palette), { x: MIDDLE, y: MIDDLE + 2, size: 78 }),

  seal: (glyph, palette) =>
    flat(palette.tint) +
    '<circle cx="64" cy="64" r="54" fill="url(#ground)"/>' +
    `<circle cx="64" cy="64" r="47" fill="none" stroke="${palette.tint}" stroke-width="2.4" ` +
    'stroke-dasharray=".1 6.05" stroke-linecap="round"/>' +
    placed(glyph, onGradient(palette), { x: MIDDLE, y: MIDDLE, size: 58 }),

  arch: (glyph, palette) =>
    flat(palette.paper) +
    `<path fill="${palette.tint}" d="M14 128V64a50 50 0 0 1 100 0v64z"/>` +
    '<path fill="url(#ground)" d="M24 128V66a40 40 0 0 1 80 0v62z"/>' +
    `<circle cx="64" cy="36" r="3" fill="${palette.accent}"/>` +
    placed(glyph, onGradient(palette), { x: MIDDLE, y: 78, size: 60 }),

  plain: (glyph, palette) =>
    flat(palette.tint) +
    `<path fill="${palette.paper}" d="M0 92c26-16 46-16 64-6s40 10 64-8v50H0z"/>` +
    placed(glyph, onPaper(palette), { x: MIDDLE, y: 62, size: 84 }),
};

type LetterLogo = (initials: string, palette: Palette, glyph: GlyphName) => string;

const letterLogos: Record<LetterLayout, LetterLogo> = {
  monogram: (initials, palette) =>
    ground +
    '<path fill="#ffffff" fill-opacity=".1" d="M0 0h84L0 84z"/>' +
    initialsIn(initials, '#ffffff', { y: 57, height: 42, width: 84 }) +
    `<rect x="46" y="92" width="36" height="7" rx="3.5" fill="${palette.accent}"/>`,

  rosette: (initials, palette) =>
    flat(palette.paper) +
    petals(palette.tint, 12, 63, 18) +
    petals('url(#ground)', 8, 56, 23) +
    '<circle cx="64" cy="64" r="42" fill="url(#ground)"/>' +
    initialsIn(initials, '#ffffff', { y: MIDDLE, height: 32, width: 54 }),

  awning: (initials, palette) =>
    flat(palette.paper) +
    stripes(palette) +
    initialsIn(initials, palette.strong, { y: 86, height: 40, width: 80 }),

  stack: (initials, palette, glyph) =>
    ground +
    `<path fill="${palette.deep}" fill-opacity=".28" d="M0 82h128v46H0z"/>` +
    placed(glyph, onGradient(palette), { x: MIDDLE, y: 47, size: 54 }) +
    initialsIn(initials, '#ffffff', { y: 101, height: 20, width: 60 }),
};

const initialsIn = (
  initials: string,
  colour: string,
  at: { y: number; height: number; width: number },
) => drawnLetters(initials, { x: MIDDLE, ...at, colour });

function petals(fill: string, count: number, reach: number, width: number): string {
  const petal = `M64 64C${64 - width} ${64 - reach * 0.55} ${64 - width * 0.6} ${64 - reach} 64 ${64 - reach}S${64 + width} ${64 - reach * 0.55} 64 64z`;
  return Array.from(
    { length: count },
    (_, index) =>
      `<path fill="${fill}" transform="rotate(${(360 / count) * index} 64 64)" d="${petal}"/>`,
  ).join('');
}

/** The striped cloth over a shop's door. */
function stripes({ strong, tint }: Palette): string {
  const width = SIZE / 6;
  return Array.from({ length: 6 }, (_, index) => {
    const left = Number((index * width).toFixed(2));
    const colour = index % 2 === 0 ? strong : tint;
    const half = Number((width / 2).toFixed(2));
    return `<path fill="${colour}" d="M${left} 0h${2 * half}v36a${half} ${half} 0 0 1 ${-2 * half} 0z"/>`;
  }).join('');
}

export function glyphLogo(art: ArtName, paletteName: PaletteName, layout: GlyphLayout): string {
  const palette = palettes[paletteName];
  return logo(palette, glyphLogos[layout](arts[art].sign, palette));
}

export function letterLogo(
  art: ArtName,
  paletteName: PaletteName,
  layout: LetterLayout,
  initials: string,
): string {
  const palette = palettes[paletteName];
  return logo(palette, letterLogos[layout](initials, palette, arts[art].sign));
}

const logo = (palette: Palette, content: string) =>
  svg(SIZE, SIZE, `<defs>${gradient('ground', palette.light, palette.strong)}</defs>${content}`);
