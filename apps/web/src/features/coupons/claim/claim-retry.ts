import { CLAIM_ORIGIN, mediaPartnerId } from '@baeon/contracts/coupons/coupons';
import type { ClaimBody, ClaimResult } from '@baeon/contracts/coupons/coupons-wire';
import { appConfig } from '../../../config/app-config.ts';
import { wire } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { isOnline, subscribeToOnline } from '@baeon/ui/lib/online.ts';
import { isTransientApiError } from '@baeon/ui/lib/query-client.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { couponTexts } from '../coupon-texts.ts';

/** A deal, and the pincode of a store that has it. */
export type ClaimTarget = { campaignId: string; pincode: string };

/** Asked twice, the server gives the same coupon again. */
export function sendClaim(
  { campaignId, pincode }: ClaimTarget,
  mobileNumber: string,
): Promise<ClaimResult> {
  const body: ClaimBody = {
    campaign_id: campaignId,
    mobile_number: mobileNumber,
    shared_via: [CLAIM_ORIGIN],
    request_origin: CLAIM_ORIGIN,
    media_partner_id: mediaPartnerId(appConfig.productSlug, pincode),
  };
  return callApi(wire.claim, { method: 'POST', body });
}

export type ClaimOutcome =
  | { kind: 'claimed'; result: ClaimResult }
  | { kind: 'refused'; error: ApiError }
  /** Nobody waits for it any more; what became of it is not known. */
  | { kind: 'stopped' };

/** About a minute in all. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 16_000, 32_000];

/** Until the time is over, or the connection is back, or nobody waits any more. */
function retryDelay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stopListening = subscribeToOnline(() => isOnline() && end());
    window.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}

/** The server may have heard us. What to do about that is the same either way. */
function unsettled({ status, code }: ApiError): ApiError {
  return new ApiError({ status, code, message: textsOf(couponTexts).claimUnsettled });
}

/** Nobody was there to answer, or a proxy said so. A server that fails at it has answered. */
const isAway = ({ status }: ApiError): boolean => status === 0 || (status >= 502 && status <= 504);

/** Nobody knows yet what became of it: the connection was away. */
export const isUnsettled = (outcome: ClaimOutcome): boolean =>
  outcome.kind === 'stopped' || (outcome.kind === 'refused' && isAway(outcome.error));

/** It may have been given all the same, so the lists are asked. */
export const isUncertain = (outcome: ClaimOutcome): boolean =>
  isUnsettled(outcome) || (outcome.kind === 'refused' && isTransientApiError(outcome.error));

type Waiting = { signal: AbortSignal; onWaiting: () => void };

/**
 * Asks again while the server cannot be reached. A call that is on its way is never taken back: its answer
 * may be the only word of a coupon that was given.
 */
export async function claimWithRetry(
  send: () => Promise<ClaimResult>,
  { signal, onWaiting }: Waiting,
): Promise<ClaimOutcome> {
  for (let attempt = 0; ; attempt++) {
    try {
      return { kind: 'claimed', result: await send() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wait = RETRY_DELAYS_MS[attempt];
      if (!isAway(error)) return { kind: 'refused', error };
      if (wait === undefined) return { kind: 'refused', error: unsettled(error) };
      if (signal.aborted) return { kind: 'stopped' };
      onWaiting();
      await retryDelay(wait, signal);
      if (signal.aborted) return { kind: 'stopped' };
    }
  }
}
