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

/** Changes something; everything that is shown of stores is asked for anew, also where it was refused. */
export function useChange() {
  const queries = useQueryClient();
  const askAnew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['store'] }),
      queries.invalidateQueries({ queryKey: ['me'] }),
    ]);
  return async function change<Result>(
    address: string,
    method: Change,
    body?: object,
  ): Promise<Result> {
    try {
      const result = await callPerson<Result>(address, { method, ...(body && { body }) });
      await askAnew();
      return result;
    } catch (error) {
      // Somebody else may have been first.
      void askAnew();
      throw error;
    }
  };
}

export function useChangeAt() {
  const change = useChange();
  return <Result>(storeId: string, method: Change, path: string, body?: object) =>
    change<Result>(counterWire.things(storeId, path), method, body);
}

export function useStoreChange(storeId: string) {
  const changeAt = useChangeAt();
  return <Result>(method: Change, path: string, body?: object) =>
    changeAt<Result>(storeId, method, path, body);
}
