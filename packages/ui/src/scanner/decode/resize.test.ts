import { expect, test } from 'vitest';
import type { Grey } from './picture.ts';
import { resized } from './views.ts';

const grey = (width: number, ...values: number[]): Grey => ({
  data: Uint8Array.from(values),
  width,
  height: values.length / width,
});

test('a smaller picture has the mean of the pixels that each stands for', () => {
  const fine = grey(4, 0, 200, 10, 10, 100, 100, 30, 30);
  expect(resized(fine, 0.5)).toEqual(grey(2, 100, 20));
});

test('a larger picture keeps what is even, and does not overshoot', () => {
  expect(new Set(resized(grey(2, 90, 90, 90, 90), 3).data)).toEqual(new Set([90]));
  const edge = resized(grey(4, 0, 0, 255, 255), 4);
  const row = [...edge.data].slice(0, 16);
  expect(row).toEqual(row.toSorted((a, b) => a - b));
  expect([row[0], row[15]]).toEqual([0, 255]);
});

test('the same size is the same picture', () => {
  const same = grey(2, 1, 2, 3, 4);
  expect(resized(same, 1)).toBe(same);
});
