import { drawScene } from '../../scripts/qr/scene.ts';
import type { Picture } from '../../scripts/qr/grey.ts';
import { randomNumbers } from '../numbers.ts';
import { Dice } from './dice.ts';
import { kinds } from './kinds.ts';

const SEED = 20_261_117;
export const NO_CODE = 'no code';

/** A picture, and which texts are in it. */
export type KnownPicture = { kind: string; picture: Picture; texts: string[] };

/** So many of every kind, in turn: whatever disturbs a minute disturbs all kinds. */
export function* generatedPictures(ofEach: number): Generator<KnownPicture> {
  const drawers = Object.entries(kinds).map(([kind, scene], nth) => ({
    kind,
    scene,
    dice: new Dice(randomNumbers(SEED + nth)),
  }));
  for (let turn = 0; turn < ofEach; turn += 1) {
    for (const { kind, scene, dice } of drawers) {
      const { picture, codes } = drawScene(scene(dice));
      yield { kind, picture, texts: codes.map(({ text }) => text) };
    }
  }
}
