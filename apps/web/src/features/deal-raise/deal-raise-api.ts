import type { RaiseBody, RaiseResult } from '@baeon/contracts/deal-raise/deal-raise-wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { raisedDealsUrl } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentSession } from '../../lib/session.ts';

/** What the form gives; whether it will do is for the server to say. */
export type RaiseRequest = Omit<RaiseBody, 'user_id' | 'category_id'> & { category_id: string };

function sendRaise(request: RaiseRequest): Promise<RaiseResult> {
  const userId = currentSession().user?.id ?? '';
  const body = { ...request, user_id: userId };
  return callApi<RaiseResult>(raisedDealsUrl(userId), { method: 'POST', body });
}

export function useRaiseDeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendRaise,
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.raisedDeals }),
  });
}
