import type { Box } from './decode/picture.ts';
import { type Aim, boxInVideo } from './frame-box.ts';

export type Frame = { picture: ImageBitmap; box: Box | null };

/** A video shows something from here on. */
const HAVE_CURRENT_DATA = 2;

/** Gives one picture after the other, and null while there is no new one. */
export function framesOf(
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
