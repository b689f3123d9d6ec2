import { beginsFrames, headAt, isOfSameSound, startOfSound, type FrameHead } from './mp3-head.ts';

export type Mp3Frames = {
  /** The bytes of the frames alone, those in a row together. */
  runs: Uint8Array[];
  samples: number;
  rate: number;
  /** How much of the file is no sound, tags left aside: 0 to 1. */
  lost: number;
};

const ID3V1 = 128;

/** Finds the frames by their heads, so that neither tags nor rubbish come to the decoder. */
export function framesOf(bytes: Uint8Array): Mp3Frames | null {
  const start = startOfSound(bytes);
  const end = endOfSound(bytes);
  const runs: Uint8Array[] = [];
  let first: FrameHead | null = null;
  let samples = 0;
  let lost = 0;
  let at = start;
  while (at < end) {
    const head = beginsFrames(bytes, at);
    if (!head || (first && !isOfSameSound(first, head))) {
      at += 1;
      lost += 1;
      continue;
    }
    first ??= head;
    const run = runAt(bytes, at, end, first);
    runs.push(bytes.subarray(at, run.end));
    samples += run.samples;
    // A last frame that was cut off is not heard, but nothing to complain about either.
    at = run.cut ? end : run.end;
  }
  if (!first) return null;
  return { runs, samples, rate: first.rate, lost: lost / (end - start) };
}

/** Goes from frame to frame for as long as one follows the other. */
function runAt(bytes: Uint8Array, start: number, end: number, first: FrameHead) {
  let at = start;
  let samples = 0;
  for (;;) {
    const head = headAt(bytes, at);
    if (!head || !isOfSameSound(first, head)) return { end: at, samples, cut: false };
    if (at + head.length > end) return { end: at, samples, cut: true };
    at += head.length;
    samples += head.samples;
  }
}

function endOfSound(bytes: Uint8Array): number {
  const [t, a, g] = bytes.subarray(-ID3V1);
  const tagged = bytes.length >= ID3V1 && t === 0x54 && a === 0x41 && g === 0x47;
  return tagged ? bytes.length - ID3V1 : bytes.length;
}
