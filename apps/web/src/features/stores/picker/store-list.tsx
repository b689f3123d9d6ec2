import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { EmptyState } from '@baeon/ui/components/empty-state.tsx';
import { SearchField } from '@baeon/ui/components/form/search-field.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { StoreCard, StoreCardSkeleton } from './store-card.tsx';
import { namedLike } from './store-choice.ts';
import { storeTexts } from '../store-texts.ts';

type Props = {
  stores: readonly NearbyStore[];
  /** Place ids. */
  chosen: ReadonlySet<string>;
  /** What is chosen is being saved. */
  locked: boolean;
  onToggle: (placeId: string) => void;
};

/** What people can choose from, and a box to find one of them by name. */
export function StoreList({ stores, chosen, locked, onToggle }: Props) {
  const texts = useTexts(storeTexts);
  const [search, setSearch] = useState('');
  const found = namedLike(stores, search);

  return (
    <>
      <SearchField label={texts.searchBusinesses} value={search} onChange={setSearch} />
      <p role="status" className="sr-only">
        {search.trim() === '' ? '' : texts.found(found.length)}
      </p>
      {found.length > 0 ? (
        <ul role="list" className="mt-4 flex flex-col gap-3">
          {found.map((store) => (
            <StoreCard
              key={store.place_id}
              store={store}
              chosen={chosen.has(store.place_id)}
              locked={locked}
              onToggle={() => onToggle(store.place_id)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          Icon={SearchX}
          title={texts.noBusinesses}
          text={texts.noNameContains(search.trim())}
          action={
            <Button kind="secondary" onClick={() => setSearch('')}>
              {texts.showAllBusinesses}
            </Button>
          }
        />
      )}
    </>
  );
}

const places = ['1', '2', '3', '4', '5'];

export function StoreListSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <Skeleton className="h-field rounded-field!" />
      <ul aria-hidden="true" className="mt-4 flex flex-col gap-3">
        {places.map((place) => (
          <StoreCardSkeleton key={place} />
        ))}
      </ul>
    </div>
  );
}
