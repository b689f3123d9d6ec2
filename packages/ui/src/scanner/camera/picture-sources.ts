import type { Box } from '../decode/picture.ts';

type Size = { width: number; height: number };

/** Where the box lies on what shows the video, in the page's pixels. */
export type Aim = { screen: Size; box: Box };

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * The box in pixels of the video, which covers its place: the longer side hangs over at both ends.
 * Null where nothing of it is on the video, or where either has no size yet.
 */
export function boxInVideo({ screen, box }: Aim, video: Size, mirrored: boolean): Box | null {
  if (!screen.width || !screen.height || !video.width || !video.height) return null;
  const scale = Math.max(screen.width / video.width, screen.height / video.height);
  const onVideo = (at: number, shown: number, whole: number) =>
    within(Math.round((at - (shown - whole * scale) / 2) / scale), whole);

  const start = onVideo(box.left, screen.width, video.width);
  const end = onVideo(box.left + box.width, screen.width, video.width);
  const top = onVideo(box.top, screen.height, video.height);
  const bottom = onVideo(box.top + box.height, screen.height, video.height);
  if (end <= start || bottom <= top) return null;
  return {
    left: mirrored ? video.width - end : start,
    top,
    width: end - start,
    height: bottom - top,
  };
}

type Frame = { picture: ImageBitmap; box: Box | null };

/** A video shows something from here on. */
const HAVE_CURRENT_DATA = 2;

/** Gives one picture after the other, and null while there is no new one. */
export function framesOfVideo(
  video: HTMLVideoElement,
  aim: () => Aim | null,
  mirrored: boolean,
): () => Promise<Frame | null> {
  let taken: number | null = null;

  return async () => {
    const { videoWidth: width, videoHeight: height, currentTime } = video;
    const isShowing = !video.paused && video.readyState >= HAVE_CURRENT_DATA && width > 0;
    if (!isShowing || currentTime === taken) return null;
    taken = currentTime;
    const aimed = aim();
    const box = aimed && boxInVideo(aimed, { width, height }, mirrored);
    try {
      return { picture: await createImageBitmap(video), box };
    } catch {
      // The stream may end between the question and the answer.
      return null;
    }
  };
}

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
