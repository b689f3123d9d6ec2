/** Pixels from 0 (black) to 1 (white); beyond that while light is still added up. */
export type Grey = { width: number; height: number; values: Float32Array };

/** Four bytes a pixel: red, green, blue and opacity. */
export type Picture = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

export function greyOf(
  width: number,
  height: number,
  value: (x: number, y: number) => number,
): Grey {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) values[y * width + x] = value(x, y);
  }
  return { width, height, values };
}

export function toPicture({ width, height, values }: Grey): Picture {
  const bytes = new Uint8ClampedArray(values.map((value) => value * 255));
  const data = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < bytes.length; at += 1) {
    data[4 * at] = bytes[at]!;
    data[4 * at + 1] = bytes[at]!;
    data[4 * at + 2] = bytes[at]!;
    data[4 * at + 3] = 255;
  }
  return { data, width, height };
}
