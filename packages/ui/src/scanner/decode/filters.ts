import { type Grey, newGrey } from './picture.ts';

/** Of each pixel the mean of those around it; beyond its edge the picture goes on as it ends. */
function meansOf(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const rows = new Float32Array(width * height);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    const last = width - 1;
    let sum = values[from]! * radius;
    for (let x = 0; x < radius; x += 1) sum += values[from + Math.min(last, x)]!;
    for (let x = 0; x < width; x += 1) {
      sum += values[from + Math.min(last, x + radius)]!;
      rows[from + x] = sum * share;
      sum -= values[from + Math.max(0, x - radius)]!;
    }
  }
  const means = new Float32Array(width * height);
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x += 1) sums[x] = rows[x]! * radius;
  const add = (y: number) => {
    const from = Math.min(height - 1, y) * width;
    for (let x = 0; x < width; x += 1) sums[x] = sums[x]! + rows[from + x]!;
  };
  for (let y = 0; y < radius; y += 1) add(y);
  for (let y = 0; y < height; y += 1) {
    add(y + radius);
    const old = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x += 1) {
      means[y * width + x] = sums[x]! * share;
      sums[x] = sums[x]! - rows[old + x]!;
    }
  }
  return means;
}

const byte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value);

/** Against noise. */
export function blurred({ data, width, height }: Grey, radius: number): Grey {
  const means = meansOf(new Float32Array(data), width, height, radius);
  const out = newGrey(width, height);
  for (let i = 0; i < data.length; i += 1) out.data[i] = means[i]! + 0.5;
  return out;
}

/** Against blur: what differs from its surroundings differs more. */
export function sharpened({ data, width, height }: Grey, radius: number, amount: number): Grey {
  const around = meansOf(
    meansOf(new Float32Array(data), width, height, radius),
    width,
    height,
    radius,
  );
  const out = newGrey(width, height);
  for (let i = 0; i < data.length; i += 1) {
    out.data[i] = byte(data[i]! + amount * (data[i]! - around[i]!));
  }
  return out;
}

/** The same light and the same contrast everywhere. */
export function flattened({ data, width, height }: Grey, radius: number): Grey {
  const means = meansOf(new Float32Array(data), width, height, radius);
  const squares = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 1) squares[i] = (data[i]! - means[i]!) ** 2;
  const spreads = meansOf(squares, width, height, radius);
  const out = newGrey(width, height);
  for (let i = 0; i < data.length; i += 1) {
    const spread = Math.sqrt(Math.max(0, spreads[i]!));
    out.data[i] = byte(128 + ((data[i]! - means[i]!) * 56) / (spread + 1.5));
  }
  return out;
}

/** Black and white: black is what is darker than its surroundings by more than the slack. */
export function thresholded({ data, width, height }: Grey, radius: number, slack = 0): Grey {
  const means = meansOf(new Float32Array(data), width, height, radius);
  const out = newGrey(width, height);
  for (let i = 0; i < data.length; i += 1) out.data[i] = data[i]! < means[i]! - slack ? 0 : 255;
  return out;
}
