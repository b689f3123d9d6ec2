import { readJson } from './assets.ts';
import type { Paints } from './compose.ts';

/** The gradient runs from light to strong; the rest is what may lie on it or around it. */
export type Palette = Record<
  'light' | 'strong' | 'deep' | 'tint' | 'paper' | 'accent' | 'ink',
  string
> & {
  /** A second palette for scenes that would be dull in one. */
  companion: string;
};

export const palettes = readJson<Record<string, Palette>>('palettes.json');

/** How things are coloured, by where they lie. */
export function tonesOf(palette: Palette): Record<string, Paints> {
  const { light, strong, deep, tint, accent } = palette;
  return {
    gradient: { main: '#ffffff', soft: tint, accent, deep },
    paper: onPaper(palette),
    companion: onPaper(palettes[palette.companion]!),
    faint: { main: '#ffffff', soft: light, accent: strong, deep: strong },
    white: { main: '#ffffff', soft: '#ffffff', accent: '#ffffff', deep: strong },
  };
}

const onPaper = ({ light, strong, accent, deep }: Palette): Paints => ({
  main: strong,
  soft: light,
  accent,
  deep,
});
