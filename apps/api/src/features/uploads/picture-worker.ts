import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js';
import type { PictureKind } from './picture-head.ts';
import { type Pixels, shrinkPicture } from './shrink-picture.ts';

/** Makes what we store of one picture, in a thread of its own that ends with it, and its memory too. */

export type PictureJob = { bytes: ArrayBuffer; kind: PictureKind };
export type MadePicture = { large: Uint8Array; small: Uint8Array };

/** Of the longer side, where a deal is shown in full, and of the shorter one on cards; on dense screens. */
const LARGE_SIDE = 1280;
const SMALL_SIDE = 336;
const QUALITY = 78;

type Image = Parameters<typeof encodeJpeg>[0];

// Browsers have it; the decoders answer with one.
Object.assign(globalThis, {
  ImageData: class {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
    constructor(data: Uint8ClampedArray, width: number, height: number) {
      this.data = data;
      this.width = width;
      this.height = height;
    }
  },
});

/** In Node as in browsers; its types come with those of browsers alone. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const compiled = async (file: string) =>
  WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve(file))));

const decoders: Record<PictureKind, (bytes: ArrayBuffer) => Promise<Pixels>> = {
  async jpeg(bytes) {
    await initJpegDecoder(await compiled('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    // Turned as the camera was held: what says so is not kept.
    return decodeJpeg(bytes, { preserveOrientation: true });
  },
  async png(bytes) {
    await initPngDecoder(await compiled('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return decodePng(bytes);
  },
  async webp(bytes) {
    await initWebpDecoder(await compiled('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return decodeWebp(bytes);
  },
};

async function make({ bytes, kind }: PictureJob): Promise<MadePicture> {
  const pixels = await decoders[kind](bytes);
  const { width, height } = pixels;
  const large = shrinkPicture(pixels, LARGE_SIDE / Math.max(width, height));
  const small = shrinkPicture(large, SMALL_SIDE / Math.min(large.width, large.height));
  await initJpegEncoder(await compiled('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  const encoded = async (each: Pixels) =>
    new Uint8Array(await encodeJpeg(each as Image, { quality: QUALITY }));
  return { large: await encoded(large), small: await encoded(small) };
}

const made = await make(workerData as PictureJob);
parentPort!.postMessage(made, []);
