import { distanceText } from '@baeon/contracts/places/geo';
import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Rating } from '@baeon/ui/components/rating.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { FollowToggle } from '../follow/follow-toggle.tsx';
import { storeTexts } from '../store-texts.ts';
import { once } from '@baeon/ui/lib/scheduling.ts';

const NAME_CHARACTERS = 22;
const ADDRESS_CHARACTERS = 66;

const cardClass = 'flex flex-wrap gap-3 rounded-card border p-3';
/** Goes under the picture where large letters leave too little room beside it. */
const textClass = 'flex min-w-0 flex-1 basis-40 flex-col';

type Props = {
  store: NearbyStore;
  chosen: boolean;
  locked: boolean;
  onToggle: () => void;
};

/** The toggle's area is stretched over the card: one button to hear, all of it to tap. */
export function StoreCard({ store, chosen, locked, onToggle }: Props) {
  const nameId = useId();
  const { name, address, logo, category, distance_km } = store;

  return (
    <li
      title={`${name}, ${address}`}
      className={classNames(
        cardClass,
        'relative transition-colors',
        chosen ? 'border-brand bg-brand-soft' : 'border-line bg-raised hover:border-line-strong',
      )}
    >
      <Picture
        src={logo}
        name={name}
        width={72}
        height={72}
        className="h-fit w-14 rounded-tile min-[360px]:w-18"
      />
      <div className={textClass}>
        <h2 id={nameId} className="leading-6 font-bold wrap-anywhere">
          <ShortText text={name} most={NAME_CHARACTERS} />
        </h2>
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-muted">
          <Rating rating={store.rating} count={store.user_ratings_total} />
          <span aria-hidden="true" className="max-[359px]:hidden">
            ·
          </span>
          <span className="wrap-anywhere">{lastSegment(category)}</span>
        </p>
        <p className="mt-1 text-sm leading-5 text-ink-muted wrap-anywhere">
          <ShortText text={address} most={ADDRESS_CHARACTERS} />
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          {distance_km === null ? <span /> : <Distance km={distance_km} />}
          <FollowToggle
            followed={chosen}
            nameId={nameId}
            locked={locked}
            onToggle={onToggle}
            className="after:absolute after:inset-0 after:rounded-card"
          />
        </div>
      </div>
    </li>
  );
}

export function Distance({ km }: { km: number }) {
  const texts = useTexts(storeTexts);
  return (
    <span className="inline-flex items-center gap-1 text-sm font-medium whitespace-nowrap text-ink-muted">
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      {texts.distance(distanceText(km))}
    </span>
  );
}

/** In the measures of the card above. */
export function StoreCardSkeleton() {
  return (
    <li className={classNames(cardClass, 'border-line bg-raised')}>
      <Skeleton className="size-14 shrink-0 rounded-tile! min-[360px]:size-18" />
      <div className={textClass}>
        <Skeleton className="my-1 h-4 w-3/5" />
        <Skeleton className="my-1 h-3 w-2/5" />
        <Skeleton className="mt-2 h-3 w-full" />
        <Skeleton className="mt-2 h-3 w-2/3" />
        <div className="flex flex-wrap items-center justify-between gap-2 pt-2.5">
          <Skeleton className="h-4 w-14" />
          <Skeleton className="h-11 w-26 rounded-full!" />
        </div>
      </div>
    </li>
  );
}

const characters = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** At most so many characters as people count them, then an ellipsis. */
export function shortened(text: string, most: number): string {
  // No character is shorter than one unit.
  if (text.length <= most) return text;
  const all = [...characters().segment(text)];
  const cut = all[most]?.index;
  return cut === undefined ? text : `${text.slice(0, cut).trimEnd()}…`;
}

/** A shortened text for the eyes, the whole one for screen readers. */
export function ShortText({ text, most }: { text: string; most: number }) {
  const short = shortened(text, most);
  if (short === text) return text;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{text}</span>
    </>
  );
}
