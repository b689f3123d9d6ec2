import type { Store } from '@baeon/contracts/stores/stores-wire';
import { openState } from '@baeon/contracts/stores/opening-hours';
import { Clock } from 'lucide-react';
import { type Coordinates, distanceKm } from '@baeon/contracts/places/geo';
import { HonourLine } from '../../../components/deal-parts/honour-line.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Rating } from '@baeon/ui/components/rating.tsx';
import { Distance } from '../picker/store-card.tsx';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { FollowStore } from '../follow/follow-toggle.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { openText } from './opening-texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { storeTexts } from '../store-texts.ts';
import { usePosition } from '../../../lib/use-position.ts';

/** Who it is: pictures, name, what people think of it, whether it is open and how far it is. */
export function StoreHeader({ store }: { store: Store }) {
  const [longitude, latitude] = store.location.coordinates;
  const km = useDistanceKm({ latitude, longitude });
  const nameId = `store-${store.id}`;

  return (
    <header>
      <Picture
        eager
        src={store.image}
        name={store.name}
        width={640}
        height={360}
        className="w-full rounded-card"
      />
      <div className="relative flex flex-wrap items-end justify-between gap-x-3 gap-y-2 pt-3 pl-3">
        <Picture
          eager
          src={store.logo}
          name={store.name}
          width={80}
          height={80}
          className="-mt-[52px] size-[80px] rounded-tile border-4 border-surface"
        />
        <FollowStore store={store} nameId={nameId} />
      </div>
      <h1
        id={nameId}
        tabIndex={-1}
        className="mt-3 text-2xl leading-8 font-extrabold tracking-tight text-balance wrap-anywhere"
      >
        {store.name}
      </h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
        <span title={store.category} className="wrap-anywhere">
          {lastSegment(store.category)}
        </span>
        <Rating kind="stars" rating={store.rating} count={store.user_ratings_total} />
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <OpenNow store={store} />
        {km !== null && <Distance km={km} />}
      </p>
      <HonourLine honour={store.honour} timeZone={store.time_zone} />
    </header>
  );
}

/** Whether the store is open at this moment, and until when that holds. Says nothing it does not know. */
function OpenNow({ store }: { store: Store }) {
  const { opening_hours, special_days, time_zone } = store;
  const texts = useTexts(storeTexts);
  const now = useMinute();
  const state = opening_hours && openState(opening_hours, time_zone, now, special_days);
  if (!state) return null;
  const text = openText(state, now, { timeZone: time_zone, texts });

  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-muted">
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      <span>
        <span className={`font-semibold ${text.open ? 'text-positive' : 'text-danger'}`}>
          {text.state}
        </span>
        {text.change && ` · ${text.change}`}
      </span>
    </span>
  );
}

/** How far a place is from where the person is; null where that is not known. */
function useDistanceKm(to: Coordinates): number | null {
  const { at } = usePosition();
  return at && distanceKm(at, to);
}
