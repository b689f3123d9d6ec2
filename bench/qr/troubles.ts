import { blots, logo, scratches, type Patch } from '../../scripts/qr/damage.ts';
import type { Light } from '../../scripts/qr/light.ts';
import type { Dice } from './dice.ts';
import type { HeldCode } from './ordinary.ts';

/** Dirt, scratches, a sticker or a torn corner. */
export function damageOf(dice: Dice): Patch[] {
  const kinds = [
    () => blots(dice.random, dice.between(0.01, 0.16)),
    () => scratches(dice.random, dice.whole(1, 8), dice.between(0.01, 0.04)),
    () => [logo(dice.between(0.02, 0.14), dice.of([0.05, 0.5, 0.95]))],
    // A corner that is torn off, and a part of a finder pattern with it.
    () => {
      const corner = dice.of([0, 1]);
      const from: [number, number] = [corner, dice.of([0, 1])];
      return [{ from, to: from, radius: dice.between(0.05, 0.2), shade: dice.of([0.1, 0.9]) }];
    },
  ];
  return dice.of(kinds)();
}

/** Lamps, windows and the shadow of a hand, about a code. */
export function unevenLight(dice: Dice, { at, modulePx }: HeldCode): Light {
  const near = () => ({
    x: at.x + dice.between(-15, 15) * modulePx,
    y: at.y + dice.between(-15, 15) * modulePx,
  });
  const angle = () => dice.between(0, 360);
  return {
    exposure: dice.between(0.6, 1),
    ...(dice.chance(0.6) ? { gradient: { left: dice.between(0.05, 0.5), angle: angle() } } : {}),
    ...(dice.chance(0.5)
      ? {
          shadow: {
            at: near(),
            angle: angle(),
            left: dice.between(0.15, 0.6),
            softPx: dice.between(1, 40),
          },
        }
      : {}),
    glare: Array.from({ length: dice.whole(0, 2) }, () => ({
      at: near(),
      radius: modulePx * dice.between(2, 10),
      strength: dice.between(0.2, 1.2),
    })),
  };
}
