type Mp3Frames = {
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

/** What the four bytes say that begin a frame of layer III. */
type FrameHead = {
  /** Whole bytes, these four among them. */
  length: number;
  samples: number;
  rate: number;
};

const LAYER_III = 1;
const MPEG_1 = 3;
/** By the two bits of the version: MPEG 2.5, none, MPEG 2, MPEG 1. */
const RATES = [[11_025, 12_000, 8000], null, [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]];
const KBITS_MPEG_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_MPEG_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** More than two frames of the longest kind: whoever cut a file in the midst of one is understood. */
const NEAR_THE_START = 4096;

/** Free-format frames, which do not say how long they are, count as none: nothing makes them. */
function headAt(bytes: Uint8Array, at: number): FrameHead | null {
  if (at + 4 > bytes.length) return null;
  const [sync, kind, numbers, last] = [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!];
  if (sync !== 0xff || kind < 0xe0 || ((kind >> 1) & 3) !== LAYER_III) return null;
  const version = (kind >> 3) & 3;
  const rate = RATES[version]?.[(numbers >> 2) & 3];
  const kbits = (version === MPEG_1 ? KBITS_MPEG_1 : KBITS_MPEG_2)[numbers >> 4];
  const reservedEmphasis = (last & 3) === 2;
  if (!rate || !kbits || reservedEmphasis) return null;
  const samples = version === MPEG_1 ? 1152 : 576;
  const padding = (numbers >> 1) & 1;
  return { length: Math.floor((samples * kbits * 125) / rate) + padding, samples, rate };
}

/** Two that follow each other are a beginning; one alone comes up in any bytes. */
function beginsFrames(bytes: Uint8Array, at: number): FrameHead | null {
  const head = headAt(bytes, at);
  const next = head && headAt(bytes, at + head.length);
  return next && isOfSameSound(head, next) ? head : null;
}

/** The rate and the samples of a frame together tell the version. */
const isOfSameSound = (one: FrameHead, other: FrameHead): boolean =>
  one.rate === other.rate && one.samples === other.samples;

/** Where tags and empty bytes at the start end. */
function startOfSound(bytes: Uint8Array): number {
  let at = 0;
  for (;;) {
    while (bytes[at] === 0) at += 1;
    const tag = tagLengthAt(bytes, at);
    if (tag === 0) return at;
    at += tag;
  }
}

/** An ID3v2 tag: pictures may stand in it, so that it can be longer than the sound. */
function tagLengthAt(bytes: Uint8Array, at: number): number {
  const [i, d, three, , , , ...size] = bytes.subarray(at, at + 10);
  if (i !== 0x49 || d !== 0x44 || three !== 0x33 || size.length < 4) return 0;
  return 10 + size.reduce((sum, part) => sum * 128 + (part & 0x7f), 0);
}

/** A cheap look at the beginning; whether all of it is sound shows only when it is read. */
export function looksLikeMp3(bytes: Uint8Array): boolean {
  const start = startOfSound(bytes);
  const until = Math.min(bytes.length, start + NEAR_THE_START);
  for (let at = start; at < until; at += 1) if (beginsFrames(bytes, at)) return true;
  return false;
}
