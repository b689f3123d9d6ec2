import {
  defaultReaderOptions,
  encodeFormats,
  prepareZXingModule,
  type ZXingReaderModule,
} from 'zxing-wasm/reader';
import type { BarcodeFormat, FoundCode, Grey } from './picture.ts';

/** How the picture becomes black and white. */
const binarizers = { local: 0, histogram: 1, half: 2 } as const;

export type ReadOptions = {
  binarizer?: keyof typeof binarizers;
  /** Fill the gaps of what is made of dots. */
  closeGaps?: boolean;
  /** Light on dark as well. */
  invert?: boolean;
};

export type Engine = { read(grey: Grey, options?: ReadOptions): FoundCode[] };

/** Neither Micro QR nor the withdrawn first model: noise looks like those too easily. */
const names = { qr_code: 'QRCodeModel2' } as const satisfies Record<BarcodeFormat, string>;

/** The reader with the memory that pictures are handed over in, which its types leave out. */
type Zxing = ZXingReaderModule & {
  HEAPU8: Uint8Array;
  _malloc: (bytes: number) => number;
  _free: (at: number) => void;
};

/** Out of the WebAssembly that is handed in: it fetches nothing. */
export async function loadEngine(
  wasmBinary: ArrayBuffer,
  formats: readonly BarcodeFormat[],
): Promise<Engine> {
  const overrides = { wasmBinary } as object;
  const zxing = (await prepareZXingModule({ overrides, fireImmediately: true })) as Zxing;
  const wanted = encodeFormats(formats.map((format) => names[format]));
  return { read: (grey, options = {}) => read(zxing, wanted, grey, options) };
}

function read(zxing: Zxing, formats: string, grey: Grey, options: ReadOptions): FoundCode[] {
  const { _malloc: reserve, _free: release } = zxing;
  const { binarizer = 'local', closeGaps = false, invert = true } = options;
  const at = reserve(grey.data.length);
  if (!at) throw new Error('No memory left for a picture');
  try {
    zxing.HEAPU8.set(grey.data, at);
    const found = zxing.readBarcodesFromPixmap(at, grey.width, grey.height, {
      ...defaultReaderOptions,
      formats,
      binarizer: binarizers[binarizer],
      tryDenoise: closeGaps,
      tryInvert: invert,
      // The attempts shrink, and QR codes are found whichever way they are turned.
      tryDownscale: false,
      tryRotate: false,
      eanAddOnSymbol: 0,
      textMode: 0,
      characterSet: 0,
    }) as Results;
    const results = Array.from({ length: found.size() }, (_, index) => found.get(index)!);
    found.delete();
    return results.flatMap(readingsOf);
  } finally {
    release(at);
  }
}

/** Lies in the reader's own memory until it is deleted, which its types leave out as well. */
type Results = ReturnType<Zxing['readBarcodesFromPixmap']> & { delete(): void };
type Result = NonNullable<ReturnType<Results['get']>>;

/** What the reader says beside the text: size, kind and unused share of the error correction. */
type Extra = { Version: string; ECLevel: string; UEC: number };

/** These hold so few check bytes that chance repairs noise into one of them, where none is left. */
const unsureWhenSpent = new Set(['1 L', '1 M', '2 L']);

function readingsOf({ isValid, text, position, extra }: Result): FoundCode[] {
  const { Version: version, ECLevel: level, UEC: left } = JSON.parse(extra) as Extra;
  const isSure = left > 0 || !unsureWhenSpent.has(`${version} ${level}`);
  if (!isValid || text === '' || !isSure) return [];
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return [{ text, corners: [topLeft, topRight, bottomRight, bottomLeft] }];
}
