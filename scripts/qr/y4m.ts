import type { Picture } from './grey.ts';

/** A raw video, as a browser takes it in place of a camera (`--use-file-for-fake-video-capture`). */
export function writeY4m(frames: readonly Picture[], fps: number): Buffer {
  const [first] = frames;
  if (!first) throw new Error('a video needs a frame');
  const { width, height } = first;
  if (width % 2 > 0 || height % 2 > 0) throw new Error(`${width}×${height} must be even`);
  const parts: Uint8Array[] = [
    Buffer.from(`YUV4MPEG2 W${width} H${height} F${fps}:1 Ip A1:1 C420jpeg\n`),
  ];
  const head = Buffer.from('FRAME\n');
  for (const frame of frames) {
    if (frame.width !== width || frame.height !== height) {
      throw new Error('frames must be of one size');
    }
    parts.push(head, yuvOf(frame));
  }
  return Buffer.concat(parts);
}

/** Brightness of each pixel, then both colours of each four of them; from 16 to 235, as cameras give it. */
function yuvOf({ data, width, height }: Picture): Uint8Array {
  const pixels = width * height;
  const yuv = new Uint8Array((pixels * 3) / 2);
  for (let at = 0; at < pixels; at += 1) {
    const [red, green, blue] = [data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!];
    yuv[at] = Math.round(16 + 0.257 * red + 0.504 * green + 0.098 * blue);
  }
  const half = width / 2;
  for (let row = 0; row < height / 2; row += 1) {
    for (let column = 0; column < half; column += 1) {
      const corner = 2 * row * width + 2 * column;
      const mean = (channel: number) =>
        [corner, corner + 1, corner + width, corner + width + 1].reduce(
          (sum, at) => sum + data[4 * at + channel]! / 4,
          0,
        );
      const [red, green, blue] = [mean(0), mean(1), mean(2)];
      const at = pixels + row * half + column;
      yuv[at] = Math.round(128 - 0.148 * red - 0.291 * green + 0.439 * blue);
      yuv[at + pixels / 4] = Math.round(128 + 0.439 * red - 0.368 * green - 0.071 * blue);
    }
  }
  return yuv;
}
