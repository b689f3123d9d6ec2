import type { OwnRefusal, ReportBody, Use } from '@baeon/contracts/honour/honour-wire';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allGoodUrl, notificationsReadUrl, refusalUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { couponsChanged } from '../../../lib/other-tabs.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentUserId } from '../../../lib/session.ts';
import { followUses } from './use-feed.ts';

const nameOf = ({ id, undone_at }: Use): string =>
  `${undone_at === null ? 'coupon_used' : 'coupon_back'}:${id}`;

/** It stands on the screen: the phone need not be told as well. */
function markSeen(client: QueryClient, userId: string, use: Use): void {
  void callApi(notificationsReadUrl(userId), { method: 'POST', body: { id: nameOf(use) } })
    .then(() => client.invalidateQueries({ queryKey: queryKeys.notifications }))
    .catch(() => undefined);
}

/** What is told is put where it is shown, and every list of coupons is asked for anew. */
export function useUseFeed(userId: string, token: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const known = new Set<string>();
    return followUses({ userId, token }, (uses) => {
      client.setQueryData<Use[]>(queryKeys.uses, uses);
      const fresh = uses.filter((use) => !known.has(nameOf(use)));
      for (const use of fresh) known.add(nameOf(use));
      if (fresh.length === 0) return;
      void client.invalidateQueries({ queryKey: queryKeys.coupons });
      for (const use of fresh) markSeen(client, userId, use);
    });
  }, [client, userId, token]);
}

/** Nothing is lost where this does not arrive: it is asked again. */
export function sayAllGood(client: QueryClient, use: Use): void {
  client.setQueryData<Use[]>(queryKeys.uses, (uses) => uses?.filter(({ id }) => id !== use.id));
  const url = allGoodUrl(currentUserId() ?? '', use.id);
  void callApi(url, { method: 'POST', body: {}, keepalive: true }).catch(() => undefined);
}

export const ownRefusalOptions = (couponId: string) =>
  queryOptions({
    queryKey: queryKeys.refusal(couponId),
    queryFn: ({ signal }) =>
      callApi<{ refusal: OwnRefusal | null }>(refusalUrl(currentUserId() ?? '', couponId), {
        signal,
      }),
    staleTime: 0,
  });

export async function reportRefusal(
  client: QueryClient,
  couponId: string,
  body: Partial<ReportBody>,
): Promise<void> {
  await callApi(refusalUrl(currentUserId() ?? '', couponId), { method: 'POST', body });
  client.setQueryData<Use[]>(queryKeys.uses, (uses) =>
    uses?.filter(({ coupon_id }) => coupon_id !== couponId),
  );
  void client.invalidateQueries({ queryKey: queryKeys.refusal(couponId) });
  couponsChanged(client);
}
