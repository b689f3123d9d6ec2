import { expect, test } from 'vitest';
import { groupedNumber } from './phone-format.ts';

test('groups ten digits and leaves anything else alone', () => {
  expect(groupedNumber('9845012345')).toBe('98450 12345');
  expect(groupedNumber('98450')).toBe('98450');
});
