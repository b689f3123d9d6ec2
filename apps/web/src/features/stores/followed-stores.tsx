import { CloudAlert, Search, Store } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { useTexts } from '../../lib/texts.ts';
import { NearbyShops } from './nearby-shops.tsx';
import { ShopRow, ShopRowsSkeleton } from './shop-row.tsx';
import { storeTexts } from './store-texts.ts';
import { useFollowedShops } from './use-followed-shops.ts';

/** What the signed-in person follows, and what there is to follow near them. */
export function FollowedStores() {
  const texts = useTexts(storeTexts);
  const { list, shops, isFollowed, note, finding, find, goBack } = useFollowedShops();

  if (finding) return <NearbyShops isFollowed={isFollowed} onShown={note} onBack={goBack} />;
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
  if (!list.data) return <ShopRowsSkeleton />;

  const findShops = <FindShops focused={finding === false} onClick={find} />;
  if (shops.length === 0) {
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
        {shops.map((business) => (
          <ShopRow
            key={business.place_id}
            business={business}
            followed={isFollowed(business.place_id)}
            onShown={(followed) => note(business, followed)}
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
