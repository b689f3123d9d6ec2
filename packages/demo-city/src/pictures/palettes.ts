import type { PaletteName } from './picture-names.ts';

/** The gradient runs from light to strong; the rest is what may lie on it or around it. */
export type Palette = {
  light: string;
  strong: string;
  deep: string;
  tint: string;
  paper: string;
  accent: string;
};

export const palettes: Record<PaletteName, Palette> = {
  cobalt: palette('#5a95ff', '#2259cf', '#143277', '#cfe0ff', '#f1f6ff', '#ffb454'),
  sky: palette('#4cc3f7', '#1c78d2', '#0d3d70', '#cdebfd', '#effaff', '#ffb35c'),
  indigo: palette('#7c8bff', '#4140c4', '#24236f', '#dbe0ff', '#f4f5ff', '#ffc65c'),
  violet: palette('#ab8bff', '#6b41d2', '#3a2079', '#e7deff', '#f8f5ff', '#ffd073'),
  plum: palette('#cf6cc4', '#842c8b', '#47164d', '#f6dcf3', '#fdf5fc', '#ffce6b'),
  rose: palette('#ff8bab', '#d53c70', '#761a3c', '#ffdde7', '#fff5f8', '#ffd67e'),
  coral: palette('#ff9d7b', '#e5533d', '#7a2616', '#ffe2d7', '#fff7f3', '#ffdb7a'),
  amber: palette('#fbb444', '#dd730e', '#743c07', '#ffeccb', '#fffaf1', '#d9483b'),
  leaf: palette('#68cd88', '#1b8a4e', '#0d4628', '#d6f4e0', '#f3fcf6', '#ffd05f'),
  teal: palette('#45cfc8', '#0e8391', '#08444d', '#cff3f1', '#effbfb', '#ffb98c'),
  navy: palette('#4a6bb5', '#1d3066', '#101c3f', '#d5e0f7', '#f3f6fd', '#ffb454'),
  cocoa: palette('#bd8a66', '#754528', '#412413', '#f2e1d4', '#fcf7f2', '#ffcb66'),
};

/** What is written on the accent; one of them is dark. */
export const inkOn = ({ accent, deep }: Palette): string =>
  accent === palettes.amber.accent ? '#ffffff' : deep;

/** A second colour for scenes that would be dull in one. */
export const companions: Record<PaletteName, PaletteName> = {
  cobalt: 'coral',
  sky: 'rose',
  indigo: 'teal',
  violet: 'coral',
  plum: 'teal',
  rose: 'violet',
  coral: 'cobalt',
  amber: 'teal',
  leaf: 'amber',
  teal: 'coral',
  navy: 'coral',
  cocoa: 'leaf',
};

function palette(
  light: string,
  strong: string,
  deep: string,
  tint: string,
  paper: string,
  accent: string,
): Palette {
  return { light, strong, deep, tint, paper, accent };
}
