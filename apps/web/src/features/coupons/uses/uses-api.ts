import type { OwnRefusal, ReportBody, Use } from '@baeon/contracts/honour/honour-wire';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notificationsReadUrl } from '../../../config/paths.ts';
import { allGoodUrl, refusalUrl } from '../../../config/use-paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { couponsChanged } from '../../../lib/other-tabs.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentUserId, useSession } from '../../../lib/session.ts';
import { followUses } from './use-feed.ts';

const nameOf = ({ id, undone_at }: Use): string =>
  `${undone_at === null ? 'coupon_used' : 'coupon_back'}:${id}`;

/** It stands on the screen: the phone need not be told as well. */
function markSeen(client: QueryClient, userId: string, use: Use): void {
  void callApi(notificationsReadUrl(userId), { method: 'POST', body: { id: nameOf(use) } })
    .then(() => client.invalidateQueries({ queryKey: queryKeys.notifications }))
    .catch(() => undefined);
}

/** What became of the person's coupons, and how to say that all is good; every list of coupons is asked for anew. */
export function useUseFeed(): [Use[], (use: Use) => void] {
  const client = useQueryClient();
  const { user, token } = useSession();
  const userId = user?.id;
  const [uses, setUses] = useState<Use[]>([]);

  useEffect(() => {
    if (!userId || !token) return undefined;
    const known = new Set<string>();
    return followUses({ userId, token }, (told) => {
      setUses(told);
      const fresh = told.filter((use) => !known.has(nameOf(use)));
      for (const use of fresh) known.add(nameOf(use));
      if (fresh.length === 0) return;
      void client.invalidateQueries({ queryKey: queryKeys.coupons });
      for (const use of fresh) markSeen(client, userId, use);
    });
  }, [client, userId, token]);

  /** Nothing is lost where this does not arrive: it is asked again. */
  function sayAllGood(use: Use): void {
    setUses(uses.filter(({ id }) => id !== use.id));
    const url = allGoodUrl(userId ?? '', use.id);
    void callApi(url, { method: 'POST', body: {}, keepalive: true }).catch(() => undefined);
  }
  return [uses, sayAllGood];
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
  void client.invalidateQueries({ queryKey: queryKeys.refusal(couponId) });
  couponsChanged(client);
}
