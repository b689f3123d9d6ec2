export type Token = {
  /** What stands before the word and is none. */
  gap: string;
  word: string;
  /** In small letters, to be compared. */
  lower: string;
  /** What it measures behind a number. */
  unit: Unit | null;
};

/** A unit by the name that the search has for it; some are things themselves: drawers, say. */
type Unit = { name: string; isThing: boolean };
/** Tells which unit a word stands for, if any. */
export type UnitOf = (word: string) => Unit | null;

const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.,:/][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text; gaps, words and the tail in a row are the text again. */
export function tokensOf(text: string, unitOf: UnitOf): { tokens: Token[]; tail: string } {
  const tokens: Token[] = [];
  let from = 0;
  for (const match of text.matchAll(WORDS)) {
    const [word] = match;
    const lower = word.toLowerCase().replaceAll('’', "'");
    tokens.push({ gap: text.slice(from, match.index), word, lower, unit: unitOf(lower) });
    from = match.index + word.length;
  }
  return { tokens, tail: text.slice(from) };
}

/** The word at a place, where nothing but a space or a hyphen parts it from the one before; else "". */
export function following(tokens: readonly Token[], place: number): string {
  const token = tokens[place];
  return token && (token.gap === ' ' || token.gap === '-') ? token.lower : '';
}

/** The word before a place, "" at the beginning and behind the end of a sentence. */
export function preceding(tokens: readonly Token[], place: number): string {
  const gap = tokens[place]?.gap ?? '';
  return /[.!?;:]/.test(gap) ? '' : (tokens[place - 1]?.lower ?? '');
}

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
