/** What a quiet room and a clear voice come to, in decibels below the loudest there is. */
const QUIET_DB = -55;
const CLEAR_DB = -12;

/** How loud these samples are to the ear, 0 to 1. */
export function loudness(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, (decibels - QUIET_DB) / (CLEAR_DB - QUIET_DB)));
}
