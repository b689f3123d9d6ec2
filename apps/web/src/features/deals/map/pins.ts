import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';

/** More than this on one map is a heap, and a phone labours at it. */
export const MOST_PINS = 300;

/** A spot on the map and the deals that can be had there. */
export type Pin = { id: string; at: [latitude: number, longitude: number]; deals: CouponEntry[] };

/** The deals of one place are one pin, however many they are; in the order of the list. */
export function pinsOf(entries: readonly CouponEntry[]): Pin[] {
  const pins = new Map<string, Pin>();
  for (const entry of entries.slice(0, MOST_PINS)) {
    const [longitude, latitude] = entry.advertiser.location.coordinates;
    const id = `${latitude},${longitude}`;
    const pin = pins.get(id);
    if (pin) pin.deals.push(entry);
    else pins.set(id, { id, at: [latitude, longitude], deals: [entry] });
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
