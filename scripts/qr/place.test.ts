import { describe, expect, it } from 'vitest';
import { apply, inverse, squareTo, type Corners, type Point } from './homography.ts';
import { cornersOf } from './place.ts';

const SLANTED: Corners = [
  { x: 10, y: 20 },
  { x: 90, y: 5 },
  { x: 80, y: 95 },
  { x: 0, y: 60 },
];
const SQUARE: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const length = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('a homography', () => {
  it.each(SQUARE.map((corner, nth) => [corner, SLANTED[nth]!] as const))(
    'takes %j to %j and back',
    ([x, y], corner) => {
      const there = squareTo(SLANTED);
      expect(length(apply(there, x, y), corner)).toBeLessThan(1e-9);
      expect(length(apply(inverse(there), corner.x, corner.y), { x, y })).toBeLessThan(1e-9);
    },
  );
});

describe('the corners of a square', () => {
  const at = { x: 100, y: 50 };
  const heights = ([a, b, c, d]: Corners) => [length(a, d), length(b, c)] as const;
  const widths = ([a, b, c, d]: Corners) => [length(a, b), length(d, c)] as const;

  it('are where they were put', () => {
    const [topLeft, , bottomRight] = cornersOf({ at }, 40);
    expect(topLeft).toEqual({ x: 80, y: 30 });
    expect(bottomRight).toEqual({ x: 120, y: 70 });
  });

  it('go round clockwise', () => {
    const [topLeft] = cornersOf({ at, rotate: 90 }, 40);
    expect(length(topLeft, { x: 120, y: 30 })).toBeLessThan(1e-9);
  });

  it('are nearer together on the side that is turned away', () => {
    const [left, right] = heights(cornersOf({ at, tilt: { y: 40 } }, 40));
    expect(right).toBeLessThan(left);
    const [top, bottom] = widths(cornersOf({ at, tilt: { x: 40 } }, 40));
    expect(top).toBeLessThan(bottom);
  });

  it('show more perspective from near', () => {
    const share = (distance: number) => {
      const [left, right] = heights(cornersOf({ at, tilt: { y: 40 }, distance }, 40));
      return right / left;
    };
    expect(share(1.5)).toBeLessThan(share(5));
  });
});
