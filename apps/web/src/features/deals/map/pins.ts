import type { MapSpot } from './map-spot.ts';

/** More than this on one map is a heap, and a phone labours at it. */
export const MOST_PINS = 300;

/** A place on the map and what can be had there. */
export type Pin = { id: string; at: [latitude: number, longitude: number]; spots: MapSpot[] };

/** What is at one place is one pin, however much it is; in the order of the list. */
export function pinsOf(spots: readonly MapSpot[]): Pin[] {
  const pins = new Map<string, Pin>();
  for (const spot of spots.slice(0, MOST_PINS)) {
    const [longitude, latitude] = spot.coordinates;
    const id = `${latitude},${longitude}`;
    const pin = pins.get(id);
    if (pin) pin.spots.push(spot);
    else pins.set(id, { id, at: [latitude, longitude], spots: [spot] });
  }
  return [...pins.values()];
}

type Point = { x: number; y: number };
export type Cluster = { at: [number, number]; pins: Pin[] };

/** Closer than this, one pin would cover the other. */
const CELL_PX = 64;

/**
 * Pins that would cover each other, as one. The nearest of the list comes first and takes in what is
 * close to it, so that a pin does not jump from one cluster to another while the map is moved.
 */
export function clustersOf(pins: readonly Pin[], pixelOf: (at: Pin['at']) => Point): Cluster[] {
  const clusters: (Cluster & { pixel: Point })[] = [];
  const cells = new Map<string, (typeof clusters)[number][]>();
  const cellOf = (x: number, y: number) => `${x},${y}`;

  for (const pin of pins) {
    const pixel = pixelOf(pin.at);
    const [column, row] = [Math.floor(pixel.x / CELL_PX), Math.floor(pixel.y / CELL_PX)];
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(cellOf(column + dx, row + dy)) ?? []),
    );
    const near = around.find(
      (other) => Math.hypot(other.pixel.x - pixel.x, other.pixel.y - pixel.y) < CELL_PX,
    );
    if (near) {
      near.pins.push(pin);
      continue;
    }
    const cluster = { at: pin.at, pins: [pin], pixel };
    clusters.push(cluster);
    cells.set(cellOf(column, row), [...(cells.get(cellOf(column, row)) ?? []), cluster]);
  }
  return clusters;
}

/** The corners of what a set of pins covers: south-west, north-east. */
export function cornersOf(pins: readonly Pin[]): [[number, number], [number, number]] {
  const latitudes = pins.map(({ at }) => at[0]);
  const longitudes = pins.map(({ at }) => at[1]);
  return [
    [Math.min(...latitudes), Math.min(...longitudes)],
    [Math.max(...latitudes), Math.max(...longitudes)],
  ];
}
