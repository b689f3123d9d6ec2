/** Four bytes a pixel: red, green, blue and what does not matter here. */
export type RgbaPicture = {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
};

/** In pixels of the picture. */
export type Point = { x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

/** A code that was read, and where it lies: top left, top right, bottom right, bottom left. */
export type FoundCode = { text: string; corners: [Point, Point, Point, Point] };

/** How to look at one picture. */
export type Look = {
  /** Where to look first and hardest; null where the whole picture counts alike. */
  box: Box | null;
  /** How many pictures before this one showed nothing: the more, the more is tried. Infinity tries everything. */
  misses: number;
  /** After this long nothing new is begun. */
  budgetMs: number;
};

/** What can be looked for; one kind so far, and a scanner must be told of at least one. */
export const barcodeFormats = ['qr_code'] as const;
export type BarcodeFormat = (typeof barcodeFormats)[number];

/** One byte a pixel: how light it is. */
export type Grey = { data: Uint8Array; width: number; height: number };

export const newGrey = (width: number, height: number): Grey => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

/** How much of it the eye sees in red, green and blue, out of 1024. */
const [RED, GREEN, BLUE] = [306, 601, 117] as const;

export function greyOf({ data, width, height }: RgbaPicture): Grey {
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
