import { withTimeout } from '../../device/media/timeout.ts';
import type { BarcodeFormat, FoundCode, Look, RgbaPicture, Point } from './picture.ts';
import { nearestFirst } from './read-picture.ts';

/** As browsers have it; the DOM's types do not know it. */
type Detected = { rawValue: string; format: string; cornerPoints: readonly Point[] };
type BarcodeDetectorLike = { detect(image: ImageBitmapSource): Promise<Detected[]> };
type BarcodeDetectorClass = {
  new (options: { formats: string[] }): BarcodeDetectorLike;
  getSupportedFormats(): Promise<string[]>;
};

export type NativeDetector = {
  /** Nothing where it finds nothing, takes too long or has failed too often. */
  detect(picture: ImageBitmap, look: Look): Promise<FoundCode[]>;
};

/** Android fetches its reader on first use; what takes longer than this is not waited for. */
const PROOF_MS = 3000;
/** Of a picture's time, so that enough is left to look ourselves. */
const SHARE = 0.5;

function foundCodes(detected: Detected[], formats: readonly string[]): FoundCode[] {
  return detected.flatMap(({ rawValue, format, cornerPoints }) => {
    const [a, b, c, d] = cornerPoints;
    if (!formats.includes(format) || rawValue === '' || !a || !b || !c || !d) return [];
    const place = ({ x, y }: Point) => ({ x, y });
    return [{ text: rawValue, corners: [place(a), place(b), place(c), place(d)] }];
  });
}

/**
 * The browser's own detector, if it is one that works: some promise formats that they cannot read,
 * some never answer, some mangle what is not ASCII. Null where it does not read our code to the
 * letter, or sees one where there is none.
 */
export async function proveNativeDetector(
  formats: readonly BarcodeFormat[],
): Promise<NativeDetector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!BarcodeDetector) return null;
  try {
    return await withTimeout(PROOF_MS, proven(BarcodeDetector, formats));
  } catch {
    return null;
  }
}

/** As frames come. */
function bitmapOf({ data, width, height }: RgbaPicture): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas.transferToImageBitmap();
}

async function proven(
  BarcodeDetector: BarcodeDetectorClass,
  formats: readonly BarcodeFormat[],
): Promise<NativeDetector | null> {
  const supported = await BarcodeDetector.getSupportedFormats();
  if (!formats.every((format) => supported.includes(format))) return null;
  const detector = new BarcodeDetector({ formats: [...formats] });
  const detect = async (picture: ImageBitmapSource) =>
    foundCodes(await detector.detect(picture), formats);

  const read = await detect(bitmapOf(proofPicture()));
  const imagined = await detect(bitmapOf(whitePicture()));
  if (read.length !== 1 || read[0]?.text !== PROOF_TEXT || imagined.length > 0) return null;
  return trusted(detect);
}

/** A phone may be slow for a moment; so many times in a row, and it is not asked again. */
const MOST_FAILURES = 3;

/** Trusted until it fails again and again. */
function trusted(detect: (picture: ImageBitmap) => Promise<FoundCode[]>): NativeDetector {
  let failures = 0;
  return {
    async detect(picture, { box, budgetMs }) {
      if (failures >= MOST_FAILURES) return [];
      try {
        const codes = await withTimeout(budgetMs * SHARE, detect(picture));
        failures = 0;
        return nearestFirst(codes, box);
      } catch {
        failures += 1;
        return [];
      }
    },
  };
}

/** Short, and not ASCII alone: that is what careless readers mangle. */
export const PROOF_TEXT = 'Baeon ₹ ✓';

/** Its code, a row of modules a number, dark ones 1. */
const rows = [
  0x1fd27f, 0x104f41, 0x174c5d, 0x175f5d, 0x175a5d, 0x105541, 0x1fd57f, 0x001800, 0x1174f9,
  0x0a190d, 0x01fd7b, 0x12a828, 0x067c83, 0x00149f, 0x1fda0e, 0x104329, 0x175aae, 0x1749bd,
  0x1746cc, 0x104763, 0x1fd96d,
];
const MODULE = 8;
const QUIET = 4;

const SIDE = (rows.length + 2 * QUIET) * MODULE;

function isDark(x: number, y: number): boolean {
  const row = rows[Math.floor(y / MODULE) - QUIET] ?? 0;
  const column = Math.floor(x / MODULE) - QUIET;
  return column >= 0 && column < rows.length && ((row >> (rows.length - 1 - column)) & 1) === 1;
}

export const whitePicture = (): RgbaPicture => ({
  data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(255),
  width: SIDE,
  height: SIDE,
});

/** The code in black on white. */
export function proofPicture(): RgbaPicture {
  const picture = whitePicture();
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const at = (y * SIDE + x) * 4;
      if (isDark(x, y)) picture.data.fill(0, at, at + 3);
    }
  }
  return picture;
}
