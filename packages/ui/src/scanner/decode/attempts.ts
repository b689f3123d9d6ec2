import type { Engine, ReadOptions } from './engine.ts';
import { blurred, flattened, sharpened, thresholded } from './filters.ts';
import { type FoundCode, type Grey, inverted } from './picture.ts';
import { readByGrid } from './read-grid.ts';

type Filter = (grey: Grey) => Grey;

/** One decode attempt: in which size to look at a picture, through which filters, with which reader. */
export type DecodeAttempt = {
  /** The longer side in pixels; the picture is shrunk to it, never enlarged. */
  longest: number;
  /** By how much it is made larger then. */
  enlarge?: number;
} & (
  | { filter: Filter; options: ReadOptions }
  /** For the grid reader: eyes are looked for in one filtered picture, modules in another. */
  | { gridFilters: { eyes: Filter; modules: Filter } }
);

/** Beyond this, more pixels cost time and memory and show nothing more. */
const LARGEST = 4096;
/** What is darker than its surroundings by no more than this may be noise on plain paper. */
const NOISE = 2;

const asItIs: Filter = (grey) => grey;
const sharp: Filter = (grey) => sharpened(grey, 4, 4);
const verySharp: Filter = (grey) => sharpened(grey, 8, 6);
const soft: Filter = (grey) => blurred(grey, 1);
const softThenSharp: Filter = (grey) => sharp(soft(grey));

const plainly = (filter: Filter = asItIs, options: ReadOptions = {}) => ({ filter, options });
const blackAndWhite = (radius: number, filter: Filter = asItIs) =>
  plainly((grey) => thresholded(filter(grey), radius), { binarizer: 'half' });

const byGrid = (eyes: [Filter, number], modules: [Filter, number], first = asItIs) => ({
  gridFilters: {
    eyes: (grey: Grey) => thresholded(eyes[0](first(grey)), eyes[1], NOISE),
    modules: (grey: Grey) => flattened(modules[0](first(grey)), modules[1]),
  },
});

/** For frames and photos alike, by what each reads that those before it do not for its time. */
export const frameAttempts: readonly DecodeAttempt[] = [
  { longest: 1000, ...plainly() },
  { longest: 500, ...plainly() },
  { longest: 1000, ...blackAndWhite(16) },
  { longest: 500, ...byGrid([verySharp, 16], [asItIs, 12]) },
  { longest: 2000, ...plainly() },
  { longest: 1000, ...plainly(sharp) },
  { longest: 300, ...plainly() },
  { longest: 1000, ...byGrid([sharp, 24], [sharp, 24]) },
  { longest: 1000, ...plainly(asItIs, { binarizer: 'histogram' }) },
  { longest: 1000, ...plainly(asItIs, { closeGaps: true }) },
  { longest: 1000, ...byGrid([soft, 12], [soft, 24]) },
  { longest: 1000, ...plainly(soft) },
  { longest: 800, enlarge: 2, ...plainly() },
  { longest: 500, ...byGrid([softThenSharp, 16], [sharp, 24]) },
  { longest: 500, ...byGrid([sharp, 16], [asItIs, 12], inverted) },
  { longest: 1000, ...byGrid([asItIs, 24], [asItIs, 24]) },
];

/** Sees the most at once, once it is known that there is something to see. */
export const widestAttempt: DecodeAttempt = { longest: LARGEST, ...plainly() };

/** For photos only: they take longer than a frame has. */
export const photoAttempts: readonly DecodeAttempt[] = [
  widestAttempt,
  { longest: 1000, ...byGrid([softThenSharp, 16], [asItIs, 12]) },
  { longest: 1000, ...blackAndWhite(32, (grey) => blurred(grey, 2)) },
  { longest: 1000, ...byGrid([asItIs, 48], [asItIs, 48]) },
  { longest: 800, enlarge: 2, ...plainly((grey) => sharpened(grey, 3, 3)) },
  { longest: 800, enlarge: 2, ...blackAndWhite(16) },
  { longest: 800, enlarge: 2, ...byGrid([sharp, 24], [sharp, 24]) },
  { longest: 2000, ...byGrid([soft, 24], [soft, 24]) },
];

export function readAttempt(
  attempt: DecodeAttempt,
  engine: Engine,
  grey: Grey,
  isOver: () => boolean,
): FoundCode[] {
  if ('filter' in attempt) return engine.read(attempt.filter(grey), attempt.options);
  const { eyes, modules } = attempt.gridFilters;
  return readByGrid(engine, eyes(grey), modules(grey), isOver);
}
