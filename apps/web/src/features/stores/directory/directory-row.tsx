import { distanceText } from '@baeon/contracts/places/geo';
import type { ListedStore } from '@baeon/contracts/stores/stores-wire';
import { openState } from '@baeon/contracts/stores/opening-hours';
import { memo } from 'react';
import { Link } from 'react-router';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Rating } from '@baeon/ui/components/rating.tsx';
import { storePath } from '../../../config/paths.ts';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { storeTexts } from '../store-texts.ts';
import { openedClass, usePaneSide } from '@baeon/ui/components/side-pane.tsx';
import { directoryTexts } from './directory-texts.ts';

const rowClass = 'flex flex-wrap gap-3 rounded-card border border-line bg-raised p-3';
const pictureClass = 'size-14 shrink-0 rounded-tile';

/** An address line goes from the door to the area. */
const areaIn = ({ line, city }: ListedStore['address']): string =>
  line.split(',').at(-1)?.trim() || city;

/** All of the row can be tapped; the store's name is what it is called by. */
export const DirectoryRow = memo(function DirectoryRow({ store }: { store: ListedStore }) {
  const texts = useTexts(directoryTexts);
  const { distance } = useTexts(storeTexts);
  const { name, category, address, distance_km, live_deals } = store;
  const beside = usePaneSide();
  return (
    <div
      className={classNames(
        rowClass,
        openedClass,
        'relative transition-colors hover:border-line-strong',
      )}
    >
      <Picture src={store.logo} name={name} width={56} height={56} className={pictureClass} />
      {/* Goes under the picture where large letters leave too little room beside it. */}
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="leading-5 font-bold wrap-anywhere">
          <Link
            to={storePath(store.id)}
            // One after the other beside the list is still one step.
            replace={beside?.is === 'list'}
            aria-current={
              (beside?.is === 'list' && beside.opened === storePath(store.id)) || undefined
            }
            className="line-clamp-2 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-link"
          >
            {name}
          </Link>
        </h2>
        <p className="mt-0.5 truncate text-sm text-ink-muted">
          {[
            lastSegment(category),
            distance_km === null ? '' : distance(distanceText(distance_km)),
            areaIn(address),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Rating rating={store.rating} count={store.user_ratings_total} />
          <OpenNow store={store} />
          {live_deals > 0 && (
            <span className="rounded-full bg-brand-soft px-2.5 py-0.5 font-semibold whitespace-nowrap text-link">
              {texts.deals(live_deals)}
            </span>
          )}
        </p>
      </div>
    </div>
  );
});

function OpenNow({ store }: { store: ListedStore }) {
  const texts = useTexts(storeTexts);
  const now = useMinute();
  const { opening_hours: hours, special_days, time_zone: zone } = store;
  const state = hours && openState(hours, zone, now, special_days);
  if (!state) return null;
  return (
    <span
      className={classNames(
        'font-medium whitespace-nowrap',
        state.open ? 'text-positive' : 'text-ink-muted',
      )}
    >
      {state.open ? texts.open : texts.closed}
    </span>
  );
}

/** In the measures of the row above. */
export function DirectoryRowSkeleton() {
  return (
    <div className={rowClass}>
      <Skeleton className={`${pictureClass} rounded-tile!`} />
      <div className="min-w-0 flex-1">
        <Skeleton className="mt-0.5 h-4 w-3/5" />
        <Skeleton className="mt-2 h-3 w-11/12" />
        <Skeleton className="mt-2.5 h-4 w-4/5" />
      </div>
    </div>
  );
}
