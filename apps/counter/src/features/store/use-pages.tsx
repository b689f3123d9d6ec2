import { Button } from '@baeon/ui/components/button.tsx';
import { uniqueEntries } from '@baeon/ui/lib/api-client.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callPersonPage } from '../../lib/person-api.ts';

type Asked<Entry> = {
  queryKey: readonly unknown[];
  /** Without a cursor. */
  address: string;
  idOf: (entry: Entry) => string;
  /** What the button says that gets the next page. */
  label: string;
};

/** A list that goes on, what is known of it by now, and the button that gets more. */
export function usePages<Entry>({ queryKey, address, idOf, label }: Asked<Entry>) {
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const sign = address.includes('?') ? '&' : '?';
      const cursor = pageParam ? `${sign}cursor=${encodeURIComponent(pageParam)}` : '';
      return callPersonPage<Entry>(address + cursor, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: 0,
  });
  const more = pages.hasNextPage && (
    <>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {pages.isFetchNextPageError && pages.error.message}
      </p>
      <Button
        kind="secondary"
        loading={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {label}
      </Button>
    </>
  );
  return { pages, entries: pages.data && uniqueEntries(pages.data.pages, idOf), more };
}
