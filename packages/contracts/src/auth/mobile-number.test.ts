import { describe, expect, it } from 'vitest';
import { mobileNumberProblem, nationalDigits } from './mobile-number.ts';

describe('nationalDigits', () => {
  it.each([
    ['9845012345', '9845012345'],
    ['+91 98450 12345', '9845012345'],
    ['+91-98450-12345', '9845012345'],
    ['(+91) 98450.12345', '9845012345'],
    ['0091 98450 12345', '9845012345'],
    ['098450-12345', '9845012345'],
    ['091 98450 12345', '9845012345'],
    ['98450\u00a012345', '9845012345'],
    ['', ''],
    ['no digits', ''],
    ['98450', '98450'],
  ])('%j gives %j', (text, digits) => {
    expect(nationalDigits(text)).toBe(digits);
  });

  it('leaves ten digits alone that only look like a prefix', () => {
    expect(nationalDigits('9198450123')).toBe('9198450123');
    expect(nationalDigits('0984501234')).toBe('0984501234');
  });

  it('does not make a number out of one that is too long', () => {
    expect(nationalDigits('98450123456')).toBe('98450123456');
    expect(nationalDigits('+1 98450 12345')).toBe('19845012345');
  });
});

describe('mobileNumberProblem', () => {
  it.each([
    ['', 'Number is required'],
    ['984501234', 'Invalid number'],
    ['98450123456', 'Invalid number'],
    ['98450 1234', 'Invalid number'],
    ['98450abcde', 'Invalid number'],
    ['9845012345\n', 'Invalid number'],
    ['9845012345', null],
  ])('of %j is %j', (number, problem) => {
    expect(mobileNumberProblem(number)).toBe(problem);
  });
});
