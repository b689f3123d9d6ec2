import type { Point } from './picture.ts';

/** What is always at a place of a code. */
export const DARK = 1;
const LIGHT = -1;
export const DATA = 0;

export const sideOf = (version: number) => 17 + 4 * version;

function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = [6];
  for (let at = sideOf(version) - 7; places.length < count; at -= step) places.splice(1, 0, at);
  return places;
}

const layouts = new Map<number, Int8Array>();

/** The eyes, the alignment marks and the dotted lines between the eyes, row by row. */
export function layoutOf(version: number): Int8Array {
  const known = layouts.get(version);
  if (known) return known;
  const side = sideOf(version);
  const layout = new Int8Array(side * side);
  const put = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < side && y < side) layout[y * side + x] = dark ? DARK : LIGHT;
  };
  /** Rings around a middle, dark and light by turns but for the widest eyes' second. */
  const rings = (left: number, top: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y += 1) {
      for (let x = -reach; x <= reach; x += 1) {
        put(left + x, top + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };
  for (let at = 8; at < side - 8; at += 1) {
    put(at, 6, at % 2 === 0);
    put(6, at, at % 2 === 0);
  }
  const places = alignmentPlaces(version);
  const last = places.length - 1;
  for (const [i, x] of places.entries()) {
    for (const [j, y] of places.entries()) {
      const underEye = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!underEye) rings(x, y, 2, (ring) => ring !== 1);
    }
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const) {
    rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  put(8, side - 8, true);
  layouts.set(version, layout);
  return layout;
}

/**
 * Where a code's modules lie in a picture. `shape` holds where the middles of the eyes are (top
 * left, top right), where a fourth eye would be, and the bottom left one; then how far the paper
 * is bent between them: x and y of the bow across, the bow down, the squeeze across and down.
 */
export type Grid = { version: number; shape: Float64Array };

/** How many numbers of the shape describe flat paper, and how many bent paper. */
export const FLAT = 8;
export const BENT = 16;

/** The middle of an eye is so many modules from the edges. */
const EYE = 3.5;

export function gridOver(version: number, [a, b, c, d]: [Point, Point, Point, Point]): Grid {
  const shape = new Float64Array(BENT);
  shape.set([a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y]);
  return { version, shape };
}

/** From places in the code (in modules) to places in the picture. */
export function placing({ version, shape }: Grid): (u: number, v: number, to: Point) => void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = shape;
  const span = sideOf(version) - 2 * EYE;
  const dx1 = x1 - x2;
  const dx2 = x3 - x2;
  const dy1 = y1 - y2;
  const dy2 = y3 - y2;
  const sx = x0 - x1 + x2 - x3;
  const sy = y0 - y1 + y2 - y3;
  const det = dx1 * dy2 - dx2 * dy1 || 1e-9;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const a = x1 - x0 + g * x1;
  const b = x3 - x0 + h * x3;
  const d = y1 - y0 + g * y1;
  const e = y3 - y0 + h * y3;
  const isBent = shape.subarray(FLAT).some((value) => value !== 0);
  return (u, v, to) => {
    const s = (u - EYE) / span;
    const t = (v - EYE) / span;
    const w = g * s + h * t + 1;
    to.x = (a * s + b * t + x0) / w;
    to.y = (d * s + e * t + y0) / w;
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
