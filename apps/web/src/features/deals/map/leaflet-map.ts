import type { MapTiles } from '@baeon/contracts/common/app-config';
import type { Coordinates } from '@baeon/contracts/places/geo';
import type { Place } from '@baeon/contracts/places/places-wire';
import {
  boundsOf,
  centreOf,
  element,
  leaflet,
  type MapBounds,
  type MapView,
  MAX_ZOOM,
  pair,
  placeNames,
  startMap,
} from '@baeon/ui/components/map/base-map.ts';
import { clustersOf, cornersOf, type Pin } from './pins.ts';

type Events = {
  /** The map came to rest; whether a person moved it. */
  onRest: (view: MapView, bounds: MapBounds, byPerson: boolean) => void;
  onChoose: (pin: Pin | null) => void;
};

/** What the cards of a pin cover at the foot of the map. */
const CARDS_PX = 270;
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
  const map = startMap(root, start, tiles, {
    // Keys get the list: what is on the map is out of their reach.
    keyboard: false,
  });
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
    if (!tiles) placeNames(map, places, spots).addTo(names);
  }

  function rested(): void {
    drawPins();
    drawNames();
    onRest({ centre: centreOf(map), zoom: map.getZoom() }, boundsOf(map), byPerson);
    byPerson = false;
  }

  const touched = () => {
    byPerson = true;
  };
  for (const sign of ['pointerdown', 'wheel', 'dblclick']) {
    root.addEventListener(sign, touched, { passive: true });
  }
  map.on('moveend', rested).on('click', () => onChoose(null));
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
    end: () => map.remove(),
  };
}
