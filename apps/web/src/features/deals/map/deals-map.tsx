import { type Coordinates, distanceKm } from '@baeon/contracts/places/geo';
import type { PlacesResult } from '@baeon/contracts/places/places-wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { appConfig } from '../../../config/app-config.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { MapBounds, MapView } from '@baeon/ui/components/map/base-map.ts';
import { useMapNames } from '@baeon/ui/components/map/use-map-names.ts';
import { placesWithinUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { createDealMap, type DealMap } from './leaflet-map.ts';
import { MapButtons, MapCards, MapStatus } from './map-overlay.tsx';
import { mapTexts } from './map-texts.ts';
import type { MapFound, MapWords } from './map-spot.ts';
import { MOST_PINS, type Pin, pinsOf } from './pins.ts';

export type DealsMapProps = {
  /** The same as in the list. */
  found: MapFound;
  words?: MapWords | undefined;
  /** The person's own place. */
  place: Coordinates | null;
  /** Where the map was told to search in its stead. */
  area: Coordinates | null;
  onSearchArea: (at: Coordinates | null) => void;
  onOpen: (id: string) => void;
  /** What is at the pin that somebody chose, for the list beside it; nothing when they let go of it. */
  onPin?: (ids: readonly string[]) => void;
};

const STREETS = 14;
const CITY = 11;
/** So many of the nearest are shown at first. */
const SHOWN_FIRST = 12;
/** Who moved the map by this share of its height looks at another part. */
const MOVED = 0.2;
const KM_PER_DEGREE = 111;

/** Who comes back to the map finds it as they left it, for as long as it is about the same place. */
let left: { of: string; view: MapView; chosen: string | null } | null = null;

/** What a pin says: what is saved there, and how much more there is. */
function labelOf({ spots }: Pin): string {
  const { face } = spots.find(({ saving }) => saving) ?? spots[0]!;
  return spots.length > 1 ? `${face} +${spots.length - 1}` : face;
}

const askNames = appConfig.mapTiles
  ? null
  : (within: MapBounds, signal: AbortSignal) =>
      callApi<PlacesResult>(placesWithinUrl(within), { signal });

/** What the list has, on a map. Whoever cannot see or point has the list, which says the same. */
export default function DealsMap(props: DealsMapProps) {
  const { found, place, area, onSearchArea, onOpen, onPin } = props;
  const texts = useTexts(mapTexts);
  const words = props.words ?? texts;
  const root = useRef<HTMLDivElement>(null);
  const map = useRef<DealMap>(null);
  const about = JSON.stringify([words.name, place]);
  const [chosen, setChosen] = useState(left?.of === about ? left.chosen : null);
  const [bounds, setBounds] = useState<MapBounds | null>(null);
  /** Where the map was before a person moved it, and where it is now if that is elsewhere. */
  const settledAt = useRef<Coordinates>(null);
  const [movedTo, setMovedTo] = useState<Coordinates | null>(null);
  const pins = pinsOf(found.spots);
  const pin = pins.find(({ id }) => id === chosen);
  const centre = area ?? place;

  function choosePin(next: Pin | null) {
    setChosen(next?.id ?? null);
    onPin?.(next?.spots.map(({ id }) => id) ?? []);
  }

  const rested = useEffectEvent((view: MapView, seen: MapBounds, byPerson: boolean) => {
    left = { of: about, view, chosen };
    setBounds(seen);
    const from = settledAt.current;
    if (!byPerson || !from) {
      settledAt.current = view.centre;
      setMovedTo(null);
      return;
    }
    const height = (seen.north - seen.south) * KM_PER_DEGREE;
    setMovedTo(distanceKm(from, view.centre) > height * MOVED ? view.centre : null);
  });

  const started = useEffectEvent((element: HTMLElement): DealMap => {
    const known = left?.of === about ? left.view : null;
    const start = known ?? {
      centre: centre ?? appConfig.serviceArea,
      zoom: centre ? STREETS : CITY,
    };
    isFitted.current = known !== null || area !== null;
    return createDealMap(element, start, appConfig.mapTiles, {
      onRest: (...at) => rested(...at),
      onChoose: choosePin,
    });
  });
  const isFitted = useRef(false);

  useEffect(() => {
    if (!root.current) return;
    const made = started(root.current);
    map.current = made;
    return () => {
      map.current = null;
      made.end();
    };
  }, [about]);

  // What is shown follows the list, in whatever order things come.
  useEffect(() => {
    map.current?.showPins(pins, labelOf);
    if (pins.length > 0 && (!isFitted.current || !map.current?.seesAny())) {
      isFitted.current = true;
      map.current?.fit(pins.slice(0, SHOWN_FIRST));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- pins are made of the spots alone
  }, [found.spots, about]);
  useEffect(() => map.current?.choose(chosen), [chosen, about]);
  useEffect(() => map.current?.showPerson(place), [place, about]);
  const names = useMapNames(bounds, askNames);
  useEffect(() => map.current?.showNames(names), [names, about]);

  const more = found.hasMore && !found.busy && found.spots.length < MOST_PINS;
  const loadMore = useEffectEvent(() => found.onEndNear());
  useEffect(() => {
    if (more) loadMore();
  }, [more, found.spots.length]);

  function searchHere() {
    settledAt.current = movedTo;
    onSearchArea(movedTo);
    setMovedTo(null);
    choosePin(null);
  }

  function backToPlace() {
    if (area) onSearchArea(null);
    setMovedTo(null);
    map.current?.goTo(place ?? appConfig.serviceArea);
  }

  return (
    <section aria-label={words.name} className="absolute inset-0 isolate overflow-hidden">
      <div ref={root} aria-hidden="true" className="absolute inset-0" />
      <MapStatus found={found} words={words} movedTo={movedTo} onSearchHere={searchHere} />
      <MapButtons
        hasCard={pin !== undefined}
        onZoom={(step) => map.current?.zoom(step)}
        onBackToPlace={area !== null || movedTo !== null ? backToPlace : null}
      />
      <p className="pointer-events-none absolute bottom-1 left-2 z-[1000] max-w-full truncate text-xs text-ink-muted">
        {appConfig.mapTiles?.attribution ?? texts.names}
      </p>
      {pin && (
        <MapCards key={pin.id} spots={pin.spots} onOpen={onOpen} onClose={() => choosePin(null)} />
      )}
    </section>
  );
}
