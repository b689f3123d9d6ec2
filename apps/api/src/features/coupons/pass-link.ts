import { createHash } from 'node:crypto';
import { randomSecret } from '../../lib/random.ts';
import { cut } from './coupon-message.ts';

const TOKEN_BYTES = 32;
const LONGEST_NAME = 20;
const LONGEST_TITLE = 70;
const LONGEST_STORE = 40;

export const newPassToken = (): string => randomSecret(TOKEN_BYTES).toString('base64url');
export const hashPassToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Browsers keep what stands behind the # to themselves, so that no log on the way has it. */
export const passLink = (publicUrl: string, campaignId: string, token: string): string =>
  `${publicUrl}/coupon/${campaignId}#gift=${token}`;

export function firstName(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] || null;
}

type Told = { from: string | null; title: string; store: string; link: string };

export const passMessage = ({ from, title, store, link }: Told): string =>
  `${from === null ? 'Somebody' : cut(from, LONGEST_NAME)} has a coupon for you: ` +
  `${cut(title, LONGEST_TITLE)} at ${cut(store, LONGEST_STORE)}. Take it here: ${link}`;
