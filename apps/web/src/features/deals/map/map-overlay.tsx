import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { LocateFixed, Minus, Plus, Search, X } from 'lucide-react';
import { dealTexts, distanceLabel } from '../../../components/deal-parts/deal-texts.ts';
import { SavingBadge } from '../../../components/deal-parts/state-badge.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { Spinner } from '../../../components/ui/button.tsx';
import { uiTexts } from '../../../components/ui/ui-texts.ts';
import { useOnline } from '../../../lib/online.ts';
import { useTexts } from '../../../lib/texts.ts';
import type { NearDeals } from '../home/use-near-deals.ts';
import { mapTexts } from './map-texts.ts';
import { MOST_PINS } from './pins.ts';

/** Above all that Leaflet draws. */
const over = 'absolute z-[1000]';
const pill = 'flex items-center gap-2 rounded-full px-4 text-sm font-semibold shadow-float';

type StatusProps = {
  deals: NearDeals;
  movedTo: Coordinates | null;
  onSearchHere: () => void;
};

/** What the map shows, or the way to what lies where it was moved to. */
export function MapStatus({ deals, movedTo, onSearchHere }: StatusProps) {
  const texts = useTexts(mapTexts);
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
      <p
        role="status"
        className={`${pill} bg-surface py-1.5 text-center leading-5 text-balance ${movedTo ? 'sr-only' : ''}`}
      >
        {(deals.loading || deals.loadingMore) && <Spinner className="size-4" />}
        {useStatusText(deals)}
      </p>
    </div>
  );
}

function useStatusText({ loading, kept, hasMore }: NearDeals): string {
  const texts = useTexts(mapTexts);
  const ui = useTexts(uiTexts);
  const online = useOnline();
  if (kept.length === 0 && !online) return ui.offline;
  if (loading) return ui.loading;
  if (kept.length === 0) return texts.none;
  return kept.length >= MOST_PINS && hasMore ? texts.first(MOST_PINS) : texts.found(kept.length);
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
  entries: readonly CouponEntry[];
  onOpen: (entry: CouponEntry) => void;
  onClose: () => void;
};

/** What can be had at the chosen pin; several deals of one store stand side by side. */
export function MapCards({ entries, onOpen, onClose }: CardsProps) {
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
        {entries.map((entry) => (
          <li
            key={entry.coupon.campaign_id}
            className={`pointer-events-auto shrink-0 snap-center ${entries.length > 1 ? 'w-[min(22rem,85%)]' : 'w-full max-w-120'}`}
          >
            <MapCard entry={entry} onOpen={() => onOpen(entry)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lower than the list's card, so that the map stays in sight; a tap opens all about the deal. */
function MapCard({ entry, onOpen }: { entry: CouponEntry; onOpen: () => void }) {
  const { campaign, advertiser, card_image } = entry;
  const distance = distanceLabel(entry.distance_km, useTexts(dealTexts));
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex w-full items-center gap-3 rounded-card border border-line bg-raised p-3 text-left shadow-float hover:border-line-strong"
    >
      <Picture
        src={card_image || campaign.image}
        name={advertiser.name}
        width={80}
        height={80}
        className="size-20 rounded-tile"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 text-sm leading-5 font-medium text-ink-muted">
          {advertiser.name}
        </span>
        <span className="line-clamp-2 leading-5 font-bold wrap-anywhere">{campaign.title}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          <SavingBadge saving={entry.saving} />
          {distance}
        </span>
      </span>
    </button>
  );
}
