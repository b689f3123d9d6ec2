import {
  type Box,
  cropped,
  type Grey,
  greyOf,
  newGrey,
  type RgbaPicture,
  type Point,
} from './picture.ts';

/** Each pixel the mean of those it stands for. */
function shrunk(grey: Grey, width: number, height: number): Grey {
  const out = newGrey(width, height);
  const sums = new Float32Array(grey.width);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * grey.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * grey.height) / height));
    sums.fill(0);
    for (let from = top; from < bottom; from += 1) {
      const row = from * grey.width;
      for (let x = 0; x < grey.width; x += 1) sums[x] = sums[x]! + grey.data[row + x]!;
    }
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * grey.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * grey.width) / width));
      let sum = 0;
      for (let from = left; from < right; from += 1) sum += sums[from]!;
      out.data[y * width + x] = sum / ((right - left) * (bottom - top)) + 0.5;
    }
  }
  return out;
}

type Taps = { from: Int32Array; weights: Float32Array };

/** Which four pixels each new one is made of, and how much of each (Catmull-Rom). */
function cubicTaps(size: number, newSize: number): Taps {
  const taps = { from: new Int32Array(newSize * 4), weights: new Float32Array(newSize * 4) };
  for (let i = 0; i < newSize; i += 1) {
    const at = ((i + 0.5) * size) / newSize - 0.5;
    const base = Math.floor(at);
    const t = at - base;
    const weights = [
      ((2 - t) * t - 1) * t * 0.5,
      ((3 * t - 5) * t * t + 2) * 0.5,
      ((4 - 3 * t) * t + 1) * t * 0.5,
      (t - 1) * t * t * 0.5,
    ];
    for (let k = 0; k < 4; k += 1) {
      taps.from[i * 4 + k] = Math.min(size - 1, Math.max(0, base - 1 + k));
      taps.weights[i * 4 + k] = weights[k]!;
    }
  }
  return taps;
}

function enlarged(grey: Grey, width: number, height: number): Grey {
  const across = cubicTaps(grey.width, width);
  const down = cubicTaps(grey.height, height);
  const rows = new Float32Array(width * grey.height);
  for (let y = 0; y < grey.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let k = x * 4; k < x * 4 + 4; k += 1) {
        sum += across.weights[k]! * grey.data[y * grey.width + across.from[k]!]!;
      }
      rows[y * width + x] = sum;
    }
  }
  // Overshoots are cut off instead of wrapping around.
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let k = y * 4; k < y * 4 + 4; k += 1) {
        sum += down.weights[k]! * rows[down.from[k]! * width + x]!;
      }
      data[y * width + x] = sum;
    }
  }
  return { data: new Uint8Array(data.buffer), width, height };
}

/** The whole picture in another size. */
export function resized(grey: Grey, factor: number): Grey {
  if (factor === 1) return grey;
  const width = Math.max(1, Math.round(grey.width * factor));
  const height = Math.max(1, Math.round(grey.height * factor));
  return factor < 1 ? shrunk(grey, width, height) : enlarged(grey, width, height);
}

/** A part of the picture in some size, which knows where its pixels come from. */
type View = { grey: Grey; toPicture(point: Point): Point };

/** How far beyond the box, of its side, a code may reach that is meant to be in it. */
const AROUND_BOX = 0.25;

type Views = (of: 'box' | 'whole', longest: number) => View;

/** The box with what is around it, cut to the picture. */
function within(picture: { width: number; height: number }, box: Box): Box {
  const left = Math.max(0, Math.floor(box.left - box.width * AROUND_BOX));
  const top = Math.max(0, Math.floor(box.top - box.height * AROUND_BOX));
  const right = Math.min(picture.width, Math.ceil(box.left + box.width * (1 + AROUND_BOX)));
  const bottom = Math.min(picture.height, Math.ceil(box.top + box.height * (1 + AROUND_BOX)));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** What of a picture decode attempts ask for, each made once and only when asked for. */
export function viewsOf(picture: RgbaPicture, box: Box | null): Views {
  const grey = once(() => greyOf(picture));
  const part = box && within(picture, box);
  const partly = once(() => (part ? cropped(grey(), part) : grey()));
  const sized = new Map<string, View>();

  /** As large as asked for, but never enlarged on the way. */
  function view(of: 'box' | 'whole', longest: number): View {
    const source = of === 'box' ? partly() : grey();
    const factor = Math.min(1, longest / Math.max(source.width, source.height));
    const key = `${of} ${factor}`;
    let made = sized.get(key);
    if (!made) {
      const small = resized(source, factor);
      const across = source.width / small.width;
      const down = source.height / small.height;
      const { left, top } = (of === 'box' ? part : null) ?? { left: 0, top: 0 };
      made = {
        grey: small,
        toPicture: ({ x, y }) => ({ x: left + x * across, y: top + y * down }),
      };
      sized.set(key, made);
    }
    return made;
  }
  return view;
}
