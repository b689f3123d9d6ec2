import { DATA, layoutOf, sideOf } from './code-layout.ts';
import type { Grey } from './grey.ts';
import type { Point } from './picture.ts';

/**
 * Where a code's modules lie in a picture. `shape` holds where the middles of the eyes are (top
 * left, top right), where a fourth eye would be, and the bottom left one; then how far the paper
 * is bent between them: x and y of the bow across, the bow down, the squeeze across and down.
 */
export type Grid = { version: number; shape: Float64Array };

export const FLAT = 8;
export const BENT = 16;

export function gridOver(version: number, [a, b, c, d]: [Point, Point, Point, Point]): Grid {
  const shape = new Float64Array(BENT);
  shape.set([a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y]);
  return { version, shape };
}

/** From places in the code (in modules) to places in the picture. */
export function placing({ version, shape }: Grid): (u: number, v: number, to: Point) => void {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = shape as unknown as number[] & { length: 16 };
  const span = sideOf(version) - 7;
  const dx1 = x1! - x2!;
  const dx2 = x3! - x2!;
  const dy1 = y1! - y2!;
  const dy2 = y3! - y2!;
  const sx = x0! - x1! + x2! - x3!;
  const sy = y0! - y1! + y2! - y3!;
  const det = dx1 * dy2 - dx2 * dy1 || 1e-9;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const a = x1! - x0! + g * x1!;
  const b = x3! - x0! + h * x3!;
  const d = y1! - y0! + g * y1!;
  const e = y3! - y0! + h * y3!;
  const isBent = shape.subarray(FLAT).some((value) => value !== 0);
  return (u, v, to) => {
    const s = (u - 3.5) / span;
    const t = (v - 3.5) / span;
    const w = g * s + h * t + 1;
    to.x = (a * s + b * t + x0!) / w;
    to.y = (d * s + e * t + y0!) / w;
    if (!isBent) return;
    const across = s * (1 - s);
    const down = t * (1 - t);
    const squeezeAcross = across * (1 - 2 * s);
    const squeezeDown = down * (1 - 2 * t);
    to.x +=
      shape[8]! * across +
      shape[10]! * down +
      shape[12]! * squeezeAcross +
      shape[14]! * squeezeDown;
    to.y +=
      shape[9]! * across +
      shape[11]! * down +
      shape[13]! * squeezeAcross +
      shape[15]! * squeezeDown;
  };
}

/** Modules to judge a grid by. */
type Witnesses = { u: Float32Array; v: Float32Array; colour: Int8Array };

/** At a glance: some whose colour is known. With care: all of those, and some of the others. */
export type Care = 'glance' | 'care';
const SOME = 300;
const witnesses = new Map<string, Witnesses>();

function witnessesOf(version: number, care: Care): Witnesses {
  const key = `${care} ${version}`;
  const known = witnesses.get(key);
  if (known) return known;
  const side = sideOf(version);
  const layout = layoutOf(version);
  const every = Math.max(1, Math.floor((side * side) / SOME));
  const isWitness = (i: number) => {
    if (care === 'glance') return layout[i] !== DATA && i % 3 === 0;
    return layout[i] !== DATA || (i * 7919) % every === 0;
  };
  const places = Array.from(layout.keys()).filter(isWitness);
  const made = {
    u: Float32Array.from(places, (i) => (i % side) + 0.5),
    v: Float32Array.from(places, (i) => Math.floor(i / side) + 0.5),
    colour: Int8Array.from(places, (i) => layout[i]!),
  };
  witnesses.set(key, made);
  return made;
}

/** What the modules of unknown colour count beside the known ones: they only have to be clear. */
const UNKNOWN = 0.35;
const point: Point = { x: 0, y: 0 };

/** How well a grid fits an evenly lit picture: 0 by chance, towards 1 where all is as it must be. */
export function fitOf(grid: Grid, { data, width, height }: Grey, care: Care = 'care'): number {
  const { u, v, colour } = witnessesOf(grid.version, care);
  const place = placing(grid);
  let known = 0;
  let count = 0;
  let clear = 0;
  for (let i = 0; i < colour.length; i += 1) {
    place(u[i]!, v[i]!, point);
    const x = Math.floor(point.x);
    const y = Math.floor(point.y);
    const inside = x >= 0 && y >= 0 && x < width && y < height;
    const lightness = inside ? (data[y * width + x]! - 128) / 127 : 0;
    if (colour[i] === DATA) clear += Math.abs(lightness);
    else {
      known -= colour[i]! * lightness;
      count += 1;
    }
  }
  return known / count + (UNKNOWN * clear) / Math.max(1, colour.length - count);
}

/** The grid moved and bent until no small change makes it fit better. */
export function fitted(grid: Grid, field: Grey, freedoms: number, module: number): Grid {
  const shape = grid.shape.slice();
  const best: Grid = { version: grid.version, shape };
  let fit = fitOf(best, field);
  // A bow moves the middle by a quarter of its size, a squeeze by a tenth.
  const reach = (i: number) => (i < FLAT ? 1 : i < 12 ? 4 : 10);
  for (let step = 1.6 * module; step > 0.1 * module; step /= 2) {
    for (let round = 0; round < 4; round += 1) {
      const before = fit;
      for (let i = 0; i < freedoms; i += 1) {
        const was = shape[i]!;
        for (const change of [step, -step]) {
          shape[i] = was + change * reach(i);
          const now = fitOf(best, field);
          if (now > fit) {
            fit = now;
            break;
          }
          shape[i] = was;
        }
      }
      if (fit - before < 0.002) break;
    }
  }
  return best;
}

/** How far paper on a can or a bottle may bow, of the code's side and before it is refined. */
const bows = [0.12, 0.25, 0.4, -0.12, -0.25, -0.4];

/** The grid bowed across or down, if it fits better so. */
export function bowed(grid: Grid, field: Grey): Grid {
  const [x0, y0, x1, y1, , , x3, y3] = grid.shape as unknown as number[];
  let best = grid;
  let fit = fitOf(grid, field);
  const consider = (at: number, x: number, y: number) => {
    const shape = grid.shape.slice();
    shape[at] = x;
    shape[at + 1] = y;
    const bent = { version: grid.version, shape };
    const now = fitOf(bent, field);
    if (now > fit) {
      best = bent;
      fit = now;
    }
  };
  for (const bow of bows) {
    consider(FLAT, bow * (x3! - x0!), bow * (y3! - y0!));
    consider(FLAT + 2, bow * (x1! - x0!), bow * (y1! - y0!));
  }
  return best;
}
