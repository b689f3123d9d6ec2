import type { Grey, Point } from './picture.ts';

/** The middle of one of a code's three large eyes, and how wide a module is there (in the rows). */
export type FinderPattern = Point & { module: number; seen: number };

/** Dark, light, dark, light, dark: how wide each is, in modules. */
const shape = [1, 1, 3, 1, 1];
/** By how much of itself a module may be too wide or too narrow. */
const SLACK = 0.75;
/** More than this would take longer to combine than it is worth. */
const MOST = 9;

/** How wide a module is where five runs look like a cut through an eye; else 0. */
function moduleOf(runs: readonly number[]): number {
  const module = runs.reduce((sum, run) => sum + run, 0) / 7;
  const fits = shape.every(
    (modules, i) => Math.abs(runs[i]! - modules * module) < SLACK * module * Math.sqrt(modules),
  );
  return module >= 1.2 && fits ? module : 0;
}

/**
 * The cut through a point along one axis: where its middle lies and how wide its modules are.
 * `step` leads to the next pixel, `from` and `length` tell where the line begins and ends.
 */
function cutThrough(data: Uint8Array, from: number, step: number, length: number, at: number) {
  const isDark = (i: number) => data[from + i * step]! < 128;
  if (!isDark(at)) return null;
  let start = at;
  while (start > 0 && isDark(start - 1)) start -= 1;
  let end = at + 1;
  while (end < length && isDark(end)) end += 1;
  const before: number[] = [];
  let edge = start;
  for (const dark of [false, true]) {
    const begun = edge;
    while (edge > 0 && isDark(edge - 1) === dark) edge -= 1;
    before.unshift(begun - edge);
  }
  const after: number[] = [];
  edge = end;
  for (const dark of [false, true]) {
    const begun = edge;
    while (edge < length && isDark(edge) === dark) edge += 1;
    after.push(edge - begun);
  }
  const module = moduleOf([...before, end - start, ...after]);
  return module > 0 ? { middle: (start + end) / 2, module } : null;
}

/** The eyes in a picture of black and white, those seen in most rows first. */
export function finderPatternsIn({ data, width, height }: Grey): FinderPattern[] {
  const found: FinderPattern[] = [];

  function look(x: number, y: number) {
    const down = cutThrough(data, Math.floor(x), width, height, y);
    if (!down) return;
    const row = Math.floor(down.middle);
    const across = cutThrough(data, row * width, 1, width, Math.floor(x));
    if (!across || across.module > 2 * down.module || down.module > 2 * across.module) return;
    const eye = { x: across.middle, y: down.middle, module: (across.module + down.module) / 2 };
    const same = found.find(
      (other) => Math.hypot(other.x - eye.x, other.y - eye.y) < 2 * other.module,
    );
    if (!same) {
      found.push({ ...eye, seen: 1 });
      return;
    }
    const { seen } = same;
    same.x = (same.x * seen + eye.x) / (seen + 1);
    same.y = (same.y * seen + eye.y) / (seen + 1);
    same.module = (same.module * seen + eye.module) / (seen + 1);
    same.seen += 1;
  }

  const runs = [0, 0, 0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    runs.fill(0);
    let dark = false;
    let begun = 0;
    for (let x = 0; x <= width; x += 1) {
      const isDark = x < width && data[y * width + x]! < 128;
      if (isDark === dark && x < width) continue;
      runs.shift();
      runs.push(x - begun);
      if (dark && runs[0]! > 0 && moduleOf(runs) > 0) {
        look(x - runs[4]! - runs[3]! - runs[2]! / 2, y);
      }
      dark = isDark;
      begun = x;
    }
  }
  // An eye of one row only is a chance.
  return found
    .filter(({ seen, module }) => seen >= Math.max(2, module * 0.6))
    .toSorted((a, b) => b.seen - a.seen)
    .slice(0, MOST);
}
