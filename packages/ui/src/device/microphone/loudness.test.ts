import { expect, test } from 'vitest';
import { loudness } from './recorder.ts';

const tone = (amplitude: number) =>
  Float32Array.from({ length: 480 }, (_, index) => amplitude * Math.sin(index / 5));

test('goes from nothing in a quiet room to all for a clear voice', () => {
  expect(loudness(new Float32Array(480))).toBe(0);
  expect(loudness(tone(0.001))).toBe(0);
  expect(loudness(tone(0.02))).toBeCloseTo(0.42, 1);
  expect(loudness(tone(0.1))).toBeCloseTo(0.74, 1);
  expect(loudness(tone(1))).toBe(1);
});

test('a swing to either side is as loud', () => {
  expect(loudness(new Float32Array(480).fill(-0.1))).toBe(
    loudness(new Float32Array(480).fill(0.1)),
  );
});
