import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

/** Node gives what its types call the default of the default. */
const jsQR = jsqr as unknown as typeof jsqr.default;

/** What a scanner reads off a part of the screen, or null. */
export async function readQr(part: Locator): Promise<string | null> {
  const png = (await part.screenshot()).toString('base64');
  const picture = await part.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    // Its type is not in TypeScript's library yet. As a list, the numbers take seconds to travel.
    const raw = new Uint8Array(data.buffer) as Uint8Array & { toBase64(): string };
    return { width, height, pixels: raw.toBase64() };
  }, png);
  const { width, height, pixels } = picture;
  return jsQR(Uint8ClampedArray.from(Buffer.from(pixels, 'base64')), width, height)?.data ?? null;
}
