import { fits } from './tokens.ts';

/** What comes behind numbers that were said in a row. */
type Behind = {
  scale: number | null;
  unit: string | null;
  /** Whether a point or a half makes the last of them a fraction. */
  isFraction: boolean;
  /** Whether what stands before has a number of its own: "iPhone". */
  isNamed: boolean;
};

type Arranged = {
  /** Numbers of their own; a scale belongs to the last. */
  figures: string[];
  /** Whether they are the ends of a range: "two three thousand". */
  isRange: boolean;
};

const apart = (figures: string[]): Arranged => ({ figures, isRange: false });
const isDigit = (figure: string): boolean => figure.length === 1;
/** How many digits each has, which tells "one twenty eight" from "nineteen ninety nine". */
const shapeOf = (figures: string[]): string => figures.map(({ length }) => length).join('');
const isNext = ([first, second]: string[]): boolean => Number(first) + 1 === Number(second);

function beforeScale(figures: string[], { scale, isNamed }: Behind): Arranged {
  const [first, second, third] = figures as [string, string, string];
  const [from, to] = [Number(first), Number(second)];
  const shape = shapeOf(figures);
  if (shape === '11' && from < to && from > 0) return { figures, isRange: true };
  if (shape === '22' && !isNamed && from < to && to < 2 * from) return { figures, isRange: true };
  if (scale === 100) return apart(figures);
  if (shape === '12' && second === '10') return { figures, isRange: true };
  if (shape === '12' && from > 0) return apart([first + second]);
  if (shape === '212') return apart([first, second + third]);
  return apart(figures);
}

const isTime = (hour: string, minute: string): boolean =>
  Number(hour) >= 1 && Number(hour) <= 12 && Number(minute) >= 10 && Number(minute) < 60;

/** Numbers said in a row as people mean them: prices, years, sizes, numbers to be dialled. */
export function arranged(figures: string[], behind: Behind): Arranged {
  if (figures.length === 1) return apart(figures);
  if (behind.scale !== null) return beforeScale(figures, behind);
  const { unit } = behind;
  const [first, second, third] = figures as [string, string, string];
  const joined = figures.join('');
  const shape = shapeOf(figures);
  const isFitting = fits(Number(joined), unit);
  if (behind.isFraction) return apart(shape === '12' && first !== '0' ? [joined] : figures);
  if (unit === 'clock' && figures.length === 2) {
    return apart(isTime(first, second) ? [`${first}:${second}`] : figures);
  }
  if (shape === '11' && isNext(figures) && first !== '0') {
    return apart(first === '1' && unit !== null ? figures : [`${first}-${second}`]);
  }
  if (figures.every(isDigit)) return apart(isFitting ? [joined] : figures);
  if (shape === '12' || shape === '22') {
    return apart(isFitting && first !== '0' ? [joined] : figures);
  }
  if (shape === '212' && second !== '0') {
    const isPrice = third === '99' && (unit === null || unit === 'money');
    return apart(isPrice ? [joined] : [first, second + third]);
  }
  if (shape === '112' && second !== '0') return apart([first, second + third]);
  const isDialled = figures.length > 3 || joined.length > 5;
  return apart(isDialled || (shape === '211' && second === '0') ? [joined] : figures);
}
