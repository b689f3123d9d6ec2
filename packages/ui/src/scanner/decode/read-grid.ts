import { BENT, DARK, DATA, FLAT, type Grid, layoutOf, placing, sideOf } from './grid.ts';
import type { Engine } from './engine.ts';
import { equalised } from './equalise.ts';
import { finderPatternsIn } from './finders.ts';
import { fitOf, fitted } from './fit-grid.ts';
import { type FoundCode, type Grey, newGrey, type Point } from './picture.ts';
import { guessGrids } from './guess-grids.ts';

const MOST_GUESSES = 6;
/** Below this it is no code. */
const LEAST_FIT = 0.45;
/** Of the clean picture: pixels a module, modules of paper around it. */
const MODULE = 3;
const QUIET = 4;

/** Where a module is looked at, from its middle: in the middle half, as its edges are blurred. */
const looks = [-0.2, 0, 0.2].flatMap((x) => [-0.2, 0, 0.2].map((y) => [x, y] as const));

/** How light each module is, from -1 to 1. */
function modulesOf(grid: Grid, { data, width, height }: Grey): Float32Array {
  const side = sideOf(grid.version);
  const place = placing(grid);
  const at: Point = { x: 0, y: 0 };
  return Float32Array.from({ length: side * side }, (_, i) => {
    let sum = 0;
    for (const [dx, dy] of looks) {
      place((i % side) + 0.5 + dx, Math.floor(i / side) + 0.5 + dy, at);
      const x = Math.min(width - 1, Math.max(0, Math.floor(at.x)));
      const y = Math.min(height - 1, Math.max(0, Math.floor(at.y)));
      sum += data[y * width + x]! - 128;
    }
    return sum / looks.length / 127;
  });
}

/** A clean picture of the modules, with what is always there as it should be. */
function drawn(version: number, values: Float32Array): Grey {
  const side = sideOf(version);
  const layout = layoutOf(version);
  const whole = (side + 2 * QUIET) * MODULE;
  const picture = newGrey(whole, whole);
  picture.data.fill(255);
  for (let i = 0; i < values.length; i += 1) {
    const dark = layout[i] === DATA ? values[i]! < 0 : layout[i] === DARK;
    if (!dark) continue;
    const left = ((i % side) + QUIET) * MODULE;
    const top = (Math.floor(i / side) + QUIET) * MODULE;
    for (let y = top; y < top + MODULE; y += 1) {
      picture.data.fill(0, y * whole + left, y * whole + left + MODULE);
    }
  }
  return picture;
}

function cornersOf(grid: Grid): FoundCode['corners'] {
  const side = sideOf(grid.version);
  const place = placing(grid);
  const corner = (u: number, v: number): Point => {
    const at = { x: 0, y: 0 };
    place(u, v, at);
    return at;
  };
  return [corner(0, 0), corner(side, 0), corner(side, side), corner(0, side)];
}

/** Reads what a grid lies over. */
function readThrough(engine: Engine, grid: Grid, field: Grey): FoundCode | null {
  if (fitOf(grid, field) < LEAST_FIT) return null;
  const values = modulesOf(grid, field);
  for (const modules of [values, equalised(values, grid.version)]) {
    const picture = drawn(grid.version, modules);
    const [reading] = engine.read(picture, { binarizer: 'half', invert: false });
    if (reading) return { text: reading.text, corners: cornersOf(grid) };
  }
  return null;
}

/**
 * Reads codes that are bent, blurred, seen askew or partly hidden: a grid is laid over where eyes
 * are seen, even if only two are, and moved and bent until it fits an evenly lit picture.
 */
export function readByGrid(
  engine: Engine,
  eyes: Grey,
  field: Grey,
  isOver: () => boolean,
): FoundCode[] {
  const read = (grid: Grid, freedoms: number, module: number) =>
    readThrough(engine, fitted(grid, field, freedoms, module), field);
  for (const { flat, bent, module } of guessGrids(finderPatternsIn(eyes), field, MOST_GUESSES)) {
    if (isOver()) break;
    const reading = read(flat, FLAT, module) ?? read(bent, BENT, module);
    if (reading) return [reading];
  }
  return [];
}
