import { greyOf, type Grey } from './grey.ts';

export type Blur = {
  /** Out of focus: the standard deviation in pixels. */
  sigma?: number;
  /** A hand that moved so many pixels in a direction (degrees). */
  motion?: { pixels: number; angle: number };
};

export function blurred(grey: Grey, { sigma = 0, motion }: Blur): Grey {
  const focused = sigma > 0 ? along(along(grey, bell(sigma), 1, 0), bell(sigma), 0, 1) : grey;
  if (!motion || motion.pixels < 1) return focused;
  const angle = (motion.angle * Math.PI) / 180;
  const taps = Math.ceil(motion.pixels);
  const step = motion.pixels / taps;
  const even = Array.from({ length: taps + 1 }, () => 1 / (taps + 1));
  return along(focused, even, Math.cos(angle) * step, Math.sin(angle) * step);
}

function bell(sigma: number): number[] {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, nth) =>
    Math.exp(-((nth - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Each pixel the weighted mean of those along a line through it. */
function along(grey: Grey, weights: number[], stepX: number, stepY: number): Grey {
  const { width, height } = grey;
  const middle = (weights.length - 1) / 2;
  const margin = Math.ceil(middle);
  const wide = withMargin(grey, margin);
  const steps = weights.map((_, nth) => {
    const [right, down] = [Math.round((nth - middle) * stepX), Math.round((nth - middle) * stepY)];
    return down * wide.width + right;
  });
  return greyOf(width, height, (x, y) => {
    const at = (y + margin) * wide.width + x + margin;
    let sum = 0;
    for (let nth = 0; nth < weights.length; nth += 1) {
      sum += weights[nth]! * wide.values[at + steps[nth]!]!;
    }
    return sum;
  });
}

/** Beyond the edge is more of the edge. */
function withMargin({ width, height, values }: Grey, margin: number): Grey {
  const wide = width + 2 * margin;
  const result = new Float32Array(wide * (height + 2 * margin));
  for (let row = 0; row < height + 2 * margin; row += 1) {
    const from = Math.max(0, Math.min(height - 1, row - margin)) * width;
    const start = row * wide;
    result.fill(values[from]!, start, start + margin);
    result.set(values.subarray(from, from + width), start + margin);
    result.fill(values[from + width - 1]!, start + margin + width, start + wide);
  }
  return { width: wide, height: height + 2 * margin, values: result };
}
