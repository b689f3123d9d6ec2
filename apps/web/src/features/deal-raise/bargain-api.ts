import type { AnswerResult, BargainDetail, Pool } from '@baeon/contracts/deal-raise/bargains-wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { said } from '@baeon/ui/lib/texts.ts';
import { offersToUrl, poolUrl } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentSession } from '../../lib/session.ts';

/** Shops answer while somebody looks. */
const LOOK_AGAIN_MS = 20_000;

/** A raised deal and what shops offer for it; by its id, or that of an offer. */
export const useBargain = (id: string) =>
  useQuery({
    queryKey: queryKeys.bargain(id),
    queryFn: ({ signal }) => callApi<BargainDetail>(offersToUrl(id), { signal }),
    refetchInterval: ({ state }) => state.data?.deal.state !== 'closed' && LOOK_AGAIN_MS,
  });

export type Answer =
  | { what: 'accept' | 'take-back' | 'decline'; bid_id: string }
  | { what: 'counter'; bid_id: string; price_rupees: number }
  | { what: 'close' };

/** Says something about an offer; what is shown then is how it stands, also where it was refused. */
export function useAnswer(id: string) {
  const client = useQueryClient();
  const sending = useRef(false);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ what, ...body }: Answer) =>
      callApi<AnswerResult>(offersToUrl(id, what), { method: 'POST', body }),
    onSuccess: ({ msg, coupon_id, ...detail }) => {
      client.setQueryData(queryKeys.bargain(id), detail);
      void client.invalidateQueries({ queryKey: queryKeys.raisedDeals, refetchType: 'none' });
      if (coupon_id) void client.invalidateQueries({ queryKey: queryKeys.coupons });
      toast.success(said(msg));
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: queryKeys.bargain(id) });
      // Someone who was just signed out has been told why.
      if (currentSession().signedIn) toast.error(error.message);
    },
  });
  async function answer(what: Answer): Promise<void> {
    // Two presses in one frame see the same state, but not the same ref.
    if (sending.current) return;
    sending.current = true;
    await mutateAsync(what).catch(() => {});
    sending.current = false;
  }
  return { answer, underWay: isPending ? variables : null };
}

export const usePool = (id: string) =>
  useQuery({
    queryKey: queryKeys.pool(id),
    queryFn: ({ signal }) => callApi<Pool>(poolUrl(id), { signal }),
  });
