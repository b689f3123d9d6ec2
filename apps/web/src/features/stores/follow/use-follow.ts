import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { followUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { couponsChanged } from '../../../lib/other-tabs.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentSession } from '../../../lib/session.ts';
import { storeOptions } from '../stores-api.ts';

type Followable = { placeId: string; storeId: string | null };

/**
 * Follows a store or stops following it. Optimistic: every wish shows at once, on the store's page and by
 * `onShown`; one that the server refuses is taken back, with the reason.
 */
export function useFollow({ placeId, storeId }: Followable, onShown?: (followed: boolean) => void) {
  const queryClient = useQueryClient();
  const lastWish = useRef(false);
  const sending = useRef(false);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wanted: boolean) =>
      callApi<{ followed: boolean }>(followUrl(placeId), { method: wanted ? 'PUT' : 'DELETE' }),
    // The same store may be on two lists, and the server is to hear the later wish last.
    scope: { id: `follow ${placeId}` },
    onSuccess: () => {
      // A list that is on the screen keeps its rows, so that a slip can be put right.
      void queryClient.invalidateQueries({ queryKey: queryKeys.followed, refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.profile });
      // Some stores greet whoever follows them with a coupon.
      couponsChanged(queryClient);
    },
  });

  async function show(followed: boolean): Promise<void> {
    onShown?.(followed);
    if (!storeId) return;
    const { queryKey } = storeOptions(storeId);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (store) => store && { ...store, followed });
  }

  /** One call at a time; a wish that changed meanwhile is sent after it. */
  async function send(before: boolean): Promise<void> {
    let known = before;
    while (lastWish.current !== known) {
      const wanted = lastWish.current;
      try {
        await mutateAsync(wanted);
        known = wanted;
      } catch (error) {
        // Whoever changed their mind meanwhile has what they want.
        if (lastWish.current !== wanted) return;
        lastWish.current = known;
        await show(known);
        // Someone who was just signed out has been told why.
        if (currentSession().signedIn) toast.error((error as Error).message);
      }
    }
  }

  function follow(wanted: boolean): void {
    lastWish.current = wanted;
    void show(wanted);
    if (sending.current) return;
    sending.current = true;
    void send(!wanted).finally(() => {
      sending.current = false;
    });
  }

  return { follow, busy: isPending };
}
