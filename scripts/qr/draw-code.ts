import { correction as corrections, generate } from 'lean-qr';
import { patchAt, type Patch } from './damage.ts';
import type { Grey } from './grey.ts';
import { apply, inverse, squareTo, type Corners } from './homography.ts';
import { cornersOf, DISTANCE, type Place } from './place.ts';

export type Correction = 'L' | 'M' | 'Q' | 'H';

/** A code in a scene: as large as its side or as each of its modules, before it is tilted. */
export type SceneCode = Place &
  ({ sidePx: number } | { modulePx: number }) & {
    text: string;
    /** The smallest that holds the text, unless told. */
    version?: number;
    /** Exactly this; unless told, the best that takes no more room than M. */
    correction?: Correction;
    /** How many modules of paper are left around it. */
    quiet?: number;
    /** From 0 (black) to 1 (white). */
    ink?: number;
    paper?: number;
    /** Light modules on dark paper. */
    invert?: boolean;
    /** As seen through glass from behind. */
    mirror?: boolean;
    /** On a can or bottle: how many degrees of it the code takes up. */
    bend?: number;
    damage?: readonly Patch[];
  };

export type DrawnCode = { text: string; modules: number; corners: Corners };

const QUIET = 4;
const INK = 0.06;
const PAPER = 0.94;
/** So many points in each direction are looked at for one pixel. */
const SAMPLES = 3;
/** No shade: what is behind shows. */
const OUTSIDE = -1;

/** Draws a code over what is there, as a camera's pixels see it: each the mean of what it covers. */
export function drawCode(onto: Grey, code: SceneCode): DrawnCode {
  const bitmap = generate(code.text, {
    minCorrectionLevel: corrections[code.correction ?? 'M'],
    ...(code.correction ? { maxCorrectionLevel: corrections[code.correction] } : {}),
    ...(code.version ? { minVersion: code.version, maxVersion: code.version } : {}),
  });
  const { size } = bitmap;
  const quiet = code.quiet ?? QUIET;
  const sidePx = 'sidePx' in code ? code.sidePx : code.modulePx * size;
  const whole = size + 2 * quiet;
  // The distance is given in sides of the code, not of the paper that it is printed on.
  const distance = ((code.distance ?? DISTANCE) * size) / whole;
  const paperCorners = cornersOf({ ...code, distance }, (sidePx * whole) / size);
  const toPaper = squareTo(paperCorners);
  const back = inverse(toPaper);
  const ink = code.ink ?? INK;
  const paper = code.paper ?? PAPER;

  const dark = code.invert ? paper : ink;
  const light = code.invert ? ink : paper;
  const unbent = unbending(code.bend ?? 0);
  const isOn = Uint8Array.from({ length: size * size }, (_, at) =>
    bitmap.get(at % size, Math.floor(at / size)) ? 1 : 0,
  );

  drawSampled(onto, paperCorners, (x, y) => {
    const scale = back[6]! * x + back[7]! * y + back[8]!;
    const seenX = (back[0]! * x + back[1]! * y + back[2]!) / scale;
    const seenY = (back[3]! * x + back[4]! * y + back[5]!) / scale;
    if (seenX < 0 || seenX >= 1 || seenY < 0 || seenY >= 1) return OUTSIDE;
    const across = unbent(seenX) * whole - quiet;
    const column = code.mirror ? size - across : across;
    const row = seenY * whole - quiet;
    if (column < 0 || column >= size || row < 0 || row >= size) return light;
    const patch = code.damage ? patchAt(code.damage, column / size, row / size) : null;
    return patch ?? (isOn[Math.floor(row) * size + Math.floor(column)] ? dark : light);
  });

  const edge = quiet / whole;
  const bentEdge = bending(code.bend ?? 0)(edge);
  const corner = (x: number, y: number) => apply(toPaper, x, y);
  const corners: Corners = [
    corner(bentEdge, edge),
    corner(1 - bentEdge, edge),
    corner(1 - bentEdge, 1 - edge),
    corner(bentEdge, 1 - edge),
  ];
  if (code.mirror) corners.splice(0, 4, corners[1], corners[0], corners[3], corners[2]);
  return { text: code.text, modules: size, corners };
}

/** From where something is seen on a can to where it is on the label, both from 0 to 1. */
function unbending(degrees: number): (share: number) => number {
  if (degrees === 0) return (share) => share;
  const half = (degrees * Math.PI) / 360;
  return (share) => 0.5 + Math.asin((2 * share - 1) * Math.sin(half)) / (2 * half);
}

function bending(degrees: number): (share: number) => number {
  if (degrees === 0) return (share) => share;
  const half = (degrees * Math.PI) / 360;
  return (share) => 0.5 + Math.sin((2 * share - 1) * half) / (2 * Math.sin(half));
}

function drawSampled(
  { width, height, values }: Grey,
  corners: Corners,
  shadeAt: (x: number, y: number) => number,
): void {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(width, Math.max(...xs)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(height, Math.max(...ys)),
  ];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const behind = values[y * width + x]!;
      let sum = 0;
      for (let row = 0.5; row < SAMPLES; row += 1) {
        for (let column = 0.5; column < SAMPLES; column += 1) {
          const shade = shadeAt(x + column / SAMPLES, y + row / SAMPLES);
          sum += shade === OUTSIDE ? behind : shade;
        }
      }
      values[y * width + x] = sum / (SAMPLES * SAMPLES);
    }
  }
}
