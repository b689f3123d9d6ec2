import type { Box, Picture } from './picture.ts';

/** One byte a pixel: how light it is. */
export type Grey = { data: Uint8Array; width: number; height: number };

export const newGrey = (width: number, height: number): Grey => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

/** How much red, green and blue count, out of 1024. */
type Weights = readonly [number, number, number];

/** As the eye sees it. */
export const LUMINANCE: Weights = [306, 601, 117];

export function greyOf({ data, width, height }: Picture, [r, g, b]: Weights = LUMINANCE): Grey {
  const grey = newGrey(width, height);
  const out = grey.data;
  for (let i = 0, from = 0; i < out.length; i += 1, from += 4) {
    out[i] = (r * data[from]! + g * data[from + 1]! + b * data[from + 2]! + 512) >> 10;
  }
  return grey;
}

export function cropped(grey: Grey, box: Box): Grey {
  const out = newGrey(box.width, box.height);
  for (let y = 0; y < box.height; y += 1) {
    const from = (box.top + y) * grey.width + box.left;
    out.data.set(grey.data.subarray(from, from + box.width), y * box.width);
  }
  return out;
}

export function inverted(grey: Grey): Grey {
  return { ...grey, data: grey.data.map((value) => 255 - value) };
}
