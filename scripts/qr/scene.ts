import { randomNumbers } from '../../bench/numbers.ts';
import { drawBackground, PLAIN, type Background } from './background.ts';
import { blurred, type Blur } from './blur.ts';
import { drawCode, type DrawnCode, type SceneCode } from './draw-code.ts';
import { toPicture, type Grey, type Picture } from './grey.ts';
import { lit, type Light } from './light.ts';

/** What a camera looks at, and how well it sees. */
export type Scene = {
  width: number;
  height: number;
  background?: Background;
  /** Later ones lie upon earlier ones. */
  codes?: readonly SceneCode[];
  light?: Light;
  blur?: Blur;
  /** The standard deviation of each pixel, of 255. */
  noise?: number;
  /** The same picture for the same seed. */
  seed?: number;
};

export type DrawnScene = { picture: Picture; codes: DrawnCode[] };

/** The picture of a scene, and where its codes are in it. */
export function drawScene(scene: Scene): DrawnScene {
  const random = randomNumbers(scene.seed ?? 1);
  const grey = drawBackground(scene.width, scene.height, scene.background ?? PLAIN, random);
  const codes = (scene.codes ?? []).map((code) => drawCode(grey, code));
  // As in a camera: light falls on things, then the lens blurs it, then the sensor adds its noise.
  const seen = blurred(lit(grey, scene.light ?? {}), scene.blur ?? {});
  if (scene.noise) addNoise(seen, scene.noise / 255, random);
  return { picture: toPicture(seen), codes };
}

/** Of four bytes added up: each has a variance of (256² - 1) / 12. */
const BELL_DEVIATION = Math.sqrt((256 ** 2 - 1) / 3);

function addNoise({ values }: Grey, deviation: number, random: () => number): void {
  for (let at = 0; at < values.length; at += 1) {
    // Four evenly spread bytes added up are near enough to a bell; one number holds them all.
    const bits = random() * 2 ** 32;
    const even = (bits >>> 24) + ((bits >>> 16) & 255) + ((bits >>> 8) & 255) + (bits & 255);
    values[at]! += ((even - 510) / BELL_DEVIATION) * deviation;
  }
}
