import {
  LIVE_TOKEN_DAYS,
  liveStoresOf,
  shortId,
  startOfStep,
  stepAt,
} from '@baeon/contracts/counter/live-code';
import { readLiveCode } from '@baeon/contracts/counter/live-code-bytes';
import {
  type LiveCodesBody,
  type LiveCodesResult,
  MOST_LIVE_TOKENS,
} from '@baeon/contracts/counter/live-codes-wire';
import { isPublicKeyText } from '@baeon/contracts/counter/p256';
import { signLiveToken } from '@baeon/contracts/counter/sign-live-code';
import { type VerifiedLiveCode, verifyLiveCode } from '@baeon/contracts/counter/verify-live-code';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { createLiveCodeKeys } from './live-code-keys.ts';
import { listTakenBack, noteLiveTokens } from './live-codes.repo.ts';

const DAY = 86_400_000;
const REFRESH_SECONDS = 86_400;
/** About 20 kB. What was taken back before these, a till without a network may take once more: the sync tells. */
const MOST_TAKEN_BACK = 2000;

type Dependencies = { db: Db; clock: Clock; keys: ReturnType<typeof createLiveCodeKeys> };

export type LiveCodes = ReturnType<typeof createLiveCodes>;

export function createLiveCodes({ db, clock, keys }: Dependencies) {
  return {
    /** Tokens for the coupons that somebody holds, by which their device shows them alive, also without us. */
    async tokensFor(
      userId: string,
      { device_key, coupon_ids }: LiveCodesBody,
    ): Promise<LiveCodesResult> {
      if (!isPublicKeyText(device_key)) throw new AppError('INVALID_INPUT', 'That is not a key');
      const { id: keyId, privateKey } = await keys.signing();
      const now = clock.now();
      const asked = {
        userId,
        couponIds: coupon_ids ?? null,
        until: new Date(now.getTime() + LIVE_TOKEN_DAYS * DAY),
        most: MOST_LIVE_TOKENS,
      };
      const coupons = await noteLiveTokens(db, asked, now);
      const tokens = await Promise.all(
        coupons.map(async ({ storeIds, ...coupon }) => {
          const stores = liveStoresOf(storeIds);
          const parts = { ...coupon, keyId, stores, deviceKey: device_key };
          const not_after = startOfStep(stepAt(coupon.notAfter)).toISOString();
          const token = await signLiveToken(parts, privateKey);
          return { coupon_id: coupon.couponId, token, not_after };
        }),
      );
      return { server_time: now.toISOString(), refresh_seconds: REFRESH_SECONDS, tokens };
    },

    /** What a live code is as of a moment; null for what is none, or not whole. */
    async verify(text: string, at: Date): Promise<VerifiedLiveCode | null> {
      const code = readLiveCode(text);
      return code && verifyLiveCode(code, { keys: await keys.find(code.keyId), now: at });
    },

    /** What a till needs to judge live codes by itself: the newest of what was taken back, in short. */
    async forTills(storeId: string, now: Date) {
      const takenBack = await listTakenBack(db, storeId, MOST_TAKEN_BACK, now);
      return { keys: await keys.living(now), taken_back: takenBack.map(shortId) };
    },
  };
}
