import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, codeText } from '@baeon/contracts/coupons/coupon-code';
import type { Language } from '@baeon/contracts/profile/language';
import { dayText } from '../../lib/day-text.ts';
import { randomToken } from '../../lib/random.ts';
import { smsTexts, type Told } from '../../lib/sms-texts.ts';

/** About 49 random bits; `randomInt` draws every letter with the same chance. */
export const newCouponCode = (): string =>
  codeText(
    Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]!).join(
      '',
    ),
  );

const LONGEST_TITLE = 70;
const LONGEST_STORE = 40;

/** Texts of a message are paid for by their length. */
export const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

type CouponText = {
  language: Language;
  brandName: string;
  title: string;
  store: string;
  code: string;
  validUntil: Date;
  timeZone: string;
  link: string;
};

export const couponMessage = ({ language, ...told }: CouponText): Told => ({
  kind: 'coupon',
  language,
  values: {
    brand: told.brandName,
    title: cut(told.title, LONGEST_TITLE),
    store: cut(told.store, LONGEST_STORE),
    code: told.code,
    day: dayText(told.validUntil, told.timeZone, language),
    link: told.link,
  },
});

const TOKEN_BYTES = 32;
const LONGEST_NAME = 20;

export const newPassToken = (): string => randomToken(TOKEN_BYTES);

export function firstName(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] || null;
}

type PassText = { from: string | null; title: string; store: string; link: string };

export const passMessage = (language: Language, { from, title, store, link }: PassText): Told => ({
  kind: 'pass',
  language,
  values: {
    from: from === null ? smsTexts[language].somebody : cut(from, LONGEST_NAME),
    title: cut(title, LONGEST_TITLE),
    store: cut(store, LONGEST_STORE),
    link,
  },
});
