import { type Grid, gridOver, sideOf } from './grid.ts';
import type { FinderPattern } from './finders.ts';
import { bowed, fitOf } from './fit-grid.ts';
import type { Grey, Point } from './picture.ts';

const LARGEST_VERSION = 40;
/** How far the measured version may be off, and of large codes by how much of itself. */
const NEAR = 2;
const NEAR_SHARE = 0.2;
/** Two eyes alike in size, and three of one code seen from the side. */
const ALIKE = 1.7;
const ASKEW = 3;

/** What eyes that have nothing to do with each other give. */
const LEAST_FIT = 0.16;

/** How many are looked at with care, of all that look likely at a glance. */
const SHORT_LIST = 30;

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const turned = ({ x, y }: Point): Point => ({ x: -y, y: x });
const length = ({ x, y }: Point) => Math.hypot(x, y);
const times = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });

type Corners = [Point, Point, Point, Point];
/** Where the eyes are, the fourth one too, and how many modules apart. */
type Square = { corners: Corners; modules: number };
type Triple = [number, number, number];
/** A grid as if the paper were flat, the same bent if that fits better, and how well it fits. */
type Guess = { flat: Grid; bent: Grid; fit: number; module: number };

/** Cuts along rows are longer through a turned code. */
function straight(module: number, along: Point): number {
  const size = length(along) || 1;
  return (module * Math.max(Math.abs(along.x), Math.abs(along.y))) / size;
}

/** Where the fourth corner is if eyes look smaller because they are further away. */
function farCorner(a: FinderPattern, b: FinderPattern, c: FinderPattern): Point {
  const [nearA, nearB, nearC] = [a, b, c].map(({ module }) => module ** (-2 / 3)) as Triple;
  const near = Math.max(0.3 * nearA, nearB + nearC - nearA);
  const place = (of: (point: Point) => number) =>
    (nearB * of(b) + nearC * of(c) - nearA * of(a)) / near;
  return { x: place((point) => point.x), y: place((point) => point.y) };
}

/** The squares that have one eye in the corner between two others: seen straight, or askew. */
function withThree(a: FinderPattern, b: FinderPattern, c: FinderPattern): Square[] {
  const right = minus(b, a);
  const down = minus(c, a);
  const turn = right.x * down.y - right.y * down.x;
  const [across, below] = [length(right), length(down)];
  const sizes = [a.module, b.module, c.module];
  if (Math.max(...sizes) > ASKEW * Math.min(...sizes)) return [];
  if (across > ASKEW * below || below > ASKEW * across) return [];
  // Corners of less than 20 degrees are none.
  if (Math.abs(turn) < 0.35 * across * below) return [];
  const [topRight, bottomLeft] = turn > 0 ? [b, c] : [c, b];
  const modules =
    across / (straight(a.module, right) + straight(b.module, right)) +
    below / (straight(a.module, down) + straight(c.module, down));
  const fourth = plus(a, plus(right, down));
  const corners: Corners = [a, topRight, fourth, bottomLeft];
  return [
    { corners, modules },
    { corners: [a, topRight, farCorner(a, b, c), bottomLeft], modules },
  ];
}

/** Where the third may be hidden if two eyes are next to each other, or across from each other. */
function withTwo(a: FinderPattern, b: FinderPattern): Square[] {
  const along = minus(b, a);
  const aside = turned(along);
  const modules = (2 * length(along)) / (straight(a.module, along) + straight(b.module, along));
  const beside = (from: Point, to: Point, way: Point): Corners => [
    from,
    to,
    plus(to, way),
    plus(from, way),
  ];
  const middle = times(plus(a, b), 0.5);
  const half = times(aside, 0.5);
  const slant = { x: along.x - along.y, y: along.x + along.y };
  const acrossModules =
    (2 * length(along) * Math.SQRT1_2) / (straight(a.module, slant) + straight(b.module, slant));
  const [p, q] = [plus(middle, half), minus(middle, half)];
  return [
    // The upper two, with the code on the one or the other side of them.
    { corners: beside(a, b, aside), modules },
    { corners: beside(b, a, times(aside, -1)), modules },
    // The left two.
    { corners: fromNext(beside(b, a, times(aside, -1))), modules },
    { corners: fromNext(beside(a, b, aside)), modules },
    { corners: [q, b, p, a], modules: acrossModules },
    { corners: [p, a, q, b], modules: acrossModules },
  ];
}

/** The same four places, read from the next corner on. */
const fromNext = ([a, b, c, d]: Corners): Corners => [b, c, d, a];

const byFit = (a: Guess, b: Guess) => b.fit - a.fit;

/** Grids that the eyes may belong to, the likeliest first. */
export function guessGrids(finders: FinderPattern[], field: Grey, most: number): Guess[] {
  const guesses: Guess[] = [];
  const add = ({ corners, modules }: Square) => {
    const measured = (modules + 7 - 17) / 4;
    const near = Math.max(NEAR, measured * NEAR_SHARE);
    const from = Math.max(1, Math.round(measured - near));
    const to = Math.min(LARGEST_VERSION, Math.round(measured + near));
    for (let version = from; version <= to; version += 1) {
      const grid = gridOver(version, corners);
      const module = length(minus(corners[1], corners[0])) / (sideOf(version) - 7);
      const fit = fitOf(grid, field, 'glance');
      if (fit > LEAST_FIT) guesses.push({ flat: grid, bent: grid, fit, module });
    }
  };
  for (const [i, a] of finders.entries()) {
    for (const [j, b] of finders.entries()) {
      if (j > i && a.module < ALIKE * b.module && b.module < ALIKE * a.module) {
        withTwo(a, b).forEach(add);
      }
      for (const [k, c] of finders.entries()) {
        if (k > j && i !== j && i !== k) withThree(a, b, c).forEach(add);
      }
    }
  }
  const likely = guesses.toSorted(byFit).slice(0, SHORT_LIST);
  for (const guess of likely) {
    guess.bent = bowed(guess.flat, field);
    guess.fit = fitOf(guess.bent, field);
  }
  return likely.toSorted(byFit).slice(0, most);
}
