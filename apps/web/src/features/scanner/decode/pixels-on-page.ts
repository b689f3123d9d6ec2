import type { Picture } from './picture.ts';

/** For browsers whose workers have no canvas. The bitmap is closed. */
export function pixelsOnPage(bitmap: ImageBitmap): Picture {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to read the picture with');
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  bitmap.close();
  return { data: data as Picture['data'], width, height };
}
