/** What the four bytes say that begin a frame of layer III. */
export type FrameHead = {
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
export function headAt(bytes: Uint8Array, at: number): FrameHead | null {
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
export function beginsFrames(bytes: Uint8Array, at: number): FrameHead | null {
  const head = headAt(bytes, at);
  const next = head && headAt(bytes, at + head.length);
  return next && isOfSameSound(head, next) ? head : null;
}

/** The rate and the samples of a frame together tell the version. */
export const isOfSameSound = (one: FrameHead, other: FrameHead): boolean =>
  one.rate === other.rate && one.samples === other.samples;

/** Where tags and empty bytes at the start end. */
export function startOfSound(bytes: Uint8Array): number {
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
