import { expect, test } from 'vitest';
import { digitsText, lastSegment } from './format.ts';
import { groupedNumber } from './phone-format.ts';

test('groups ten digits and leaves anything else alone', () => {
  expect(groupedNumber('9845012345')).toBe('98450 12345');
  expect(groupedNumber('98450')).toBe('98450');
});

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

test.each([
  ['Food/Bakery', 'Bakery'],
  ['Bakery', 'Bakery'],
  ['Furniture/Home Appliances/', 'Home Appliances'],
  ['Food / Sweets ', 'Sweets'],
  ['', ''],
])('the last segment of %j is %j', (path, segment) => {
  expect(lastSegment(path)).toBe(segment);
});
