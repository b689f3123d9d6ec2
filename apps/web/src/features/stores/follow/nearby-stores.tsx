import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import { ArrowLeft, CloudAlert, SearchX, Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { EmptyState } from '@baeon/ui/components/empty-state.tsx';
import { SearchField } from '@baeon/ui/components/form/search-field.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { namedLike } from '../picker/store-choice.ts';
import { StoreListRow, StoreListRowsSkeleton } from './store-list-row.tsx';
import { storeTexts } from '../store-texts.ts';
import { useNearbyStores } from '../stores-api.ts';

type Following = {
  isFollowed: (placeId: string) => boolean;
  onShown: (store: NearbyStore, followed: boolean) => void;
};

/** What there is around the saved place, to follow one by one. */
export function NearbyStores({ onBack, ...following }: Following & { onBack: () => void }) {
  const texts = useTexts(storeTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="-ml-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-left text-sm font-semibold text-link hover:bg-brand-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
        {texts.backToYourShops}
      </button>
      <h3 ref={heading} tabIndex={-1} className="mt-1 mb-3 text-lg leading-6 font-bold">
        {texts.nearby}
      </h3>
      <NearbyList {...following} />
    </>
  );
}

function NearbyList(following: Following) {
  const texts = useTexts(storeTexts);
  const nearby = useNearbyStores();

  // What was near an earlier place is stale.
  if (nearby.isFetching && nearby.isStale) return <StoreListRowsSkeleton />;
  if (nearby.error) {
    return (
      <EmptyState
        alert
        Icon={CloudAlert}
        title={texts.nearbyNotLoaded}
        text={nearby.error.message}
        action={
          <Button kind="secondary" onClick={() => void nearby.refetch()}>
            {texts.tryAgain}
          </Button>
        }
      />
    );
  }
  if (!nearby.data?.length) {
    return <EmptyState Icon={Store} title={texts.noShops} text={texts.noneNearPlace} />;
  }
  return <FoundStores stores={nearby.data} {...following} />;
}

function FoundStores({ stores, isFollowed, onShown }: Following & { stores: NearbyStore[] }) {
  const texts = useTexts(storeTexts);
  const [search, setSearch] = useState('');
  const found = namedLike(stores, search);

  return (
    <>
      <SearchField label={texts.searchShops} value={search} onChange={setSearch} />
      <p role="status" className="sr-only">
        {search.trim() === '' ? '' : texts.found(found.length)}
      </p>
      {found.length > 0 ? (
        <ul role="list" className="mt-2 divide-y divide-line">
          {found.map((store) => (
            <StoreListRow
              key={store.place_id}
              withDistance
              store={store}
              followed={isFollowed(store.place_id)}
              onShown={(followed) => onShown(store, followed)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          Icon={SearchX}
          title={texts.noShops}
          text={texts.noNameContains(search.trim())}
        />
      )}
    </>
  );
}
