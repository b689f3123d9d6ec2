import type { ArtName, BannerScene, PaletteName } from './picture-names.ts';
import { arts, type Art } from './arts.ts';
import { gradient, svg } from './drawing.ts';
import { companions, palettes, type Palette } from './palettes.ts';
import { frontScene } from './scene-front.ts';
import { podiumScene } from './scene-podium.ts';
import { shelfScene } from './scene-shelf.ts';
import { spotlightScene } from './scene-spotlight.ts';

/** What matters stands in the middle, because screens cut banners to their own shape. */
export type Scene = (art: Art, palette: Palette, companion: Palette) => string;

const scenes: Record<BannerScene, Scene> = {
  front: frontScene,
  podium: podiumScene,
  shelf: shelfScene,
  spotlight: spotlightScene,
};

export function storeBanner(art: ArtName, paletteName: PaletteName, scene: BannerScene): string {
  const palette = palettes[paletteName];
  const { light, strong, deep } = palette;
  return svg(
    600,
    400,
    `<defs>${gradient('ground', light, strong)}` +
      `${gradient('stand', strong, deep, 'x2="0" y2="1"')}</defs>` +
      scenes[scene](arts[art], palette, palettes[companions[paletteName]]),
  );
}
