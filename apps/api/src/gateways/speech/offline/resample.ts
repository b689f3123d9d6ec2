/** What the recogniser was taught with. */
export const SOUND_RATE = 16_000;

/** Zero crossings of the sinc on either side: passes 7 kHz, is deaf from 8 kHz on. */
const CROSSINGS = 32;
/** Of the narrower of both bands; the rest is for the filter to fall in. */
const PASSED = 0.94;
/** Of the Kaiser window: 70 dB down. */
const BETA = 7;

/** The same sound at 16 kHz; what that rate cannot hold is left out rather than folded back. */
export function toSoundRate(samples: Float32Array, rate: number): Float32Array {
  if (rate === SOUND_RATE) return samples;
  const common = greatestCommonDivisor(SOUND_RATE, rate);
  const up = SOUND_RATE / common;
  const down = rate / common;
  const filters = filtersOf(up, down);
  const result = new Float32Array(Math.round((samples.length * up) / down));
  for (let i = 0; i < result.length; i += 1) {
    const filter = filters[(i * down) % up]!;
    const from = Math.floor((i * down) / up) - filter.length / 2 + 1;
    const start = Math.max(0, -from);
    const end = Math.min(filter.length, samples.length - from);
    let sum = 0;
    for (let tap = start; tap < end; tap += 1) sum += filter[tap]! * samples[from + tap]!;
    result[i] = sum;
  }
  return result;
}

/** One filter for each place between two samples that a new sample can have. */
function filtersOf(up: number, down: number): Float64Array[] {
  const band = PASSED * Math.min(1, up / down);
  const half = Math.ceil(CROSSINGS / Math.min(1, up / down));
  return Array.from({ length: up }, (_, phase) => {
    const filter = Float64Array.from({ length: 2 * half }, (_, tap) => {
      const distance = tap - half + 1 - phase / up;
      return sinc(band * distance) * kaiser(distance / half);
    });
    // Each lets the same through, or the level would tremble.
    const sum = filter.reduce((all, tap) => all + tap, 0);
    return filter.map((tap) => tap / sum);
  });
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

const kaiser = (x: number) =>
  Math.abs(x) >= 1 ? 0 : bessel(BETA * Math.sqrt(1 - x * x)) / bessel(BETA);

/** The modified Bessel function of the first kind, of order zero. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-12; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
