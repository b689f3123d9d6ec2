import { claimMessages } from '@baeon/contracts/coupons/coupons';
import type { ClaimResult } from '@baeon/contracts/coupons/coupons-wire';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { couponsChanged } from '../../../lib/other-tabs.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentSession } from '../../../lib/session.ts';
import { said } from '@baeon/ui/lib/texts.ts';
import {
  type ClaimOutcome,
  claimWithRetry,
  type ClaimTarget,
  isUncertain,
  isUnsettled,
  sendClaim,
} from './claim-retry.ts';
import { updateDeals, updateOfClaim, updateOfRefusal, withHeld } from './claim-cache-updates.ts';

/** Lets everything that is on the screen, or was a moment ago, know of it without asking. */
async function keepOutcome(
  client: QueryClient,
  campaignId: string,
  outcome: ClaimOutcome,
): Promise<void> {
  if (outcome.kind === 'claimed') {
    const { coupon: held } = outcome.result;
    await updateDeals(client, campaignId, updateOfClaim(outcome.result));
    client.setQueryData(queryKeys.couponList, (list: (typeof held)[] | undefined) =>
      withHeld(list, held),
    );
    client.setQueryData(queryKeys.coupon(held.coupon.id), held);
    couponsChanged(client);
  }
  if (isUncertain(outcome)) {
    // Asked for again at once, and when the connection is back: the truth must not wait for a tap.
    void client.invalidateQueries({ queryKey: queryKeys.deals });
    couponsChanged(client);
  }
  if (outcome.kind === 'refused') {
    const update = updateOfRefusal(outcome.error.code);
    if (update) await updateDeals(client, campaignId, update);
    // What was held for them may be held no longer.
    void client.invalidateQueries({ queryKey: queryKeys.waitlists });
    if (outcome.error.status === 404) {
      void client.invalidateQueries({ queryKey: queryKeys.deal(campaignId) });
    }
  }
}

/** Says that a deal was taken, in the server's words or others; the way back is fetched when there is one. */
export async function showClaimed(
  client: QueryClient,
  result: ClaimResult,
  text = result.msg,
): Promise<void> {
  const undo = result.undo_seconds > 0 ? import('./claimed-toast.ts').catch(() => null) : null;
  const found = await undo;
  if (found) found.showUndo(client, result, text);
  else toast.success(text);
}

type UnderWay = { campaignId: string; waiting: boolean };

/**
 * Takes a deal. While the connection is away it waits for it, as long as the screen is there.
 * Pressed again meanwhile it does nothing, which `stopped` says.
 */
export function useClaim() {
  const client = useQueryClient();
  const [underWay, setUnderWay] = useState<UnderWay[]>([]);
  const [unsettled, setUnsettled] = useState<string | null>(null);
  const begun = useRef(new Set<string>());
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);

  async function claim(target: ClaimTarget): Promise<ClaimOutcome> {
    const { campaignId } = target;
    const { user, signedIn } = currentSession();
    if (!user || !signedIn) {
      const message = said(claimMessages.loginFirst);
      const error = new ApiError({ status: 401, code: 'UNAUTHENTICATED', message });
      return { kind: 'refused', error };
    }
    // Two taps in one frame see the same state, but not the same ref.
    if (begun.current.has(campaignId)) return { kind: 'stopped' };
    begun.current.add(campaignId);
    setUnsettled(null);
    setUnderWay((before) => [...before, { campaignId, waiting: false }]);
    const onWaiting = () =>
      setUnderWay((before) =>
        before.map((one) => (one.campaignId === campaignId ? { ...one, waiting: true } : one)),
      );
    try {
      const send = () => sendClaim(target, user.mobile_number);
      const outcome = await claimWithRetry(send, { signal: leaving.current.signal, onWaiting });
      await keepOutcome(client, campaignId, outcome);
      if (isUnsettled(outcome)) setUnsettled(campaignId);
      // Someone who was just signed out has been told why.
      const signedOut = outcome.kind === 'refused' && outcome.error.status === 401;
      return signedOut ? { kind: 'stopped' } : outcome;
    } finally {
      begun.current.delete(campaignId);
      setUnderWay((before) => before.filter((one) => one.campaignId !== campaignId));
    }
  }

  const latest = underWay.at(-1);
  return {
    claiming: latest?.campaignId ?? null,
    waiting: latest?.waiting ?? false,
    /** The campaign of which nobody knows whether it was taken. */
    unsettled,
    claim,
  };
}
