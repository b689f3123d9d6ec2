import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import { useId } from 'react';
import { Link } from 'react-router';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { storePath } from '../../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { Distance } from '../picker/store-card.tsx';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { FollowToggle } from './follow-toggle.tsx';
import { useFollow } from './use-follow.ts';

/** The button goes under the name where large letters leave too little room beside it. */
const rowClass = 'flex flex-wrap items-center justify-end gap-x-3 gap-y-2 py-3';
const storeClass = 'flex min-w-0 flex-1 basis-36 items-center gap-3';

type Props = {
  store: NearbyStore;
  followed: boolean;
  onShown: (followed: boolean) => void;
  withDistance?: boolean;
};

/** A store in a list of the account: the way to its page, and following it or not. */
export function StoreListRow({ store, followed, onShown, withDistance = false }: Props) {
  const nameId = useId();
  const { name, store_id: storeId, place_id: placeId, distance_km } = store;
  const { follow, busy } = useFollow({ placeId, storeId }, onShown);

  const title = <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>;
  return (
    <li className={rowClass}>
      <div className={storeClass}>
        <Picture
          src={store.logo}
          name={name}
          width={48}
          height={48}
          className="size-12 rounded-control"
        />
        <div className="min-w-0 flex-1">
          <span id={nameId}>
            {storeId ? (
              <Link
                to={storePath(storeId)}
                className="-my-2.5 block py-2.5 text-link hover:underline"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </span>
          <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
            <span className="wrap-anywhere">{lastSegment(store.category)}</span>
            {withDistance && distance_km !== null && <Distance km={distance_km} />}
          </span>
        </div>
      </div>
      <FollowToggle
        followed={followed}
        nameId={nameId}
        busy={busy}
        onToggle={() => follow(!followed)}
      />
    </li>
  );
}

const places = ['1', '2', '3'];

/** In the measures of the row above. */
export function StoreListRowsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <ul aria-hidden="true" className="divide-y divide-line">
        {places.map((place) => (
          <li key={place} className={rowClass}>
            <div className={storeClass}>
              <Skeleton className="size-12 shrink-0 rounded-control!" />
              <div className="flex-1">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="mt-2 h-3 w-2/5" />
              </div>
            </div>
            <Skeleton className="h-11 w-26 rounded-full!" />
          </li>
        ))}
      </ul>
    </div>
  );
}
