import { expect, it } from 'vitest';
import { otpProblem } from './otp.ts';

it.each([
  ['', 'OTP is required'],
  ['123', 'OTP must be 4 digits'],
  ['12345', 'OTP must be 4 digits'],
  ['12a4', 'OTP must be 4 digits'],
  ['1234\n', 'OTP must be 4 digits'],
  ['0000', null],
])('the problem of the code %j is %j', (code, problem) => {
  expect(otpProblem(code)).toBe(problem);
});
