import { expect, test } from 'vitest';
import { nearDeal } from '../deals-test-kit.ts';
import { spotOfEntry } from './map-spot.ts';
import { clustersOf, cornersOf, MOST_PINS, pinsOf, type Pin } from './pins.ts';

const dealAt = (number: number, longitude: number, latitude: number) => ({
  ...spotOfEntry(nearDeal(number)),
  coordinates: [longitude, latitude] as const,
});
/** A degree is a hundred pixels wide. */
const pixelOf = ([latitude, longitude]: Pin['at']) => ({ x: longitude * 100, y: latitude * -100 });
const sizes = (pins: Pin[]) => clustersOf(pins, pixelOf).map((cluster) => cluster.pins.length);

test('the deals of one place are one pin, at most so many of them on a map', () => {
  const pins = pinsOf([dealAt(1, 77, 12), dealAt(2, 78, 12), dealAt(3, 77, 12)]);
  expect(pins.map(({ id, spots }) => [id, spots.length])).toEqual([
    ['12,77', 2],
    ['12,78', 1],
  ]);
  const many = Array.from({ length: MOST_PINS + 5 }, (_, index) => dealAt(index, index / 100, 12));
  expect(pinsOf(many)).toHaveLength(MOST_PINS);
});

test('pins that would cover each other are one, also across the edges of the grid', () => {
  const at = (longitude: number, latitude = 0) => dealAt(longitude * 10, longitude, latitude);
  expect(sizes(pinsOf([at(0), at(0.5), at(2)]))).toEqual([2, 1]);
  expect(sizes(pinsOf([at(0.63), at(0.65)]))).toEqual([2]);
  expect(sizes(pinsOf([at(-0.1, -0.1), at(0.1, 0.1)]))).toEqual([2]);
  expect(sizes(pinsOf([at(0), at(0.7)]))).toEqual([1, 1]);
});

test('none is lost, and what they cover has two corners', () => {
  const pins = pinsOf(
    Array.from({ length: 200 }, (_, index) => dealAt(index, (index * 7) % 13, (index * 5) % 11)),
  );
  expect(sizes(pins).reduce((sum, size) => sum + size)).toBe(pins.length);
  expect(cornersOf(pins)).toEqual([
    [0, 0],
    [10, 12],
  ]);
});
