import type { Coordinates } from '@baeon/contracts/places/geo';
import { LocateFixed, Minus, Plus, Search, X } from 'lucide-react';
import { dealTexts, distanceLabel } from '@baeon/ui/components/deals/deal-texts.ts';
import { SavingBadge } from '@baeon/ui/components/deals/state-badge.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Spinner } from '@baeon/ui/components/button.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { useOnline } from '@baeon/ui/lib/online.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { MapFound, MapSpot, MapWords } from './map-spot.ts';
import { mapTexts } from './map-texts.ts';
import { MOST_PINS } from './pins.ts';

/** Above all that Leaflet draws. */
const over = 'absolute z-[1000]';
const pill = 'flex items-center gap-2 rounded-full px-4 text-sm font-semibold shadow-float';

type StatusProps = {
  found: MapFound;
  words: MapWords;
  movedTo: Coordinates | null;
  onSearchHere: () => void;
};

/** What the map shows, or the way to what lies where it was moved to. */
export function MapStatus({ found, words, movedTo, onSearchHere }: StatusProps) {
  const texts = useTexts(mapTexts);
  const text = useStatusText(found, words);
  const isBusy = found.loading || found.loadingMore;
  return (
    <div className={`${over} inset-x-0 top-3 flex flex-col items-center gap-2 px-3`}>
      {movedTo && (
        <button
          type="button"
          onClick={onSearchHere}
          className={`${pill} min-h-11 bg-brand text-on-brand hover:bg-brand-deep`}
        >
          <Search aria-hidden="true" className="size-4" />
          {texts.searchHere}
        </button>
      )}
      <p role="status" className={movedTo ? 'sr-only' : 'flex w-full justify-center'}>
        {/* Another text is another pill: one that changes its width seems to jump. */}
        <span
          key={`${text} ${isBusy}`}
          className={`${pill} bg-surface py-1.5 text-center leading-5 text-balance`}
        >
          {isBusy && <Spinner className="size-4" />}
          {text}
        </span>
      </p>
    </div>
  );
}

function useStatusText({ loading, spots, hasMore }: MapFound, words: MapWords): string {
  const ui = useTexts(uiTexts);
  const online = useOnline();
  if (spots.length === 0 && !online) return ui.offline;
  if (loading) return ui.loading;
  if (spots.length === 0) return words.none;
  return spots.length >= MOST_PINS && hasMore ? words.first(MOST_PINS) : words.found(spots.length);
}

type ButtonsProps = {
  /** On a low screen a card needs the room. */
  hasCard: boolean;
  onZoom: (step: 1 | -1) => void;
  /** Null while the map is there. */
  onBackToPlace: (() => void) | null;
};

const square = 'grid size-11 place-items-center bg-surface hover:bg-brand-soft';

/** For whoever has no two fingers to spread. */
export function MapButtons({ hasCard, onZoom, onBackToPlace }: ButtonsProps) {
  const texts = useTexts(mapTexts);
  return (
    <div className={`${over} top-16 right-3 flex flex-col gap-3 ${hasCard ? 'max-lg:hidden' : ''}`}>
      <div className="flex flex-col divide-y divide-line overflow-hidden rounded-control shadow-float">
        <button
          type="button"
          aria-label={texts.zoomIn}
          className={square}
          onClick={() => onZoom(1)}
        >
          <Plus aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-label={texts.zoomOut}
          className={square}
          onClick={() => onZoom(-1)}
        >
          <Minus aria-hidden="true" className="size-5" />
        </button>
      </div>
      {onBackToPlace && (
        <button
          type="button"
          aria-label={texts.backToPlace}
          onClick={onBackToPlace}
          className={`${square} rounded-control shadow-float`}
        >
          <LocateFixed aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}

type CardsProps = {
  spots: readonly MapSpot[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** What can be had at the chosen pin; several deals of one store stand side by side. */
export function MapCards({ spots, onOpen, onClose }: CardsProps) {
  const texts = useTexts(mapTexts);
  return (
    <div className={`${over} pointer-events-none inset-x-0 bottom-6 max-lg:bottom-21`}>
      <div className="flex justify-end px-3">
        <button
          type="button"
          aria-label={texts.closeCard}
          onClick={onClose}
          className="pointer-events-auto grid size-11 place-items-center rounded-full bg-surface shadow-float hover:bg-brand-soft"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <ul role="list" className="flex snap-x gap-3 overflow-x-auto p-3">
        {spots.map((spot) => (
          <li
            key={spot.id}
            className={`pointer-events-auto shrink-0 snap-center ${spots.length > 1 ? 'w-[min(22rem,85%)]' : 'w-full max-w-120'}`}
          >
            <MapCard spot={spot} onOpen={() => onOpen(spot.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lower than the list's card, so that the map stays in sight; a tap opens all about it. */
function MapCard({ spot, onOpen }: { spot: MapSpot; onOpen: () => void }) {
  const distance = distanceLabel(spot.distance_km, useTexts(dealTexts));
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex w-full items-center gap-3 rounded-card border border-line bg-raised p-3 text-left shadow-float hover:border-line-strong"
    >
      <Picture
        src={spot.picture}
        name={spot.over}
        width={80}
        height={80}
        className="size-20 rounded-tile"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 text-sm leading-5 font-medium text-ink-muted">
          {spot.over}
        </span>
        <span className="line-clamp-2 leading-5 font-bold wrap-anywhere">{spot.title}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          <SavingBadge saving={spot.saving} />
          {distance}
        </span>
      </span>
    </button>
  );
}
