import type { MapTiles } from '@baeon/contracts/common/app-config';
import type { Coordinates } from '@baeon/contracts/places/geo';
import type { Place } from '@baeon/contracts/places/places-wire';
import * as leaflet from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';

export { leaflet };

export type MapView = { centre: Coordinates; zoom: number };
export type MapBounds = { south: number; west: number; north: number; east: number };

export const MAX_ZOOM = 18;
/** How far a name moves from under a pin, which is so wide to either side. */
const UNDER_PX = 34;
const PIN_PX = 18;

export const pair = ({ latitude, longitude }: Coordinates): [number, number] => [
  latitude,
  longitude,
];

export function element(className: string, text: string): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

/** Squares that move along: without them a map without pictures seems to stand still. */
function paper() {
  const layer = leaflet.gridLayer({});
  layer.createTile = () => element('map-square', '');
  return layer;
}

/** A map with nothing on it yet but what lies under everything: pictures of maps, or our own quiet paper. */
export function startMap(
  root: HTMLElement,
  { centre, zoom }: MapView,
  tiles: MapTiles | null,
  options: leaflet.LayerOptions & { keyboard: boolean },
): leaflet.LeafletMap {
  const isLively = !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(root, {
    zoomControl: false,
    attributionControl: false,
    maxZoom: MAX_ZOOM,
    minZoom: 4,
    zoomSnap: 0.5,
    worldCopyJump: true,
    fadeAnimation: false,
    // A flick goes on for about a screen, not to another district.
    inertiaMaxSpeed: 1500,
    inertia: isLively,
    zoomAnimation: isLively,
    ...options,
  });
  map.setView(pair(centre), zoom);
  if (tiles) leaflet.tileLayer(tiles.url, { maxZoom: MAX_ZOOM, detectRetina: true }).addTo(map);
  else paper().addTo(map);
  const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watch.observe(root);
  map.on('unload', () => watch.disconnect());
  return map;
}

export function boundsOf(map: leaflet.LeafletMap): MapBounds {
  const around = map.getBounds();
  return {
    south: around.getSouth(),
    west: around.getWest(),
    north: around.getNorth(),
    east: around.getEast(),
  };
}

export function centreOf(map: leaflet.LeafletMap): Coordinates {
  const { lat: latitude, lng: longitude } = map.getCenter();
  return { latitude, longitude };
}

/** Names for our own paper, where they cover neither each other nor a pin. */
export function placeNames(
  map: leaflet.LeafletMap,
  places: readonly Place[],
  pins: readonly { x: number; y: number }[],
): leaflet.LayerGroup {
  const names = leaflet.layerGroup();
  const taken: { x: number; y: number; width: number }[] = [];
  for (const { name, kind, latitude, longitude } of places) {
    const { x, y: spot } = map.latLngToContainerPoint([latitude, longitude]);
    const width = name.length * (kind === 'city' ? 9 : 7) + 16;
    const isUnderPin = (y: number) =>
      pins.some(
        (pin) => Math.abs(pin.x - x) < width / 2 + PIN_PX && Math.abs(pin.y - y) < UNDER_PX,
      );
    const isCovered = (y: number) =>
      taken.some(
        (other) => Math.abs(other.y - y) < 28 && Math.abs(other.x - x) < (other.width + width) / 2,
      );
    const shift = [0, UNDER_PX, -UNDER_PX].find(
      (by) => !isUnderPin(spot + by) && !isCovered(spot + by),
    );
    if (shift === undefined) continue;
    taken.push({ x, y: spot + shift, width });
    const face = element(kind === 'city' ? 'map-city' : 'map-area', name);
    if (shift !== 0) face.style.marginTop = `${2 * shift}px`;
    const icon = leaflet.divIcon({ className: 'map-spot', html: face, iconSize: [0, 0] });
    // Nothing to be had at a name.
    leaflet
      .marker([latitude, longitude], { icon, interactive: false, keyboard: false })
      .addTo(names);
  }
  return names;
}
