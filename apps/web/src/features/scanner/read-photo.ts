const LARGEST_BYTES = 50_000_000;
/** More takes memory that phones do not have, and shows no code that this does not. */
const LARGEST_PIXELS = 16_000_000;

export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

async function shrunk(picture: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = picture;
  const scale = Math.sqrt(LARGEST_PIXELS / (width * height));
  if (scale >= 1) return picture;
  try {
    return await createImageBitmap(picture, {
      resizeWidth: Math.round(width * scale),
      resizeHeight: Math.round(height * scale),
      resizeQuality: 'high',
    });
  } finally {
    picture.close();
  }
}

/** What is in a file that somebody chose. Rejects with an `UnreadablePhotoError`. */
export async function readPhoto(file: Blob): Promise<ImageBitmap> {
  // Some phones do not say what they hand over.
  const isPicture = file.type === '' || file.type.startsWith('image/');
  if (!isPicture || file.size > LARGEST_BYTES) {
    throw new UnreadablePhotoError('Not a photo, or too large a one');
  }
  try {
    return await shrunk(await createImageBitmap(file));
  } catch (cause) {
    throw new UnreadablePhotoError('The browser cannot show it', { cause });
  }
}
