import { describe, expect, test } from 'vitest';
import { boxInVideo } from './picture-sources.ts';

const size = (width: number, height: number) => ({ width, height });
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});
const middle = ({ width, height }: { width: number; height: number }, side: number) =>
  box((width - side) / 2, (height - side) / 2, side, side);

describe('the box in pixels of the video', () => {
  test('of the same size is the same', () => {
    const aim = { screen: size(400, 800), box: box(100, 300, 200, 200) };
    expect(boxInVideo(aim, size(400, 800), false)).toEqual(box(100, 300, 200, 200));
  });

  test('grows with the video', () => {
    const aim = { screen: size(400, 800), box: box(100, 300, 200, 200) };
    expect(boxInVideo(aim, size(800, 1600), false)).toEqual(box(200, 600, 400, 400));
  });

  test('a wide video hangs over left and right', () => {
    // Twice as high as the screen: one pixel of the page is two of the video.
    const screen = size(400, 800);
    expect(boxInVideo({ screen, box: middle(screen, 200) }, size(2400, 1600), false)).toEqual(
      box(1000, 600, 400, 400),
    );
    expect(boxInVideo({ screen, box: box(0, 0, 400, 800) }, size(2400, 1600), false)).toEqual(
      box(800, 0, 800, 1600),
    );
  });

  test('a high video hangs over above and below', () => {
    const screen = size(800, 400);
    expect(boxInVideo({ screen, box: box(0, 0, 800, 400) }, size(800, 1000), false)).toEqual(
      box(0, 300, 800, 400),
    );
  });

  test('is turned around with a mirrored picture', () => {
    const aim = { screen: size(400, 800), box: box(50, 300, 100, 100) };
    expect(boxInVideo(aim, size(400, 800), true)).toEqual(box(250, 300, 100, 100));
    const centred = { screen: size(400, 800), box: middle(size(400, 800), 200) };
    expect(boxInVideo(centred, size(400, 800), true)).toEqual(box(100, 300, 200, 200));
  });

  test('is cut at the edges of the video', () => {
    const aim = { screen: size(400, 800), box: box(-50, 700, 200, 200) };
    expect(boxInVideo(aim, size(400, 800), false)).toEqual(box(0, 700, 150, 100));
  });

  test.each([
    ['is nothing beside it', size(400, 800), box(-300, 0, 200, 200), size(400, 800)],
    ['needs a screen', size(0, 0), box(0, 0, 200, 200), size(400, 800)],
    ['needs a video', size(400, 800), box(0, 0, 200, 200), size(0, 0)],
    ['needs a size', size(400, 800), box(0, 0, 0, 0), size(400, 800)],
  ])('%s', (_name, screen, drawn, video) => {
    expect(boxInVideo({ screen, box: drawn }, video, false)).toBeNull();
  });
});
