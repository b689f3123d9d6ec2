import { distanceKm, type Coordinates } from '@baeon/contracts/places/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQuadtrees } from '../../src/features/campaigns/quadtree.ts';

const degrees = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
const around = (latitude: number, longitude: number) =>
  fc.record({
    latitude: degrees(-0.4, 0.4).map((off) => Math.max(-90, Math.min(90, latitude + off))),
    longitude: degrees(-0.4, 0.4).map((off) => wrapped(longitude + off)),
  });
const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Close together, and where a globe is awkward: far north, at the date line, at a pole, anywhere. */
const somewhere = fc.oneof(
  around(12.97, 77.59),
  around(69, 22),
  around(-17, 180),
  around(89.9, 0),
  fc.record({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) }),
  fc.constantFrom(
    { latitude: 12.97, longitude: 77.59 },
    { latitude: 0, longitude: 180 },
    { latitude: 0, longitude: -180 },
    { latitude: 90, longitude: 0 },
  ),
);

/** A hundredth of a millimetre; at the other end of the globe a rounding of the formula is centimetres. */
const hair = (km: number): number => (km > 20_000 ? 1e-3 : 1e-8);

function walked(
  index: ReturnType<typeof createQuadtrees>,
  tree: number,
  search: { at: Coordinates; fromKm: number; withinKm: number },
): number[] {
  const slots: number[] = [];
  index.walk({ ...search, trees: [tree] }, (slot) => {
    slots.push(slot);
    return true;
  });
  return slots;
}

describe('a quadtree of points', () => {
  it('is walked through by growing distance, without a gap, whatever was added and removed', () => {
    fc.assert(
      fc.property(
        fc.array(somewhere, { minLength: 1, maxLength: 400, size: 'max' }),
        fc.array(fc.nat(399), { maxLength: 400, size: 'max' }),
        fc.array(somewhere, { minLength: 1, maxLength: 6, size: 'max' }),
        fc.constantFrom(0.5, 20, 60, 500, 21_000),
        fc.constantFrom(0, 3, 15, 30, 5000),
        (points, removals, queries, withinKm, fromKm) => {
          const index = createQuadtrees();
          const tree = index.openTree();
          const there = new Map(points.entries());
          for (const [slot, point] of there) index.add(tree, slot, point);
          for (const slot of removals) if (there.delete(slot)) index.remove(tree, slot);
          for (const at of queries) {
            const slots = walked(index, tree, { at, fromKm, withinKm });
            const distances = slots.map((slot) => distanceKm(at, there.get(slot)!));
            const inOrder = distances.every(
              (km, nth) => km >= (distances[nth - 1] ?? 0) - hair(km),
            );
            const inside = distances.every(
              (km) => km >= fromKm - hair(km) && km <= withinKm + hair(km),
            );
            const found = new Set(slots);
            const lacking = [...there].filter(([slot, point]) => {
              const km = distanceKm(at, point);
              return km >= fromKm + hair(km) && km <= withinKm - hair(km) && !found.has(slot);
            });
            expect({ inOrder, inside, lacking, twice: slots.length - found.size }).toEqual({
              inOrder: true,
              inside: true,
              lacking: [],
              twice: 0,
            });
          }
        },
      ),
      {
        numRuns: 100,
        examples: [
          [
            [
              { latitude: -6.037e-7, longitude: 0 },
              { latitude: 0, longitude: 0 },
            ],
            [],
            [{ latitude: 0, longitude: -180 }],
            21_000,
            0,
          ],
        ],
      },
    );
  });

  it('holds any number of points on one spot', () => {
    const index = createQuadtrees();
    const tree = index.openTree();
    const mall = { latitude: 12.9352, longitude: 77.6245 };
    for (let slot = 0; slot < 500; slot++) index.add(tree, slot, mall);
    for (let slot = 0; slot < 500; slot += 2) index.remove(tree, slot);
    const slots = walked(index, tree, { at: mall, fromKm: 0, withinKm: 20 });
    expect(slots.sort((a, b) => a - b)).toEqual(Array.from({ length: 250 }, (_, n) => 2 * n + 1));
  });

  it('goes through several trees as if they were one, and stops when told to', () => {
    const index = createQuadtrees();
    const [one, other, ignored] = [index.openTree(), index.openTree(), index.openTree()];
    for (let slot = 0; slot < 300; slot++) {
      const tree = [one, other, ignored][slot % 3]!;
      index.add(tree, slot, { latitude: 12 + slot / 1000, longitude: 77 });
    }
    const seen: number[] = [];
    const at = { latitude: 12, longitude: 77 };
    index.walk({ trees: [one, other], at, fromKm: 0, withinKm: 1000 }, (slot) => {
      seen.push(slot);
      return seen.length < 5;
    });
    expect(seen).toEqual([0, 1, 3, 4, 6]);
  });

  it('says so when a point is removed that is not there', () => {
    const index = createQuadtrees();
    const tree = index.openTree();
    index.add(tree, 0, { latitude: 1, longitude: 1 });
    index.remove(tree, 0);
    expect(() => index.remove(tree, 0)).toThrow('not in this tree');
  });
});
