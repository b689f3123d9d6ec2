import { blots } from '../../scripts/qr/damage.ts';
import type { SceneCode } from '../../scripts/qr/draw-code.ts';
import type { Scene } from '../../scripts/qr/scene.ts';
import type { Dice } from './dice.ts';
import { emptyScene } from './empty.ts';
import { HEIGHT, heldCode, ordinaryScene, WIDTH, type HeldCode } from './ordinary.ts';
import { fillingText } from './texts.ts';
import { damageOf, unevenLight } from './troubles.ts';

type Kind = (dice: Dice) => Scene;

/** One trouble each, from hardly any of it to more than anybody could read. */
export const kinds: Record<string, Kind> = {
  size: (dice) => withCode(dice, (code) => ({ ...code, modulePx: dice.ratioBetween(1, 12) })),
  rotation: (dice) => withCode(dice, (code) => ({ ...code, rotate: dice.between(0, 360) })),
  perspective: (dice) =>
    withCode(dice, (code) => {
      const [lean, towards] = [dice.between(10, 65), dice.between(0, 2 * Math.PI)];
      return {
        ...code,
        modulePx: dice.ratioBetween(5, 9),
        rotate: dice.between(0, 360),
        tilt: { x: lean * Math.cos(towards), y: lean * Math.sin(towards) },
        distance: dice.between(1.3, 4),
      };
    }),
  curved: (dice) =>
    withCode(dice, (code) => ({
      ...code,
      bend: dice.between(50, 170),
      rotate: dice.between(-15, 15) + dice.of([0, 90]),
    })),
  'out of focus': (dice) => {
    const code = heldCode(dice);
    return {
      ...ordinaryScene(dice),
      codes: [code],
      blur: { sigma: code.modulePx * dice.between(0.2, 1) },
    };
  },
  moved: (dice) => {
    const code = heldCode(dice);
    const motion = { pixels: code.modulePx * dice.between(0.3, 2.5), angle: dice.between(0, 180) };
    return { ...ordinaryScene(dice), codes: [code], blur: { sigma: 0.6, motion } };
  },
  noise: (dice) => ({ ...withCode(dice), noise: dice.ratioBetween(4, 90) }),
  'low contrast': (dice) => ({
    ...withCode(dice),
    light: { contrast: dice.ratioBetween(0.04, 0.4), exposure: dice.between(0.5, 1.2) },
  }),
  dark: (dice) => ({
    ...withCode(dice),
    light: { exposure: dice.ratioBetween(0.02, 0.25) },
    noise: dice.between(0.5, 3),
  }),
  inverted: (dice) =>
    withCode(dice, (code) => ({
      ...code,
      invert: true,
      quiet: dice.of([1, 2, 4]),
      rotate: dice.between(0, 360),
      modulePx: dice.ratioBetween(2, 7),
    })),
  damaged: (dice) =>
    withCode(dice, (code) => ({ ...code, modulePx: dice.between(5, 8), damage: damageOf(dice) })),
  'versions 1 to 25': (dice) => {
    const version = dice.whole(1, 25);
    const correction = dice.of(['L', 'M', 'Q', 'H'] as const);
    const modulePx = dice.between(2.5, 6);
    const side = modulePx * (17 + 4 * version + 8);
    const [width, height] = side > 560 ? [1280, 960] : [WIDTH, HEIGHT];
    const text = fillingText(dice.random, version, correction);
    const at = { x: width / 2, y: height / 2 };
    const code = { ...heldCode(dice), text, version, correction, modulePx, at };
    return { ...ordinaryScene(dice), width, height, codes: [code] };
  },
  'uneven light': (dice) => {
    const code = heldCode(dice);
    return { ...ordinaryScene(dice), codes: [code], light: unevenLight(dice, code) };
  },
  clutter: (dice) => ({
    ...withCode(dice, (code) => ({
      ...code,
      at: { x: dice.between(200, WIDTH - 200), y: dice.between(180, HEIGHT - 180) },
      rotate: dice.between(0, 360),
      quiet: dice.of([1, 2, 4]),
      modulePx: dice.ratioBetween(2.5, 6),
    })),
    background: { kind: 'clutter', shade: dice.between(0.4, 0.85), things: dice.whole(30, 120) },
  }),
  several: (dice) => ({
    ...ordinaryScene(dice),
    codes: inCells(dice, dice.whole(2, 6)).map((at) => {
      const rotate = dice.of([dice.between(-10, 10), dice.between(0, 360)]);
      return Object.assign(heldCode(dice), { at, rotate, modulePx: dice.between(2.2, 4.2) });
    }),
  }),
  everything: (dice) => {
    const code = { ...heldCode(dice), modulePx: dice.ratioBetween(3, 8) };
    return {
      ...ordinaryScene(dice),
      background: { kind: 'clutter', shade: dice.between(0.3, 0.8), things: dice.whole(0, 40) },
      codes: [
        {
          ...code,
          rotate: dice.between(0, 360),
          tilt: { x: dice.between(-30, 30), y: dice.between(-30, 30) },
          bend: dice.chance(0.3) ? dice.between(20, 70) : 0,
          damage: dice.chance(0.3) ? blots(dice.random, dice.between(0.01, 0.05)) : [],
        },
      ],
      light: { ...unevenLight(dice, code), exposure: dice.between(0.4, 1) },
      blur: {
        sigma: code.modulePx * dice.between(0.1, 0.4),
        motion: { pixels: code.modulePx * dice.between(0, 0.8), angle: dice.between(0, 180) },
      },
      noise: dice.between(1, 10),
    };
  },
  'no code': emptyScene,
};

const withCode = (dice: Dice, change: (code: HeldCode) => SceneCode = (code) => code): Scene => ({
  ...ordinaryScene(dice),
  codes: [change(heldCode(dice))],
});

/** Middles of so many cells of a grid of six. */
function inCells(dice: Dice, count: number): { x: number; y: number }[] {
  const cells = Array.from({ length: 6 }, (_, nth) => ({
    x: (((nth % 3) + 0.5) * WIDTH) / 3 + dice.between(-20, 20),
    y: ((Math.floor(nth / 3) + 0.5) * HEIGHT) / 2 + dice.between(-20, 20),
  }));
  return cells.sort(() => dice.random() - 0.5).slice(0, count);
}
