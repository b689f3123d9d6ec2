import type { Box } from './decode/picture.ts';

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
