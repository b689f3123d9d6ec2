import { CloudAlert, Search, Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState } from '@baeon/ui/components/empty-state.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { NearbyStores } from './nearby-stores.tsx';
import { StoreListRow, StoreListRowsSkeleton } from './store-list-row.tsx';
import { storeTexts } from '../store-texts.ts';
import { useFollowed } from '../stores-api.ts';

/** What the signed-in person follows, and what there is to follow near them. */
export function FollowedStores() {
  const texts = useTexts(storeTexts);
  const { list, stores, isFollowed, note, finding, find, goBack } = useFollowedStores();

  if (finding) return <NearbyStores isFollowed={isFollowed} onShown={note} onBack={goBack} />;
  if (list.isError && !list.data) {
    return (
      <EmptyState
        alert
        Icon={CloudAlert}
        title={texts.yourShopsNotLoaded}
        text={list.error.message}
        action={
          <Button kind="secondary" onClick={() => void list.refetch()}>
            {texts.tryAgain}
          </Button>
        }
      />
    );
  }
  if (!list.data) return <StoreListRowsSkeleton />;

  const findShops = <FindShops focused={finding === false} onClick={find} />;
  if (stores.length === 0) {
    return (
      <EmptyState
        Icon={Store}
        title={texts.noFollowed}
        text={texts.followedGoHere}
        action={findShops}
      />
    );
  }
  return (
    <>
      {findShops}
      <ul role="list" className="mt-2 divide-y divide-line">
        {stores.map((store) => (
          <StoreListRow
            key={store.place_id}
            store={store}
            followed={isFollowed(store.place_id)}
            onShown={(followed) => note(store, followed)}
          />
        ))}
      </ul>
    </>
  );
}

/** Has the focus when people come back from where it leads. */
function FindShops({ focused, onClick }: { focused: boolean; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);

  return (
    <button
      ref={button}
      type="button"
      onClick={onClick}
      className={buttonClass('secondary', 'w-full gap-2')}
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      {useTexts(storeTexts).findShops}
    </button>
  );
}

/**
 * The followed stores while they are looked at. Rows that are unfollowed stay, so that a slip can
 * be undone; what is found nearby and followed joins them.
 */
function useFollowedStores() {
  const list = useFollowed();
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [found, setFound] = useState<readonly NearbyStore[]>([]);
  /** Null until people have looked around for the first time. */
  const [finding, setFinding] = useState<boolean | null>(null);

  const ids = new Set(list.data?.map(({ place_id }) => place_id));
  const isNew = ({ place_id }: NearbyStore) => !ids.has(place_id);

  function note(store: NearbyStore, followed: boolean): void {
    const { place_id } = store;
    setChoices((known) => ({ ...known, [place_id]: followed }));
    setFound((known) => [...known.filter((other) => other.place_id !== place_id), store]);
  }

  return {
    list,
    stores: [...(list.data ?? []), ...found.filter(isNew)],
    isFollowed: (placeId: string) => choices[placeId] ?? ids.has(placeId),
    note,
    finding,
    find: () => setFinding(true),
    goBack: () => {
      // What was followed and dropped again while looking around never was one of theirs.
      setFound((known) => known.filter(({ place_id }) => choices[place_id]));
      setFinding(false);
    },
  };
}
