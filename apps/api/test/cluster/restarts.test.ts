import { expect, it } from 'vitest';
import { createRestarts } from '../../src/cluster/restarts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

it('waits longer after each end by itself, and gives up after the eighth in a row', () => {
  const restarts = createRestarts();
  const pauses = Array.from({ length: 9 }, () => restarts.pauseAfter(2 * SECOND));
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, null]);
});

it('begins anew after one that lived for a minute', () => {
  const restarts = createRestarts();
  for (let nth = 0; nth < 8; nth++) restarts.pauseAfter(0);
  expect(restarts.pauseAfter(MINUTE)).toBe(250);
  expect(restarts.pauseAfter(0)).toBe(500);
});
