import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import { pixelsOf } from './pixels.ts';

/** Node gives what its types call the default of the default. */
const jsQR = jsqr as unknown as typeof jsqr.default;

/** What a scanner reads off a part of the screen, or null. */
export async function readQr(part: Locator): Promise<string | null> {
  const { data, width, height } = await pixelsOf(part.page(), await part.screenshot());
  return jsQR(data, width, height)?.data ?? null;
}
