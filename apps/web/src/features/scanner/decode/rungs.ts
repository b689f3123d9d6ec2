import type { Engine, Way } from './engine.ts';
import { blurred, flattened, sharpened, thresholded } from './filters.ts';
import { type Grey, inverted } from './grey.ts';
import type { FoundCode } from './picture.ts';
import { readByGrid } from './read-grid.ts';

/** One attempt: in which size to look, and how. */
export type Rung = {
  /** The longer side in pixels; the picture is shrunk to it, never enlarged. */
  longest: number;
  /** By how much it is made larger then. */
  enlarge?: number;
  read(engine: Engine, grey: Grey, isOver: () => boolean): FoundCode[];
};

type Treatment = (grey: Grey) => Grey;

/** Beyond this, more pixels cost time and memory and show nothing more. */
const LARGEST = 4096;
/** What is darker than its surroundings by no more than this may be noise on plain paper. */
const NOISE = 2;

const asItIs: Treatment = (grey) => grey;
const sharp: Treatment = (grey) => sharpened(grey, 4, 4);
const verySharp: Treatment = (grey) => sharpened(grey, 8, 6);
const soft: Treatment = (grey) => blurred(grey, 1);
const softThenSharp: Treatment = (grey) => sharp(soft(grey));

const plainly = (treat: Treatment = asItIs, way: Way = {}) => ({
  read: (engine: Engine, grey: Grey) => engine.read(treat(grey), way),
});
const blackAndWhite = (radius: number, treat: Treatment = asItIs) =>
  plainly((grey) => thresholded(treat(grey), radius), { binarizer: 'half' });

/** Looks for eyes in one treatment and for modules in another. */
const byGrid = (eyes: [Treatment, number], modules: [Treatment, number], first = asItIs) => ({
  read(engine: Engine, grey: Grey, isOver: () => boolean) {
    const from = first(grey);
    return readByGrid(
      engine,
      thresholded(eyes[0](from), eyes[1], NOISE),
      flattened(modules[0](from), modules[1]),
      isOver,
    );
  },
});

/** For frames and photos alike, by what each reads that those before it do not for its time. */
export const rungs: readonly Rung[] = [
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
export const widestRung: Rung = { longest: LARGEST, ...plainly() };

/** For photos only: they take longer than a frame has. */
export const patientRungs: readonly Rung[] = [
  widestRung,
  { longest: 1000, ...byGrid([softThenSharp, 16], [asItIs, 12]) },
  { longest: 1000, ...blackAndWhite(32, (grey) => blurred(grey, 2)) },
  { longest: 1000, ...byGrid([asItIs, 48], [asItIs, 48]) },
  { longest: 800, enlarge: 2, ...plainly((grey) => sharpened(grey, 3, 3)) },
  { longest: 800, enlarge: 2, ...blackAndWhite(16) },
  { longest: 800, enlarge: 2, ...byGrid([sharp, 24], [sharp, 24]) },
  { longest: 2000, ...byGrid([soft, 24], [soft, 24]) },
];
