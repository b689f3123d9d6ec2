import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, codeText } from '@baeon/contracts/coupons/coupon-code';

/** About 49 random bits; `randomInt` draws every letter with the same chance. */
export const newCouponCode = (): string =>
  codeText(
    Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]!).join(
      '',
    ),
  );
