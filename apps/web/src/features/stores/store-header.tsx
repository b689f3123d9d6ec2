import type { Store } from '@baeon/contracts/stores/stores-wire';
import { Picture } from '../../components/ui/picture.tsx';
import { Rating } from '../../components/ui/rating.tsx';
import { Distance } from './business-card.tsx';
import { lastSegment } from '../../lib/format.ts';
import { OpenNow } from './open-now.tsx';
import { useDistanceKm } from './use-distance.ts';
import { FollowStore } from './follow-store.tsx';

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
        <OpenNow opening_hours={store.opening_hours} time_zone={store.time_zone} />
        {km !== null && <Distance km={km} />}
      </p>
    </header>
  );
}
