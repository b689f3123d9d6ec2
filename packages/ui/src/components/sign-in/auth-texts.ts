import { defineTexts } from '../../lib/texts.ts';

export const authTexts = defineTexts('auth', {
  form: 'Sign in',
  number: 'Mobile number',
  validity: {
    unknown: '10 digits',
    valid: 'The number is valid',
    invalid: 'The number is not valid yet',
  },
  codeHint: (digits: number, number: string) => `Enter the ${digits} digits sent to ${number}`,
  getCode: 'Get otp',
  verifyCode: 'Verify otp',
  askAgainIn: (time: string) => `You can ask again in ${time}`,
  changeNumber: '← Change number',
});
