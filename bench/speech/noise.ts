import { randomNumbers } from '../numbers.ts';

/** With a hiss that is so much weaker than the voice. */
export function withNoise(samples: Float32Array, decibels: number, seed: number): Float32Array {
  const random = randomNumbers(seed);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  // Evenly spread numbers from -1 to 1 have a third of its square for their power.
  const loudness = Math.sqrt((3 * power) / 10 ** (decibels / 10));
  return samples.map((sample) => sample + loudness * (2 * random() - 1));
}
