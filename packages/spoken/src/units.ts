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

/** The unit that a number at the place before it would have. */
export function unitAt(tokens: readonly Token[], place: number): string | null {
  const word = following(tokens, place);
  if (word === '') return null;
  if (CURRENCIES.has(word)) return 'money';
  if (CLOCKS.has(word)) return 'clock';
  if (word === 'percent' || (word === 'per' && following(tokens, place + 1) === 'cent')) {
    return 'percent';
  }
  return tokens[place]!.unit?.name ?? null;
}

/** Whether there may be that many of what is said behind a number. */
export const fits = (number: number, unit: string | null): boolean =>
  number <= (MOST[unit ?? ''] ?? Infinity);

/** "One door" is read by the search as it is, and is no amount in most sentences. */
export function countsOne(tokens: readonly Token[], place: number): boolean {
  const unit = unitAt(tokens, place);
  if (unit === null || unit === 'speed' || following(tokens, place).length < 2) return false;
  return !tokens[place]!.unit?.isThing;
}
