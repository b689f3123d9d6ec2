import { Store } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError } from '@baeon/ui/components/empty-state.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { WindowList } from '../../../components/window-list/window-list.tsx';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { StoresWanted, useStoreDirectory } from './directory-api.ts';
import { DirectoryRow, DirectoryRowSkeleton } from './directory-row.tsx';
import { directoryTexts } from './directory-texts.ts';

/** As high as a row is at the usual size of letters. */
const ROW_PX = 92;
const GAP_PX = 8;
const placeholders = ['1', '2', '3', '4', '5', '6'];

type Props = {
  wanted: StoresWanted;
  query: ReturnType<typeof useStoreDirectory>;
  onSearch: (text: string) => void;
  onShowAll: () => void;
};

/** The stores around a place that are wanted, in all states of their list. */
export function StoreDirectory({ wanted, query, onSearch, onShowAll }: Props) {
  const texts = useTexts(directoryTexts);
  const { loading, tryAgain } = useTexts(uiTexts);
  const { data, error, isFetching, hasNextPage } = query;
  // Drawing them takes a while on a phone, which must not hold up typing.
  const found = useDeferredValue(data);

  if (!found && error) {
    return (
      <LoadError
        title={texts.notLoaded}
        of={{ error, isFetching, refetch: () => query.refetch() }}
      />
    );
  }
  if (!found) {
    return (
      <div aria-busy="true">
        <p className="sr-only">{loading}</p>
        <ul aria-hidden="true" className="flex flex-col gap-2">
          {placeholders.map((place) => (
            <li key={place}>
              <DirectoryRowSkeleton />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const { stores, meant } = found;
  const asked = wanted.text || (wanted.category && lastSegment(wanted.category));
  return (
    <>
      {meant !== null && wanted.text !== '' && (
        <button
          type="button"
          onClick={() => onSearch(meant)}
          className="mb-2 min-h-11 text-left font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
        >
          {(stores.length > 0 ? texts.resultsFor : texts.didYouMean)(meant)}
        </button>
      )}
      {stores.length === 0 ? (
        <EmptyState
          Icon={Store}
          title={texts.none}
          text={asked ? texts.noneFound(asked) : texts.noneHere}
          action={
            asked && (
              <Button kind="secondary" onClick={onShowAll}>
                {texts.showAll}
              </Button>
            )
          }
        />
      ) : (
        <WindowList
          entries={stores}
          keyOf={({ id }) => id}
          usualPx={ROW_PX}
          gapPx={GAP_PX}
          hasMore={hasNextPage}
          busy={isFetching || error !== null}
          onEndNear={() => void query.fetchNextPage({ cancelRefetch: false })}
        >
          {(store) => <DirectoryRow store={store} />}
        </WindowList>
      )}
      {query.isFetchNextPageError && (
        <Button
          kind="secondary"
          className="mt-3 w-full"
          loading={isFetching}
          onClick={() => void query.fetchNextPage()}
        >
          {tryAgain}
        </Button>
      )}
    </>
  );
}
