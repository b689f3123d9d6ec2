import type { SceneCode } from '../../scripts/qr/draw-code.ts';
import type { Scene } from '../../scripts/qr/scene.ts';
import type { Dice } from './dice.ts';
import { everydayText } from './texts.ts';

export const WIDTH = 800;
export const HEIGHT = 600;

export type HeldCode = SceneCode & { modulePx: number };

/** A code as a hand holds it: nearly upright, nearly in the middle. */
export const heldCode = (dice: Dice): HeldCode => ({
  text: everydayText(dice.random),
  correction: dice.of(['L', 'M', 'Q', 'H']),
  at: { x: WIDTH / 2 + dice.between(-80, 80), y: HEIGHT / 2 + dice.between(-60, 60) },
  modulePx: dice.ratioBetween(3.5, 8),
  rotate: dice.between(-10, 10),
  tilt: { x: dice.between(-8, 8), y: dice.between(-8, 8) },
});

/** A table or a wall, in the light of a room, through the lens of a phone. */
export const ordinaryScene = (dice: Dice): Scene => ({
  width: WIDTH,
  height: HEIGHT,
  background: {
    kind: 'rough',
    shade: dice.between(0.25, 0.85),
    strength: dice.between(0, 0.15),
  },
  light: { exposure: dice.between(0.7, 1), contrast: dice.between(0.8, 1) },
  blur: { sigma: dice.between(0.4, 0.9) },
  noise: dice.between(1, 4),
  seed: dice.whole(1, 2 ** 31),
});
