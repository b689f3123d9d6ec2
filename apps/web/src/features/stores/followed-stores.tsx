import type { NearbyBusiness } from '@baeon/contracts/store';
import { CloudAlert, Store } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LOADING_TEXT } from '../../components/ui/loading-text.ts';
import { Picture } from '../../components/ui/picture.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { storePath } from '../../config/paths.ts';
import { lastSegment } from './category-path.ts';
import { FollowToggle } from './follow-toggle.tsx';
import { useFollow, useFollowed } from './stores-api.ts';

const rowClass = 'flex items-center gap-3 py-3';

/** What the signed-in person follows. A row that is unfollowed stays, so that a slip can be undone. */
export function FollowedStores() {
  const followed = useFollowed();

  if (followed.data) {
    if (followed.data.length === 0) {
      return (
        <EmptyState
          Icon={Store}
          title="You follow no stores yet"
          text="Follow a store on its page and you will find it here."
        />
      );
    }
    return (
      <ul role="list" className="divide-y divide-line">
        {followed.data.map((business) => (
          <FollowedRow key={business.place_id} business={business} />
        ))}
      </ul>
    );
  }
  if (followed.isError) {
    return (
      <EmptyState
        alert
        Icon={CloudAlert}
        title="Your stores could not be loaded"
        text={followed.error.message}
        action={
          <Button kind="secondary" onClick={() => void followed.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  return <FollowedSkeleton />;
}

function FollowedRow({ business }: { business: NearbyBusiness }) {
  const nameId = useId();
  const { follow, busy } = useFollow();
  const [isFollowed, setFollowed] = useState(true);
  const { name, store_id: storeId, place_id: placeId } = business;

  const title = <span className="block font-semibold">{name}</span>;
  return (
    <li className={rowClass}>
      <Picture
        src={business.logo}
        name={name}
        width={48}
        height={48}
        className="size-12 rounded-xl"
      />
      <div className="min-w-0 flex-1">
        <span id={nameId}>
          {storeId ? (
            <Link
              to={storePath(storeId)}
              className="flex min-h-6 items-center text-link hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
        <span className="block text-sm text-ink-muted">{lastSegment(business.category)}</span>
      </div>
      <FollowToggle
        followed={isFollowed}
        nameId={nameId}
        busy={busy}
        onToggle={() => follow({ placeId, storeId, wanted: !isFollowed }, setFollowed)}
      />
    </li>
  );
}

const places = ['1', '2', '3'];

function FollowedSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{LOADING_TEXT}</p>
      <ul aria-hidden="true" className="divide-y divide-line">
        {places.map((place) => (
          <li key={place} className={rowClass}>
            <Skeleton className="size-12 shrink-0 rounded-xl!" />
            <div className="flex-1">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="mt-2 h-3 w-2/5" />
            </div>
            <Skeleton className="h-11 w-26 rounded-full!" />
          </li>
        ))}
      </ul>
    </div>
  );
}
