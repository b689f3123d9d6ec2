import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { counterWire } from '../../config/counter-config.ts';
import { callPerson } from '../../lib/person-api.ts';

/** What a store has several of, as the server lists it. */
export const thingsQuery = <Result>(storeId: string, things: string) =>
  queryOptions({
    queryKey: ['store', storeId, things],
    queryFn: ({ signal }) => callPerson<Result>(counterWire.things(storeId, things), { signal }),
    staleTime: 0,
  });

export type ListedTill = { id: string; name: string; enrolled_at: string; last_seen_at: string };

type Change = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Changes something at a store; everything that is shown of it is asked for anew. */
export function useStoreChange(storeId: string) {
  const queries = useQueryClient();
  return async function change<Result>(
    method: Change,
    path: string,
    body?: object,
  ): Promise<Result> {
    const result = await callPerson<Result>(counterWire.things(storeId, path), {
      method,
      ...(body && { body }),
    });
    await queries.invalidateQueries({ queryKey: ['store', storeId] });
    return result;
  };
}
