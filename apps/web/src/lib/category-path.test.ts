import { expect, test } from 'vitest';
import { lastSegment } from './category-path.ts';

test.each([
  ['Food/Bakery', 'Bakery'],
  ['Bakery', 'Bakery'],
  ['Furniture/Home Appliances/', 'Home Appliances'],
  ['Food / Sweets ', 'Sweets'],
  ['', ''],
])('the last segment of %j is %j', (path, segment) => {
  expect(lastSegment(path)).toBe(segment);
});
