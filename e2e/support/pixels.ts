import type { Page } from '@playwright/test';
import type { Picture } from '../../scripts/qr/grey.ts';

type Size = { width: number; height: number };

/** What a screenshot shows: as large as it is, or in the middle of a dark frame. */
export async function pixelsOf(page: Page, png: Buffer, frame?: Size): Promise<Picture> {
  const drawn = await page.evaluate(
    async ([base64, frame]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = frame ?? bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d')!;
      context.fillRect(0, 0, width, height);
      const [left, top] = [(width - bitmap.width) / 2, (height - bitmap.height) / 2];
      context.drawImage(bitmap, left, top);
      const { data } = context.getImageData(0, 0, width, height);
      // Its type is not in TypeScript's library yet. As a list, the numbers take seconds to travel.
      const raw = new Uint8Array(data.buffer) as Uint8Array & { toBase64(): string };
      return { width, height, pixels: raw.toBase64() };
    },
    [png.toString('base64'), frame] as const,
  );
  const { width, height, pixels } = drawn;
  return { width, height, data: Uint8ClampedArray.from(Buffer.from(pixels, 'base64')) };
}
