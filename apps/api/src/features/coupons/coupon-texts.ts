import { randomInt, createHash } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, codeText } from '@baeon/contracts/coupons/coupon-code';
import { dayText } from '../../lib/day-text.ts';
import { randomSecret } from '../../lib/random.ts';

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

export const couponLink = (publicUrl: string, couponId: string): string =>
  `${publicUrl}/coupon/${couponId}?from_user=true`;

type CouponText = {
  brandName: string;
  title: string;
  store: string;
  code: string;
  validUntil: Date;
  timeZone: string;
  link: string;
};

export const couponMessage = (told: CouponText): string =>
  `${told.brandName}: ${cut(told.title, LONGEST_TITLE)} at ${cut(told.store, LONGEST_STORE)}. ` +
  `Code ${told.code}, valid till ${dayText(told.validUntil, told.timeZone)}. ${told.link}`;

const TOKEN_BYTES = 32;
const LONGEST_NAME = 20;

export const newPassToken = (): string => randomSecret(TOKEN_BYTES).toString('base64url');
export const hashPassToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Browsers keep what stands behind the # to themselves, so that no log on the way has it. */
export const passLink = (publicUrl: string, campaignId: string, token: string): string =>
  `${publicUrl}/coupon/${campaignId}#gift=${token}`;

export function firstName(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] || null;
}

type PassText = { from: string | null; title: string; store: string; link: string };

export const passMessage = ({ from, title, store, link }: PassText): string =>
  `${from === null ? 'Somebody' : cut(from, LONGEST_NAME)} has a coupon for you: ` +
  `${cut(title, LONGEST_TITLE)} at ${cut(store, LONGEST_STORE)}. Take it here: ${link}`;
