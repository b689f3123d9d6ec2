import { greyOf, type Grey } from './grey.ts';
import { scatter } from './clutter.ts';

/** What lies behind the codes. */
export type Background =
  | { kind: 'plain'; shade: number }
  /** Wood, cloth or plaster: soft stains of two sizes. */
  | { kind: 'rough'; shade: number; strength: number }
  /** A shelf or a page: writing, bars, boxes, rings and chequers. */
  | { kind: 'clutter'; shade: number; things: number };

export const PLAIN: Background = { kind: 'plain', shade: 0.75 };

export function drawBackground(
  width: number,
  height: number,
  background: Background,
  random: () => number,
): Grey {
  const { shade } = background;
  if (background.kind === 'plain') return greyOf(width, height, () => shade);
  const strength = background.kind === 'rough' ? background.strength : 0.06;
  const large = stains(random, width, height, 90);
  const small = stains(random, width, height, 11);
  const values = large.map((value, at) => {
    const stained = 0.65 * value + 0.35 * small[at]! - 0.5;
    return Math.max(0, Math.min(1, shade + 2 * strength * stained));
  });
  const grey: Grey = { width, height, values };
  if (background.kind === 'clutter') scatter(grey, background.things, random);
  return grey;
}

/** Smooth values from 0 to 1 that change within so many pixels. */
function stains(random: () => number, width: number, height: number, size: number): Float32Array {
  const columns = Math.ceil(width / size) + 1;
  const rows = Math.ceil(height / size) + 1;
  const knots = Float32Array.from({ length: columns * rows }, random);
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / size);
    const down = eased(y / size - row);
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / size);
      const right = eased(x / size - column);
      const at = row * columns + column;
      const upper = knots[at]! * (1 - right) + knots[at + 1]! * right;
      const lower = knots[at + columns]! * (1 - right) + knots[at + columns + 1]! * right;
      values[y * width + x] = upper * (1 - down) + lower * down;
    }
  }
  return values;
}

const eased = (share: number): number => share * share * (3 - 2 * share);
