import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type DealFilter, textFilter } from './deal-filter.ts';

const TEXT = 'q';
const CATEGORY = 'category';

function filterOf(params: URLSearchParams): DealFilter {
  const category = params.get(CATEGORY);
  if (category) return { kind: 'category', id: category };
  return textFilter(params.get(TEXT) ?? '');
}

/** Kept in the address, so that who comes back from a deal or a store finds it as it was. */
export function useDealFilter(): [DealFilter, (filter: DealFilter) => void] {
  const [params, setParams] = useSearchParams();

  function choose(filter: DealFilter) {
    const next = new URLSearchParams(params);
    next.delete(TEXT);
    next.delete(CATEGORY);
    if (filter.kind === 'text') next.set(TEXT, filter.text);
    if (filter.kind === 'category') next.set(CATEGORY, filter.id);
    if (next.toString() !== params.toString()) setParams(next, { replace: true });
  }

  const filter = useMemo(() => filterOf(params), [params]);
  return [filter, choose];
}
