import { within } from '../../../device/media/patience.ts';
import type { BarcodeFormat } from '../barcode-format.ts';
import { nearestFirst } from './found-codes.ts';
import { PROOF_TEXT, proofPicture, whitePicture } from './proof-code.ts';
import type { FoundCode, Look, Picture, Point } from './picture.ts';

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
    return await within(PROOF_MS, proven(BarcodeDetector, formats));
  } catch {
    return null;
  }
}

/** As frames come. */
function bitmapOf({ data, width, height }: Picture): ImageBitmap {
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
        const codes = await within(budgetMs * SHARE, detect(picture));
        failures = 0;
        return nearestFirst(codes, box);
      } catch {
        failures += 1;
        return [];
      }
    },
  };
}
