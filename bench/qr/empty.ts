import { blots, type Patch } from '../../scripts/qr/damage.ts';
import type { Scene } from '../../scripts/qr/scene.ts';
import type { Dice } from './dice.ts';
import { HEIGHT, heldCode, ordinaryScene, WIDTH } from './ordinary.ts';

/** As wide as a finder pattern of a small code and the line beside it. */
const FINDER = 0.3;

/** Pictures in which nothing can be read, though some of them look like it. */
export function emptyScene(dice: Dice): Scene {
  const scenes = [stains, hiss, shelf, shelf, cutOff, beyondRepair, beyondRepair];
  return dice.of(scenes)(dice);
}

const stains = (dice: Dice): Scene => ({
  ...ordinaryScene(dice),
  background: { kind: 'rough', shade: 0.5, strength: dice.between(0.3, 1.5) },
});

const hiss = (dice: Dice): Scene => ({
  ...ordinaryScene(dice),
  blur: { sigma: 0 },
  noise: dice.between(40, 200),
});

const shelf = (dice: Dice): Scene => ({
  ...ordinaryScene(dice),
  background: { kind: 'clutter', shade: dice.between(0.4, 0.9), things: dice.whole(40, 250) },
});

/** Half of a code lies outside. */
const cutOff = (dice: Dice): Scene => ({
  ...ordinaryScene(dice),
  codes: [
    {
      ...heldCode(dice),
      at: dice.of([
        { x: 0, y: HEIGHT / 2 },
        { x: WIDTH, y: HEIGHT / 2 },
        { x: WIDTH / 2, y: 0 },
        { x: WIDTH / 2, y: HEIGHT },
      ]),
      rotate: dice.between(-10, 10) + 90 * dice.whole(0, 3),
    },
  ],
});

/** The corners are fine, and of what they hold nearly a half is wrong. */
const beyondRepair = (dice: Dice): Scene => {
  const inside = ({ from: [x, y] }: Patch) =>
    (x > FINDER && x < 1 - FINDER) || (y > FINDER && y < 1 - FINDER) || (x > FINDER && y > FINDER);
  const damage = blots(dice.random, 2.5).filter(inside);
  return { ...ordinaryScene(dice), codes: [{ ...heldCode(dice), correction: 'M', damage }] };
};
