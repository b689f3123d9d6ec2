import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode';
import jsQR from 'jsqr';
import QrScanner from 'qr-scanner';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import {
  type DecodeAttempt,
  frameAttempts,
  photoAttempts,
} from '../../../packages/ui/src/scanner/decode/attempts.ts';
import { startDecoder } from '../../../packages/ui/src/scanner/decode/decoder.ts';
import { loadEngine } from '../../../packages/ui/src/scanner/decode/engine.ts';
import type { Look, RgbaPicture } from '../../../packages/ui/src/scanner/decode/picture.ts';
import { readPicture } from '../../../packages/ui/src/scanner/decode/read-picture.ts';

/** The same pixels in every form that somebody wants them in. */
export type Pixels = { image: ImageData; canvas: HTMLCanvasElement; png: File };

/** Gives the texts that it read. What is made ready beforehand is not counted. */
type Side = (pixels: Pixels) => Promise<() => Promise<string[]>>;

/** The others throw where they find nothing, each in its own words. */
const nothing = (): string[] => [];

function ours(look: Look): Side {
  const decoder = startDecoder(['qr_code']);
  return async ({ image }) => {
    await decoder.ready;
    const bitmap = await createImageBitmap(image);
    return async () => (await decoder.decode(bitmap, look)).map(({ text }) => text);
  };
}

/** Where the grid reader would be asked, zxing reads the same two filtered pictures instead. */
function withoutGridReader(attempts: readonly DecodeAttempt[]): DecodeAttempt[] {
  return attempts.flatMap((attempt): DecodeAttempt[] => {
    if ('filter' in attempt) return [attempt];
    const { gridFilters, ...size } = attempt;
    return [
      { ...size, filter: gridFilters.eyes, options: { binarizer: 'half' } },
      { ...size, filter: gridFilters.modules, options: {} },
    ];
  });
}

function oursWithoutGridReader(look: Look): Side {
  const attempts = {
    frame: withoutGridReader(frameAttempts),
    photo: withoutGridReader(photoAttempts),
  };
  const engine = fetch(wasmUrl)
    .then((answer) => answer.arrayBuffer())
    .then((wasm) => loadEngine(wasm, ['qr_code']));
  return async ({ image }) => {
    const zxing = await engine;
    return async () =>
      readPicture(zxing, image as RgbaPicture, look, { attempts }).map(({ text }) => text);
  };
}

const html5Qrcode = (): Side => {
  const reader = new Html5Qrcode('html5-qrcode', {
    formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
    useBarCodeDetectorIfSupported: false,
    verbose: false,
  });
  return async ({ png }) =>
    () =>
      reader.scanFile(png, false).then((text) => [text], nothing);
};

const jsqr =
  (): Side =>
  async ({ image }) => {
    const { data, width, height } = image;
    return async () => {
      const code = jsQR(data, width, height, { inversionAttempts: 'attemptBoth' });
      // Letters that it does not know leave an empty text, which is nothing read.
      return code?.data ? [code.data] : [];
    };
  };

function qrScanner(): Side {
  const engine = QrScanner.createQrEngine().then((engine) => {
    if (!(engine instanceof Worker)) throw new Error('the engine is not its own');
    // Where an engine is kept, as its README advises, nobody else switches this on.
    engine.postMessage({ id: 0, type: 'inversionMode', data: 'both' }, []);
    return engine;
  });
  const ownCanvas = document.createElement('canvas');
  return async ({ canvas }) => {
    const qrEngine = await engine;
    const options = { qrEngine, canvas: ownCanvas, returnDetailedScanResult: true } as const;
    return () =>
      QrScanner.scanImage(canvas, options).then(({ data }) => (data ? [data] : []), nothing);
  };
}

/** A photo may take its time; a frame of the camera is followed by the next one. */
const PHOTO: Look = { box: null, misses: Infinity, budgetMs: 4000 };
const FRAME: Look = { box: null, misses: 0, budgetMs: 200 };

export const startSides = (): Record<string, Side> => ({
  ours: ours(PHOTO),
  'ours, one frame': ours(FRAME),
  'ours without the grid reader': oursWithoutGridReader(PHOTO),
  'html5-qrcode': html5Qrcode(),
  jsQR: jsqr(),
  'qr-scanner': qrScanner(),
});
