import { expect, test } from 'vitest';
import { codeDigits } from './code-digits.ts';

test.each([
  ['1234', '1234'],
  ['12 34', '1234'],
  ['Your code is 1234', '1234'],
  ['1234 is your code. It lasts 5 minutes.\n\n@baeon.example #1234', '1234'],
  ['12a', '12'],
  ['12345', '1234'],
  ['no digits', ''],
])('%j gives %j', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});
