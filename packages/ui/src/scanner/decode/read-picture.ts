import {
  type DecodeAttempt,
  frameAttempts,
  photoAttempts,
  readAttempt,
  widestAttempt,
} from './attempts.ts';
import type { Engine } from './engine.ts';
import type { Box, FoundCode, Look, RgbaPicture, Point } from './picture.ts';
import { resized, viewsOf } from './views.ts';

/** How many attempts every picture is given, whatever was tried on those before it. */
const FIRST = 2;
/** How many more the next one is given, and how far on it starts, for each picture without a code. */
const STEP = 3;

type Attempts = { frame: readonly DecodeAttempt[]; photo: readonly DecodeAttempt[] };
type Try = { attempt: DecodeAttempt; of: 'box' | 'whole' };

/** What is tried on this picture, in this order: the next one goes on where this one had to stop. */
function triesFor({ box, misses }: Look, { frame, photo }: Attempts): Try[] {
  const attempts = misses === Infinity ? [...frame, ...photo] : frame;
  const places = box ? (['box', 'whole'] as const) : (['whole'] as const);
  const all = attempts.flatMap((attempt) => places.map((of): Try => ({ attempt, of })));
  if (misses === Infinity) return all;
  const first = all.splice(0, FIRST * places.length);
  const start = (misses * STEP) % all.length;
  const rest = [...all.slice(start), ...all.slice(0, start)];
  return [...first, ...rest.slice(0, STEP * (misses + 1))];
}

type Options = { now?: () => number; attempts?: Attempts };

/** The codes in a picture, those in the box first. It stops at the first attempt that reads one. */
export function readPicture(
  engine: Engine,
  picture: RgbaPicture,
  look: Look,
  {
    now = () => performance.now(),
    attempts = { frame: frameAttempts, photo: photoAttempts },
  }: Options = {},
): FoundCode[] {
  const until = now() + look.budgetMs;
  const isOver = () => now() >= until;
  const view = viewsOf(picture, look.box);

  function read({ attempt, of }: Try): FoundCode[] {
    const { grey, toPicture } = view(of, attempt.longest);
    const larger = resized(grey, attempt.enlarge ?? 1);
    const scale = grey.width / larger.width;
    const place = ({ x, y }: Point) => toPicture({ x: x * scale, y: y * scale });
    return readAttempt(attempt, engine, larger, isOver).map((code) => placed(code, place));
  }

  for (const tried of triesFor(look, attempts)) {
    if (isOver()) break;
    const codes = read(tried);
    if (codes.length === 0) continue;
    // A photo may show more codes than could be told apart in the size that showed the first.
    const sawLess = tried.attempt.longest < Math.max(picture.width, picture.height);
    if (look.misses === Infinity && sawLess && !isOver())
      codes.push(...read({ attempt: widestAttempt, of: 'whole' }));
    return nearestFirst(withoutRepeats(codes), look.box);
  }
  return [];
}

function placed({ text, corners }: FoundCode, place: (point: Point) => Point): FoundCode {
  const [a, b, c, d] = corners;
  return { text, corners: [place(a), place(b), place(c), place(d)] };
}

function middleOf({ corners }: FoundCode): Point {
  const sum = (of: (point: Point) => number) => corners.reduce((all, at) => all + of(at), 0);
  return { x: sum((at) => at.x) / 4, y: sum((at) => at.y) / 4 };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The same text in the same place is one code, seen twice. */
function withoutRepeats(codes: FoundCode[]): FoundCode[] {
  return codes.filter((code, index) => {
    const reach = distance(code.corners[0], code.corners[2]) / 2;
    const same = (other: FoundCode) =>
      other.text === code.text && distance(middleOf(other), middleOf(code)) < reach;
    return codes.findIndex(same) === index;
  });
}

/** By how far from the middle of the box they lie. */
export function nearestFirst(codes: FoundCode[], box: Box | null): FoundCode[] {
  if (!box) return codes;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  return codes.toSorted((a, b) => distance(middleOf(a), middle) - distance(middleOf(b), middle));
}
