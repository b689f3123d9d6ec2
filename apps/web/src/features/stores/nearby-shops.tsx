import type { NearbyBusiness } from '@baeon/contracts/store';
import { ArrowLeft, CloudAlert, SearchX, Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { namedLike } from './business-choice.ts';
import { ShopRow, ShopRowsSkeleton } from './shop-row.tsx';
import { useNearbyBusinesses } from './stores-api.ts';

type Following = {
  isFollowed: (placeId: string) => boolean;
  onShown: (business: NearbyBusiness, followed: boolean) => void;
};

/** What there is around the saved place, to follow one by one. */
export function NearbyShops({ onBack, ...following }: Following & { onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="-ml-2 flex min-h-11 items-center gap-2 rounded-xl px-2 text-left text-sm font-semibold text-link hover:bg-brand-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
        Back to your shops
      </button>
      <h3 ref={heading} tabIndex={-1} className="mt-1 mb-3 text-lg leading-6 font-bold">
        Shops near you
      </h3>
      <NearbyList {...following} />
    </>
  );
}

function NearbyList(following: Following) {
  const nearby = useNearbyBusinesses();

  // What was near an earlier place is stale.
  if (nearby.isFetching && nearby.isStale) return <ShopRowsSkeleton />;
  if (nearby.error) {
    return (
      <EmptyState
        alert
        Icon={CloudAlert}
        title="The shops near you could not be loaded"
        text={nearby.error.message}
        action={
          <Button kind="secondary" onClick={() => void nearby.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (!nearby.data?.length) {
    return (
      <EmptyState
        Icon={Store}
        title="No shops found"
        text="There is nothing to follow near your saved location yet."
      />
    );
  }
  return <FoundShops shops={nearby.data} {...following} />;
}

function FoundShops({ shops, isFollowed, onShown }: Following & { shops: NearbyBusiness[] }) {
  const [search, setSearch] = useState('');
  const found = namedLike(shops, search);

  return (
    <>
      <SearchField label="Search shops" value={search} onChange={setSearch} />
      <p role="status" className="sr-only">
        {search.trim() === '' ? '' : `${found.length} found`}
      </p>
      {found.length > 0 ? (
        <ul role="list" className="mt-2 divide-y divide-line">
          {found.map((business) => (
            <ShopRow
              key={business.place_id}
              withDistance
              business={business}
              followed={isFollowed(business.place_id)}
              onShown={(followed) => onShown(business, followed)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          Icon={SearchX}
          title="No shops found"
          text={`None of their names contains “${search.trim()}”.`}
        />
      )}
    </>
  );
}
