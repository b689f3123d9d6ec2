import { gradient, placed, svg } from './drawing.ts';
import type { GlyphName } from './glyphs/glyphs.ts';

const SIZE = 96;

/** Neighbours of the brand's blue: the icons are one family, and yet told apart at a glance. */
const tiles = {
  blue: ['#5c97ff', '#2f6fed', '#143a93'],
  azure: ['#46b6fb', '#2179e0', '#0d3f85'],
  indigo: ['#8593ff', '#4b57de', '#252c8c'],
  lilac: ['#a596ff', '#6c57e0', '#35258f'],
  lagoon: ['#3fc6cf', '#1a86b4', '#0a4a68'],
} as const;

const accents = { amber: '#ffc266', coral: '#ff9d80', rose: '#ffa6bd', mint: '#9af0c4' } as const;

type Icon = [glyph: GlyphName, tile: keyof typeof tiles, accent: keyof typeof accents];

const icons: Record<string, Icon> = {
  mobiles: ['phone', 'blue', 'amber'],
  electronics: ['laptop', 'indigo', 'amber'],
  fashion: ['dress', 'lilac', 'rose'],
  restaurants: ['cloche', 'azure', 'amber'],
  groceries: ['basket', 'lagoon', 'amber'],
  beauty: ['lipstick', 'lilac', 'rose'],
  furniture: ['sofa', 'blue', 'coral'],
  cafes: ['cup', 'indigo', 'amber'],
  'street-food': ['foodCart', 'azure', 'coral'],
  fitness: ['dumbbell', 'blue', 'mint'],
  footwear: ['shoe', 'lagoon', 'coral'],
  movies: ['clapper', 'indigo', 'amber'],
  jewellery: ['ring', 'lilac', 'amber'],
  sweets: ['laddu', 'azure', 'amber'],
  baking: ['cupcake', 'lilac', 'rose'],
  travel: ['suitcase', 'lagoon', 'amber'],
  'home-decor': ['lamp', 'indigo', 'amber'],
  health: ['heart', 'azure', 'coral'],
  sports: ['cricket', 'blue', 'coral'],
  cycling: ['bicycle', 'lagoon', 'mint'],
  books: ['openBook', 'indigo', 'coral'],
  music: ['musicNote', 'lilac', 'rose'],
  gaming: ['gamepad', 'blue', 'amber'],
  photography: ['camera', 'azure', 'amber'],
  kids: ['teddy', 'lilac', 'rose'],
  pets: ['dog', 'lagoon', 'coral'],
  gardening: ['plant', 'azure', 'mint'],
  'art-and-craft': ['paintPalette', 'indigo', 'coral'],
  automobiles: ['car', 'blue', 'amber'],
  gifts: ['gift', 'lilac', 'amber'],
};

/** The icon of an interest, or undefined for an id that we never drew. */
export function interestIcon(id: string): string | undefined {
  if (!Object.hasOwn(icons, id)) return undefined;
  const [glyph, tile, accent] = icons[id]!;
  const [light, strong, deep] = tiles[tile];
  const tones = { main: '#ffffff', soft: '#cfdfff', accent: accents[accent], deep };
  return svg(
    SIZE,
    SIZE,
    `<defs>${gradient('tile', light, strong)}</defs>` +
      `<rect width="${SIZE}" height="${SIZE}" rx="26" fill="url(#tile)"/>` +
      '<path fill="#ffffff" fill-opacity=".09" d="M26 0h48C72 42 44 72 0 76V26A26 26 0 0 1 26 0z"/>' +
      placed(glyph, tones, { x: SIZE / 2, y: SIZE / 2, size: 69 }),
  );
}
