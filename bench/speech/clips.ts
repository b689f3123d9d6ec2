import { readFileSync } from 'node:fs';
import { createMp3Encoder } from 'wasm-media-encoders';
import { SOUND_RATE, toSoundRate } from '../../apps/api/src/gateways/speech/offline/resample.ts';
import { randomNumbers } from '../numbers.ts';

/** One channel of 16 bits at 16 kHz, out of a WAV file of any rate. */
export function readWav(file: string): Float32Array {
  const bytes = readFileSync(file);
  const rate = bytes.readUInt32LE(24);
  let at = 12;
  while (bytes.toString('latin1', at, at + 4) !== 'data') at += 8 + bytes.readUInt32LE(at + 4);
  // Who writes into a pipe does not know how much it will be.
  const length = Math.min(bytes.readUInt32LE(at + 4), bytes.length - at - 8) >> 1;
  const samples = Float32Array.from(
    { length },
    (_, nth) => bytes.readInt16LE(at + 8 + nth * 2) / 2 ** 15,
  );
  return toSoundRate(samples, rate);
}

/** As a browser sends it. */
export async function toMp3(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SOUND_RATE, channels: 1, bitrate: 64 });
  const first = encoder.encode([samples]).slice();
  const last = encoder.finalize();
  return Buffer.concat([first, last]);
}

/** With a hiss that is so much weaker than the voice. */
export function withNoise(samples: Float32Array, decibels: number, seed: number): Float32Array {
  const random = randomNumbers(seed);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  // Evenly spread numbers from -1 to 1 have a third of its square for their power.
  const loudness = Math.sqrt((3 * power) / 10 ** (decibels / 10));
  return samples.map((sample) => sample + loudness * (2 * random() - 1));
}
