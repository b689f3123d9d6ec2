export const RATE = 16_000;

export const silence = (seconds: number, rate = RATE) =>
  new Float32Array(Math.round(seconds * rate));

export const tone = (seconds: number, { hertz = 440, rate = RATE, height = 0.5 } = {}) =>
  silence(seconds, rate).map((_, i) => height * Math.sin((2 * Math.PI * hertz * i) / rate));

/** Numbers that look like chance and are the same each time, from -1 to 1. */
export function chance(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** As loud as is said, in dB below the loudest there can be. */
export function hiss(seconds: number, db: number, seed = 1): Float32Array {
  const next = chance(seed);
  // Numbers spread evenly over -1 to 1 have 1/3 of the energy.
  const height = 10 ** (db / 20) * Math.sqrt(3);
  return silence(seconds).map(() => height * next());
}

/** Syllables with pauses in between, each of a few harmonics; `db` is how loud they are. */
export function voice(seconds: number, db: number): Float32Array {
  const height = 10 ** (db / 20) * Math.SQRT2;
  return silence(seconds).map((_, i) => {
    const time = i / RATE;
    if (time % 0.25 > 0.17) return 0;
    const waves = [140, 280, 700, 1400].map((hertz) => Math.sin(2 * Math.PI * hertz * time));
    return (height * waves.reduce((sum, wave) => sum + wave, 0)) / 2;
  });
}

export const noiseBytes = (length: number, seed = 1): Uint8Array => {
  const next = chance(seed);
  return Uint8Array.from({ length }, () => Math.floor((next() + 1) * 128));
};

export function joined(...parts: (Uint8Array | number[] | string)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))));
}

export function soundsInARow(...parts: Float32Array[]): Float32Array {
  const row = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    row.set(part, at);
    at += part.length;
  }
  return row;
}
