import { expect, test } from 'vitest';
import { digitsText } from './digits-text.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [1_234_567, '12,34,567'],
  [1_000_000_000, '1,00,00,00,000'],
])('%d is written %j, as a browser would for India', (count, text) => {
  expect(digitsText(count)).toBe(text);
  expect(text).toBe(count.toLocaleString('en-IN'));
});
