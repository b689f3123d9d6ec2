import { cropped, type Grey, greyOf } from './grey.ts';
import type { Box, Picture, Point } from './picture.ts';
import { resized } from './resize.ts';

/** A part of the picture in some size, which knows where its pixels come from. */
export type View = { grey: Grey; toPicture(point: Point): Point };

/** How far beyond the box, of its side, a code may reach that is meant to be in it. */
const AROUND_BOX = 0.25;

export type Views = (of: 'box' | 'whole', longest: number) => View;

/** The box with what is around it, cut to the picture. */
function within(picture: { width: number; height: number }, box: Box): Box {
  const left = Math.max(0, Math.floor(box.left - box.width * AROUND_BOX));
  const top = Math.max(0, Math.floor(box.top - box.height * AROUND_BOX));
  const right = Math.min(picture.width, Math.ceil(box.left + box.width * (1 + AROUND_BOX)));
  const bottom = Math.min(picture.height, Math.ceil(box.top + box.height * (1 + AROUND_BOX)));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** What of a picture decode attempts ask for, each made once and only when asked for. */
export function viewsOf(picture: Picture, box: Box | null): Views {
  const grey = once(() => greyOf(picture));
  const part = box && within(picture, box);
  const partly = once(() => (part ? cropped(grey(), part) : grey()));
  const sized = new Map<string, View>();

  /** As large as asked for, but never enlarged on the way. */
  function view(of: 'box' | 'whole', longest: number): View {
    const source = of === 'box' ? partly() : grey();
    const factor = Math.min(1, longest / Math.max(source.width, source.height));
    const key = `${of} ${factor}`;
    let made = sized.get(key);
    if (!made) {
      const small = resized(source, factor);
      const across = source.width / small.width;
      const down = source.height / small.height;
      const { left, top } = (of === 'box' ? part : null) ?? { left: 0, top: 0 };
      made = {
        grey: small,
        toPicture: ({ x, y }) => ({ x: left + x * across, y: top + y * down }),
      };
      sized.set(key, made);
    }
    return made;
  }
  return view;
}
