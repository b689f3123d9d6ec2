import { generate } from 'lean-qr';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url&inline';
import { type Engine, loadEngine } from './engine.ts';
import type { RgbaPicture } from './picture.ts';

/** The reader's WebAssembly, as the server would send it. */
export function wasmBinary(): ArrayBuffer {
  return Uint8Array.from(atob(wasm.split(',')[1]!), (char) => char.codePointAt(0)!).buffer;
}

export const testEngine = (): Promise<Engine> => loadEngine(wasmBinary(), ['qr_code']);

/** A code in black on white, straight and clean: of a text, or of data of another kind. */
export function cleanPicture(data: Parameters<typeof generate>[0], module = 4): RgbaPicture {
  const code = generate(data);
  const side = (code.size + 8) * module;
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < side * side; i += 1) {
    const x = Math.floor((i % side) / module) - 4;
    const y = Math.floor(Math.floor(i / side) / module) - 4;
    pixels.fill(code.get(x, y) ? 0 : 255, i * 4, i * 4 + 4);
  }
  return { data: pixels, width: side, height: side };
}
