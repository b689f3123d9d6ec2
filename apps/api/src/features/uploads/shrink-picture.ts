/** Four bytes for each pixel, the last of them how much of it can be seen. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** Scaled down, never up, so that one side fits; every pixel is the mean of those that it stands for, on white. */
export function shrinkPicture(from: Pixels, scale: number): Pixels {
  const factor = Math.min(1, scale);
  const width = Math.max(1, Math.round(from.width * factor));
  const height = Math.max(1, Math.round(from.height * factor));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * from.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * from.height) / height));
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * from.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * from.width) / width));
      let [red, green, blue, seen] = [0, 0, 0, 0];
      for (let row = top; row < bottom; row++) {
        for (let at = (row * from.width + left) * 4; at < (row * from.width + right) * 4; at += 4) {
          const alpha = from.data[at + 3]!;
          red += from.data[at]! * alpha;
          green += from.data[at + 1]! * alpha;
          blue += from.data[at + 2]! * alpha;
          seen += alpha;
        }
      }
      const all = (bottom - top) * (right - left) * 255;
      const white = (all - seen) * 255;
      const to = (y * width + x) * 4;
      data[to] = (red + white) / all;
      data[to + 1] = (green + white) / all;
      data[to + 2] = (blue + white) / all;
      data[to + 3] = 255;
    }
  }
  return { data, width, height };
}
