import type { Engine } from './engine.ts';
import { nearestFirst, placed, withoutRepeats } from './found-codes.ts';
import type { FoundCode, Look, Picture, Point } from './picture.ts';
import { resized } from './resize.ts';
import { patientRungs, rungs, type Rung, widestRung } from './rungs.ts';
import { viewsOf } from './views.ts';

/** How many rungs every picture is given, whatever was tried on those before it. */
const FIRST = 2;
/** How many more the next one is given, and how far on it starts, for each picture without a code. */
const STEP = 3;

type Attempt = { rung: Rung; of: 'box' | 'whole' };

/** What is tried on this picture, in this order: the next one goes on where this one had to stop. */
function attemptsFor({ box, misses }: Look): Attempt[] {
  const tried = misses === Infinity ? [...rungs, ...patientRungs] : rungs;
  const places = box ? (['box', 'whole'] as const) : (['whole'] as const);
  const all = tried.flatMap((rung) => places.map((of): Attempt => ({ rung, of })));
  if (misses === Infinity) return all;
  const first = all.splice(0, FIRST * places.length);
  const start = (misses * STEP) % all.length;
  const rest = [...all.slice(start), ...all.slice(0, start)];
  return [...first, ...rest.slice(0, STEP * (misses + 1))];
}

/** The codes in a picture, those in the box first. It stops at the first attempt that reads one. */
export function readPicture(
  engine: Engine,
  picture: Picture,
  look: Look,
  now: () => number = () => performance.now(),
): FoundCode[] {
  const until = now() + look.budgetMs;
  const isOver = () => now() >= until;
  const view = viewsOf(picture, look.box);

  function attempt({ rung, of }: Attempt): FoundCode[] {
    const { grey, toPicture } = view(of, rung.longest);
    const larger = resized(grey, rung.enlarge ?? 1);
    const scale = grey.width / larger.width;
    const place = ({ x, y }: Point) => toPicture({ x: x * scale, y: y * scale });
    return rung.read(engine, larger, isOver).map((code) => placed(code, place));
  }

  for (const tried of attemptsFor(look)) {
    if (isOver()) break;
    const codes = attempt(tried);
    if (codes.length === 0) continue;
    // A photo may show more codes than could be told apart in the size that showed the first.
    const sawLess = tried.rung.longest < Math.max(picture.width, picture.height);
    if (look.misses === Infinity && sawLess && !isOver())
      codes.push(...attempt({ rung: widestRung, of: 'whole' }));
    return nearestFirst(withoutRepeats(codes), look.box);
  }
  return [];
}
