import { claimMessages } from '@baeon/contracts/coupons/coupons';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { couponsChanged } from '../../../lib/coupons-changed.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentSession } from '../../../lib/session.ts';
import {
  type ClaimOutcome,
  claimWithRetry,
  type ClaimTarget,
  isUncertain,
  isUnsettled,
  sendClaim,
} from './claim-retry.ts';
import {
  type DealUpdate,
  updateOfClaim,
  updateOfRefusal,
  withHeld,
  withUpdate,
} from './claim-cache-updates.ts';

/** An answer that was on its way before the update would come after it and take it back: it is asked for anew. */
export async function updateDeals(
  client: QueryClient,
  campaignId: string,
  update: DealUpdate,
): Promise<void> {
  const queryKey = queryKeys.deals;
  const onTheWay = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await client.cancelQueries({ queryKey });
  client.setQueriesData({ queryKey }, (data: unknown) => withUpdate(data, campaignId, update));
  void client.invalidateQueries({ queryKey, predicate: (query) => onTheWay.includes(query) });
}

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
    if (outcome.error.status === 404) {
      void client.invalidateQueries({ queryKey: queryKeys.deal(campaignId) });
    }
  }
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
      const message = claimMessages.loginFirst;
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
