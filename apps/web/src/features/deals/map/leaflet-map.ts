import type { MapTiles } from '@baeon/contracts/common/app-config';
import type { Coordinates } from '@baeon/contracts/places/geo';
import type { Place } from '@baeon/contracts/places/places-wire';
import * as leaflet from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { clustersOf, cornersOf, type Pin } from './pins.ts';

export type MapView = { centre: Coordinates; zoom: number };
export type MapBounds = { south: number; west: number; north: number; east: number };

type Events = {
  /** The map came to rest; whether a person moved it. */
  onRest: (view: MapView, bounds: MapBounds, byPerson: boolean) => void;
  onChoose: (pin: Pin | null) => void;
};

const MAX_ZOOM = 18;
/** What the cards of a pin cover at the foot of the map. */
const CARDS_PX = 270;
/** How far a name moves from under a pin, which is so wide to either side. */
const UNDER_PX = 34;
const PIN_PX = 18;
const pair = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude];

function element(className: string, text: string): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

/** Nothing to be had at a name, a square or a dot. */
const still = { interactive: false, keyboard: false };

export type DealMap = ReturnType<typeof createDealMap>;

/** The map itself, which knows nothing of React. What it shows is set, what happens on it is told. */
export function createDealMap(
  root: HTMLElement,
  start: MapView,
  tiles: MapTiles | null,
  { onRest, onChoose }: Events,
) {
  const isLively = !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(root, {
    zoomControl: false,
    attributionControl: false,
    // Keys get the list: what is on the map is out of their reach.
    keyboard: false,
    maxZoom: MAX_ZOOM,
    minZoom: 4,
    zoomSnap: 0.5,
    worldCopyJump: true,
    fadeAnimation: false,
    // A flick goes on for about a screen, not to another district.
    inertiaMaxSpeed: 1500,
    inertia: isLively,
    zoomAnimation: isLively,
  });
  map.setView(pair(start.centre), start.zoom);
  if (tiles) leaflet.tileLayer(tiles.url, { maxZoom: MAX_ZOOM, detectRetina: true }).addTo(map);
  else paper().addTo(map);
  const names = leaflet.layerGroup().addTo(map);
  const person = leaflet.layerGroup().addTo(map);
  const markers = leaflet.layerGroup().addTo(map);

  let pins: readonly Pin[] = [];
  let spots: { x: number; y: number }[] = [];
  let places: readonly Place[] = [];
  let chosen: string | null = null;
  let labelOf: (pin: Pin) => string = () => '';
  // Only what a finger or a mouse began; the rest is ours.
  let byPerson = false;

  function drawPins(): void {
    markers.clearLayers();
    spots = [];
    const zoom = map.getZoom();
    const around = map.getBounds();
    for (const { at, pins: together } of clustersOf(pins, (point) => map.project(point, zoom))) {
      if (!around.contains(at)) continue;
      spots.push(map.latLngToContainerPoint(at));
      const [only] = together;
      const isOne = together.length === 1 && only !== undefined;
      const isChosen = together.some(({ id }) => id === chosen);
      const count = together.reduce((sum, { spots: here }) => sum + here.length, 0);
      const face = element(isOne ? 'map-pin' : 'map-cluster', isOne ? labelOf(only) : `${count}`);
      if (isChosen) face.dataset['chosen'] = '';
      leaflet
        .marker(at, {
          icon: leaflet.divIcon({ className: 'map-spot', html: face, iconSize: [0, 0] }),
          keyboard: false,
          zIndexOffset: isChosen ? 1000 : 0,
        })
        .on('click', () => (isOne ? onChoose(only) : cameTo(together)))
        .addTo(markers);
    }
  }

  /** A cluster opens to what it holds; at the very end it gives its first. */
  function cameTo(together: Pin[]): void {
    byPerson = false;
    if (map.getZoom() >= MAX_ZOOM) onChoose(together[0] ?? null);
    else map.fitBounds(cornersOf(together), { padding: [56, 56], maxZoom: MAX_ZOOM });
  }

  function drawNames(): void {
    names.clearLayers();
    if (tiles) return;
    const taken: { x: number; y: number; width: number }[] = [];
    for (const { name, kind, latitude, longitude } of places) {
      const { x, y: spot } = map.latLngToContainerPoint([latitude, longitude]);
      const width = name.length * (kind === 'city' ? 9 : 7) + 16;
      const isUnderPin = (y: number) =>
        spots.some(
          (pin) => Math.abs(pin.x - x) < width / 2 + PIN_PX && Math.abs(pin.y - y) < UNDER_PX,
        );
      const isCovered = (y: number) =>
        taken.some(
          (other) =>
            Math.abs(other.y - y) < 28 && Math.abs(other.x - x) < (other.width + width) / 2,
        );
      const shift = [0, UNDER_PX, -UNDER_PX].find(
        (by) => !isUnderPin(spot + by) && !isCovered(spot + by),
      );
      if (shift === undefined) continue;
      const y = spot + shift;
      taken.push({ x, y, width });
      const face = element(kind === 'city' ? 'map-city' : 'map-area', name);
      if (shift !== 0) face.style.marginTop = `${2 * shift}px`;
      const icon = leaflet.divIcon({ className: 'map-spot', html: face, iconSize: [0, 0] });
      leaflet.marker([latitude, longitude], { icon, ...still }).addTo(names);
    }
  }

  function rested(): void {
    drawPins();
    drawNames();
    const { lat: latitude, lng: longitude } = map.getCenter();
    const around = map.getBounds();
    const bounds = {
      south: around.getSouth(),
      west: around.getWest(),
      north: around.getNorth(),
      east: around.getEast(),
    };
    onRest({ centre: { latitude, longitude }, zoom: map.getZoom() }, bounds, byPerson);
    byPerson = false;
  }

  const touched = () => {
    byPerson = true;
  };
  for (const sign of ['pointerdown', 'wheel', 'dblclick']) {
    root.addEventListener(sign, touched, { passive: true });
  }
  map.on('moveend', rested).on('click', () => onChoose(null));
  const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watch.observe(root);
  rested();

  return {
    showPins(next: readonly Pin[], label: (pin: Pin) => string): void {
      pins = next;
      labelOf = label;
      drawPins();
      drawNames();
    },
    showNames(next: readonly Place[]): void {
      places = next;
      drawNames();
    },
    showPerson(at: Coordinates | null): void {
      person.clearLayers();
      if (!at) return;
      const icon = leaflet.divIcon({
        className: 'map-spot',
        html: element('map-person', ''),
        iconSize: [0, 0],
      });
      leaflet.marker(pair(at), { icon, ...still }).addTo(person);
    },
    choose(id: string | null): void {
      chosen = id;
      drawPins();
      const pin = pins.find((one) => one.id === id);
      const below = pin ? map.latLngToContainerPoint(pin.at).y - map.getSize().y + CARDS_PX : 0;
      if (below > 0) map.panBy([0, below]);
    },
    /** Shows the nearest of them, or all if they are few. */
    fit(wanted: readonly Pin[]): void {
      if (wanted.length === 0) return;
      byPerson = false;
      map.fitBounds(cornersOf(wanted), { padding: [48, 48], maxZoom: 15, animate: false });
    },
    goTo(at: Coordinates): void {
      byPerson = false;
      map.setView(pair(at), map.getZoom());
    },
    seesAny: () => pins.some(({ at }) => map.getBounds().contains(at)),
    zoom(step: 1 | -1): void {
      touched();
      if (step > 0) map.zoomIn();
      else map.zoomOut();
    },
    end(): void {
      watch.disconnect();
      map.remove();
    },
  };
}

/** Squares that move along: without them a map without pictures seems to stand still. */
function paper() {
  const layer = leaflet.gridLayer({});
  layer.createTile = () => element('map-square', '');
  return layer;
}
