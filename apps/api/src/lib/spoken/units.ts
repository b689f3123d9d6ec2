import { COUNTED_THINGS, isMeasure, readMeasures } from '../search/measures.ts';
import { following, type Token } from './tokens.ts';

const CURRENCIES = new Set(['rupee', 'rupees', 'rs', 'bucks', 'dollars', 'inr']);
const CLOCKS = new Set(['am', 'pm', 'a.m', 'p.m']);

/** Above these a number of the unit is two numbers that were said in a row. */
const MOST: Record<string, number> = {
  inch: 120,
  ft: 100,
  gb: 1024,
  tb: 30,
  ton: 10,
  star: 7,
  seater: 12,
  door: 8,
  drawer: 12,
  burner: 8,
  tier: 12,
  shelf: 12,
  speed: 30,
  kg: 999,
  litre: 999,
  year: 99,
  month: 99,
  hour: 99,
  percent: 100,
};

/** The unit that a number at the place before it would have, in the search's own name for it. */
export function unitAt(tokens: readonly Token[], place: number): string | null {
  const word = following(tokens, place);
  if (word === '') return null;
  if (CURRENCIES.has(word)) return 'money';
  if (CLOCKS.has(word)) return 'clock';
  if (word === 'percent' || (word === 'per' && following(tokens, place + 1) === 'cent')) {
    return 'percent';
  }
  const [piece] = readMeasures(`1 ${word}`);
  return piece && isMeasure(piece) ? piece.unit : null;
}

/** Whether there may be that many of what is said behind a number. */
export const fits = (number: number, unit: string | null): boolean =>
  number <= (MOST[unit ?? ''] ?? Infinity);

/** "One door" is read by the search as it is, and is no amount in most sentences. */
export const countsOne = (unit: string | null, word: string): boolean =>
  unit !== null && word.length > 1 && !COUNTED_THINGS.has(unit) && unit !== 'speed';
