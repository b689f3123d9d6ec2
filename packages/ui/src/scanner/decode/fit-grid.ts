import { DATA, FLAT, type Grid, layoutOf, placing, sideOf } from './grid.ts';
import type { Grey, Point } from './picture.ts';

/** Modules to judge a grid by. */
type Witnesses = { u: Float32Array; v: Float32Array; colour: Int8Array };

/** At a glance: some whose colour is known. With care: all of those, and some of the others. */
type Care = 'glance' | 'care';
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

/** In modules: how far a grid is moved at first, and by how little at last. */
const FIRST_STEP = 1.6;
const LAST_STEP = 0.1;
const ROUNDS = 4;
/** A round that makes it fit better by less than this was the last with steps of its size. */
const ENOUGH = 0.002;

/** What moves the paper by about one pixel: a bow a quarter of its size, a squeeze a tenth. */
const reach = (freedom: number) => (freedom < FLAT ? 1 : freedom < FLAT + 4 ? 4 : 10);

/** The grid moved and bent until no small change makes it fit better. */
export function fitted(grid: Grid, field: Grey, freedoms: number, module: number): Grid {
  const shape = grid.shape.slice();
  const best: Grid = { version: grid.version, shape };
  let fit = fitOf(best, field);
  for (let step = FIRST_STEP * module; step > LAST_STEP * module; step /= 2) {
    for (let round = 0; round < ROUNDS; round += 1) {
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
      if (fit - before < ENOUGH) break;
    }
  }
  return best;
}

/** How far paper on a can or a bottle may bow, of the code's side and before it is refined. */
const bows = [0.12, 0.25, 0.4, -0.12, -0.25, -0.4];

/** The grid bowed across or down, if it fits better so. */
export function bowed(grid: Grid, field: Grey): Grid {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, , , x3 = 0, y3 = 0] = grid.shape;
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
    consider(FLAT, bow * (x3 - x0), bow * (y3 - y0));
    consider(FLAT + 2, bow * (x1 - x0), bow * (y1 - y0));
  }
  return best;
}
