import { describe, expect, it } from 'vitest';
import { SOUND_RATE, toSoundRate } from '../../src/gateways/speech/offline/resample.ts';
import { levelOf } from '../../src/gateways/speech/offline/sound.ts';
import { noiseBytes, silence, tone } from '../support/speech-sounds.ts';

const RATES = [8000, 11_025, 12_000, 22_050, 24_000, 32_000, 44_100, 48_000];
const FULL_DB = 20 * Math.log10(0.5 / Math.SQRT2);

/** Away from the ends, where the filter looks into nothing. */
const inner = (samples: Float32Array) => samples.subarray(1000, -1000);

describe.each(RATES)('from %i Hz', (rate) => {
  it('a sound keeps its length', () => {
    for (const seconds of [0.5, 1, 3.3]) {
      const sound = silence(seconds, rate);
      expect(toSoundRate(sound, rate)).toHaveLength(Math.round((sound.length / rate) * SOUND_RATE));
    }
  });

  it('a tone keeps its loudness, its pitch and its place', () => {
    for (const hertz of [100, 440, 1000, 0.4 * Math.min(rate, SOUND_RATE)]) {
      const result = inner(toSoundRate(tone(1, { hertz, rate }), rate));
      const wanted = inner(tone(1, { hertz, rate: SOUND_RATE }));
      const difference = result.map((sample, i) => sample - wanted[i]!);
      expect(levelOf(result)).toBeCloseTo(FULL_DB, 1);
      expect(levelOf(difference)).toBeLessThan(FULL_DB - 40);
    }
  });

  it('a level that stands still stays', () => {
    const result = inner(toSoundRate(silence(1, rate).fill(0.25), rate));
    expect(Math.min(...result)).toBeCloseTo(0.25, 4);
    expect(Math.max(...result)).toBeCloseTo(0.25, 4);
  });

  it('noise makes no number that is none', () => {
    const noise = Float32Array.from(noiseBytes(5000), (byte) => byte / 128 - 1);
    expect(toSoundRate(noise, rate).every(Number.isFinite)).toBe(true);
  });
});

describe.each(RATES.filter((rate) => rate > SOUND_RATE))(
  'what %i Hz hold and 16 kHz not',
  (rate) => {
    it.each([8100, 8500, 9500, 10_900])('is gone rather than folded back: %i Hz', (hertz) => {
      const result = inner(toSoundRate(tone(1, { hertz, rate }), rate));
      expect(levelOf(result)).toBeLessThan(FULL_DB - 40);
    });
  },
);

it('a slower sound gets no copy of itself above', () => {
  const result = inner(toSoundRate(tone(1, { hertz: 1000, rate: 8000 }), 8000));
  const copy = inner(tone(1, { hertz: 7000, rate: SOUND_RATE }));
  const shared = result.reduce((sum, sample, i) => sum + sample * copy[i]!, 0) / result.length;
  expect(Math.abs(shared)).toBeLessThan(0.125 / 100);
});

it('a sound of the right rate is left as it is', () => {
  const sound = tone(1);
  expect(toSoundRate(sound, SOUND_RATE)).toBe(sound);
});

it('takes nothing and a single sample', () => {
  expect(toSoundRate(new Float32Array(), 44_100)).toHaveLength(0);
  expect(toSoundRate(new Float32Array(1), 8000)).toHaveLength(2);
});
