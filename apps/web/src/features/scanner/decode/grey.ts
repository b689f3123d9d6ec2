import type { Box, Picture } from './picture.ts';

/** One byte a pixel: how light it is. */
export type Grey = { data: Uint8Array; width: number; height: number };

export const newGrey = (width: number, height: number): Grey => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

/** How much of it the eye sees in red, green and blue, out of 1024. */
const [RED, GREEN, BLUE] = [306, 601, 117] as const;

export function greyOf({ data, width, height }: Picture): Grey {
  const grey = newGrey(width, height);
  const out = grey.data;
  for (let i = 0, from = 0; i < out.length; i += 1, from += 4) {
    out[i] = (RED * data[from]! + GREEN * data[from + 1]! + BLUE * data[from + 2]! + 512) >> 10;
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
