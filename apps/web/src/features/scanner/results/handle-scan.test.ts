import { expect, test } from 'vitest';
import { createThrottle } from './handle-scan.ts';

test('says yes at most once in its time', () => {
  const may = createThrottle(10_000);
  expect([0, 9_999, 10_000, 10_001, 20_000].map(may)).toEqual([true, false, true, false, true]);
});
