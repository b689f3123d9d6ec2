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
const floorOf = (levels: readonly number[]): number =>
  ordered(levels)[Math.floor(levels.length / 10)] ?? SILENCE_DB;

/** How loud it is where it is loudest. */
export const topOf = (levels: readonly number[]): number =>
  ordered(levels).at(-Math.min(LOUDEST_FRAMES, levels.length)) ?? SILENCE_DB;

const ordered = (levels: readonly number[]) => levels.toSorted((a, b) => a - b);

/** Quieter than this is what a microphone says of itself. */
const FAINTEST_DB = -62;
/** Up to here a sound must rise and fall to be taken for a voice: hiss does not. */
const QUIET_DB = -42;
const RISE_AND_FALL_DB = 6;

/** How loud the loudest syllables are in an ordinary recording. */
const ORDINARY_DB = -16;
/** More would be all hiss. */
const MOST_GAIN_DB = 36;
/** So many samples in a thousand may be cut off: a knock shall not keep a voice quiet. */
const KNOCKS = 1 / 1000;

/** So far below the loudest syllables a voice is no longer heard; so near, it may still be a soft one. */
const FARTHEST_BELOW_DB = 35;
const NEAREST_BELOW_DB = 20;
const ABOVE_FLOOR_DB = 6;
/** Left on both sides, for words begin and end softly. */
const EDGE = SOUND_RATE * 0.4;

const SHORT = SOUND_RATE * 1.5;
/** What the recogniser wants around a word or two. */
const SILENCE_AROUND = SOUND_RATE * 0.5;

/** A recording as the recogniser likes it; null where there is nothing to recognise. */
export function prepareSound(samples: Float32Array): Float32Array | null {
  const centred = withoutOffset(samples);
  if (!mayBeSpeech(centred)) return null;
  return withSilenceAround(evenedOut(withoutLongSilence(centred)));
}

/** Some microphones are off centre, which looks like a loud sound. */
export function withoutOffset(samples: Float32Array): Float32Array {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  return samples.map((sample) => sample - mean);
}

export function mayBeSpeech(samples: Float32Array): boolean {
  const levels = levelsOf(samples);
  const top = topOf(levels);
  if (top < FAINTEST_DB) return false;
  return top > QUIET_DB || top - floorOf(levels) > RISE_AND_FALL_DB;
}

/** Makes a quiet recording as loud as others are; a loud one stays as it is. */
export function evenedOut(samples: Float32Array): Float32Array {
  const wanted = Math.min(MOST_GAIN_DB, ORDINARY_DB - topOf(levelsOf(samples)));
  const gain = Math.min(10 ** (wanted / 20), 1 / usualPeak(samples));
  if (gain <= 1) return samples;
  return samples.map((sample) => Math.max(-1, Math.min(1, sample * gain)));
}

function usualPeak(samples: Float32Array): number {
  const sizes = samples.map(Math.abs).sort();
  return sizes[Math.floor((sizes.length - 1) * (1 - KNOCKS))] ?? 0;
}

export function withoutLongSilence(samples: Float32Array): Float32Array {
  const levels = levelsOf(samples);
  const top = topOf(levels);
  const aboveFloor = Math.max(floorOf(levels) + ABOVE_FLOOR_DB, top - FARTHEST_BELOW_DB);
  const heard = Math.min(aboveFloor, top - NEAREST_BELOW_DB);
  const first = levels.findIndex((level) => level >= heard);
  const last = levels.findLastIndex((level) => level >= heard);
  if (first === -1) return samples;
  return samples.slice(Math.max(0, first * FRAME - EDGE), (last + 1) * FRAME + EDGE);
}

export function withSilenceAround(samples: Float32Array): Float32Array {
  if (samples.length >= SHORT) return samples;
  const padded = new Float32Array(samples.length + 2 * SILENCE_AROUND);
  padded.set(samples, SILENCE_AROUND);
  return padded;
}
