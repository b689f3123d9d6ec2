import type { MapTiles } from '@baeon/contracts/common/app-config';
import { type Coordinates, isSamePlace, rounded } from '@baeon/contracts/places/geo';
import { MapPin, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  boundsOf,
  centreOf,
  type leaflet,
  type MapBounds,
  placeNames,
  startMap,
} from './base-map.ts';
import { type AskNames, useMapNames } from './use-map-names.ts';

export type PinMapProps = {
  /** Where the pin is. */
  at: Coordinates;
  /** None where the pin stays where it is. */
  onMove?: (at: Coordinates) => void;
  /** Nobody has put it there yet. */
  isUnset?: boolean;
  words: { map: string; zoomIn: string; zoomOut: string };
  tiles: MapTiles | null;
  askNames: AskNames;
};

const DOORS = 16;
/** The pin stays where it is while the map comes closer, and the page scrolls on over it. */
const closer = { scrollWheelZoom: false, touchZoom: 'center', doubleClickZoom: 'center' };

/** A map that is moved under a pin, which stays in the middle: by finger, mouse or arrow keys. */
export default function PinMap({
  at,
  onMove,
  isUnset = false,
  words,
  tiles,
  askNames,
}: PinMapProps) {
  const root = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<leaflet.LeafletMap | null>(null);
  const [bounds, setBounds] = useState<MapBounds | null>(null);
  const names = useMapNames(bounds, tiles ? null : askNames);

  /** Only what a finger, a mouse or a key began; a change of size moves the map as well. */
  const byPerson = useRef(false);

  const started = useEffectEvent((element: HTMLElement) =>
    startMap(element, { centre: at, zoom: DOORS }, tiles, {
      ...closer,
      dragging: onMove !== undefined,
      keyboard: onMove !== undefined,
    }),
  );
  const rested = useEffectEvent((made: leaflet.LeafletMap) => {
    setBounds(boundsOf(made));
    if (byPerson.current) onMove?.(rounded(centreOf(made)));
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const made = started(element);
    setMap(made);
    const touched = () => {
      byPerson.current = true;
    };
    element.addEventListener('pointerdown', touched);
    element.addEventListener('keydown', touched);
    made.on('moveend', () => rested(made));
    rested(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, []);

  const { latitude, longitude } = at;
  useEffect(() => {
    if (!map || isUnmoved(rounded(centreOf(map)), { latitude, longitude })) return;
    const isFar = !isSamePlace(centreOf(map), { latitude, longitude });
    byPerson.current = false;
    map.setView([latitude, longitude], isFar ? DOORS : map.getZoom(), { animate: false });
  }, [map, latitude, longitude]);

  useEffect(() => {
    if (!map || !bounds) return;
    const { x, y } = map.getSize();
    const shown = placeNames(map, names, [{ x: x / 2, y: y / 2 }]).addTo(map);
    return () => {
      shown.remove();
    };
  }, [map, names, bounds]);

  return (
    <div className="relative isolate h-64 overflow-hidden rounded-card border border-line-strong">
      <div
        ref={root}
        role="application"
        aria-label={words.map}
        className="absolute inset-0 focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-link"
      />
      {/* Its tip is in the middle. */}
      <MapPin
        aria-hidden="true"
        className={`pointer-events-none absolute top-1/2 left-1/2 z-[1000] size-10 -translate-x-1/2 -translate-y-[92%] stroke-surface drop-shadow-md ${isUnset ? 'fill-ink-muted' : 'fill-brand'}`}
      />
      <div className="absolute right-2 bottom-2 z-[1000] flex flex-col divide-y divide-line overflow-hidden rounded-control shadow-float">
        <Zoom label={words.zoomIn} Icon={Plus} onPress={() => map?.zoomIn()} />
        <Zoom label={words.zoomOut} Icon={Minus} onPress={() => map?.zoomOut()} />
      </div>
      {tiles && (
        <p className="pointer-events-none absolute bottom-1 left-2 z-[1000] max-w-3/4 truncate text-xs text-ink-muted">
          {tiles.attribution}
        </p>
      )}
    </div>
  );
}

const CLOSE_DEGREES = 2e-6;
const isUnmoved = (a: Coordinates, b: Coordinates): boolean =>
  Math.abs(a.latitude - b.latitude) < CLOSE_DEGREES &&
  Math.abs(a.longitude - b.longitude) < CLOSE_DEGREES;

type ZoomProps = { label: string; Icon: typeof Plus; onPress: () => void };

function Zoom({ label, Icon, onPress }: ZoomProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center bg-surface hover:bg-brand-soft"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
