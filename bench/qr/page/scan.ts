import { startSides, type Pixels } from './sides.ts';

export type Scanned = { side: string; texts: string[]; ms: number };

const sides = Object.entries(startSides());

/**
 * What every side reads in the picture at an address, and how long it takes; another begins each time.
 * Null where it is no picture.
 */
async function scan(url: string, turn: number): Promise<Scanned[] | null> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob()).catch(() => null);
  if (!bitmap) return null;
  const pixels = await pixelsOf(bitmap);
  const scanned: Scanned[] = [];
  for (let nth = 0; nth < sides.length; nth += 1) {
    const at = (turn + nth) % sides.length;
    const [side, prepare] = sides[at]!;
    const read = await prepare(pixels);
    const began = performance.now();
    const texts = await read();
    scanned[at] = { side, texts, ms: performance.now() - began };
  }
  return scanned;
}

async function pixelsOf(bitmap: ImageBitmap): Promise<Pixels> {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('the browser makes no PNG of a picture');
  return { image, canvas, png: new File([blob], 'picture.png', { type: blob.type }) };
}

Object.assign(globalThis, { scan });
