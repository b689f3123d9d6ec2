import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { type Engine, loadEngine } from './engine.ts';
import { type NativeDetector, proveNativeDetector } from './native-detector.ts';
import type { BarcodeFormat, FoundCode, Look, RgbaPicture } from './picture.ts';
import { readPicture } from './read-picture.ts';

export type ToDecoder =
  | { type: 'prepare'; formats: readonly BarcodeFormat[] }
  | { type: 'look'; turn: number; picture: ImageBitmap | RgbaPicture; look: Look };

export type FromDecoder =
  | { type: 'ready' }
  | { type: 'seen'; turn: number; codes: FoundCode[] }
  | { type: 'failed'; turn: number | null; reason: string };

type Tools = { engine: Engine; native: NativeDetector | null };

async function fetchWasm(): Promise<ArrayBuffer> {
  const answer = await fetch(wasmUrl);
  if (!answer.ok) throw new Error(`The reader answered ${answer.status}`);
  return answer.arrayBuffer();
}

async function prepare({ formats }: ToDecoder & { type: 'prepare' }): Promise<Tools> {
  const [engine, native] = await Promise.all([
    fetchWasm().then((wasm) => loadEngine(wasm, formats)),
    proveNativeDetector(formats),
  ]);
  return { engine, native };
}

function pixelsOf(bitmap: ImageBitmap): RgbaPicture {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to read the picture with');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

async function codesIn(picture: ImageBitmap | RgbaPicture, look: Look, tools: Tools) {
  const begun = performance.now();
  const isBitmap = !('data' in picture);
  try {
    const native = isBitmap && tools.native ? await tools.native.detect(picture, look) : [];
    if (native.length > 0) return native;
    const budgetMs = look.budgetMs - (performance.now() - begun);
    return readPicture(tools.engine, isBitmap ? pixelsOf(picture) : picture, { ...look, budgetMs });
  } finally {
    if (isBitmap) picture.close();
  }
}

const tell = (message: FromDecoder) => postMessage(message);
let tools: Promise<Tools> | null = null;

async function handle(message: ToDecoder): Promise<void> {
  if (message.type === 'prepare') {
    tools = prepare(message);
    await tools;
    tell({ type: 'ready' });
    return;
  }
  if (!tools) throw new Error('Asked to look before it was told what for');
  const codes: FoundCode[] = await codesIn(message.picture, message.look, await tools);
  tell({ type: 'seen', turn: message.turn, codes });
}

addEventListener('message', async ({ data }: MessageEvent<ToDecoder>) => {
  try {
    await handle(data);
  } catch (error) {
    tell({ type: 'failed', turn: data.type === 'look' ? data.turn : null, reason: String(error) });
  }
});
