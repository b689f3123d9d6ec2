import { SOUND_RATE } from './resample.ts';

/** Short enough to tell a syllable from the pause behind it. */
export const FRAME = SOUND_RATE / 50;
const SILENCE_DB = -120;
/** So many frames are the loudest tenth of a second: a click alone is shorter. */
const LOUDEST_FRAMES = 5;

/** How loud each fiftieth of a second is, in dB below the loudest there can be. */
export function levelsOf(samples: Float32Array): number[] {
  return Array.from({ length: Math.ceil(samples.length / FRAME) }, (_, i) =>
    levelOf(samples.subarray(i * FRAME, (i + 1) * FRAME)),
  );
}

export function levelOf(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  return Math.max(SILENCE_DB, 10 * Math.log10(energy / samples.length));
}

/** What is there when nobody speaks: only one frame in ten is quieter. */
export const floorOf = (levels: readonly number[]): number =>
  ordered(levels)[Math.floor(levels.length / 10)] ?? SILENCE_DB;

/** How loud it is where it is loudest. */
export const topOf = (levels: readonly number[]): number =>
  ordered(levels).at(-Math.min(LOUDEST_FRAMES, levels.length)) ?? SILENCE_DB;

const ordered = (levels: readonly number[]) => levels.toSorted((a, b) => a - b);
