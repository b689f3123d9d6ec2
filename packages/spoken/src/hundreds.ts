import { SCALES_BEHIND } from './number-words.ts';
import { isFigure, plainNumberAt } from './plain-number.ts';
import { following, preceding, type Token } from './tokens.ts';
import { fits, unitAt } from './units.ts';

/** A number before any scale above a hundred. */
export type Hundreds = {
  /** Numbers said right before it: the 15 of "iPhone fifteen fifty thousand". */
  before: string[];
  /** The lower end, where it is a range: "two three hundred". */
  from: number | null;
  value: number;
  /** As it is to be written, where its value does not say it: "080", "5:30". */
  figure: string | null;
  hasHundred: boolean;
  end: number;
};

const DETERMINERS = new Set(['the', 'this', 'that', 'which', 'any', 'another']);

/** What may not be added at a place: the one of "the twenty thousand one", the end of a "between". */
export function isOther(tokens: readonly Token[], start: number, at: number, end: number): boolean {
  const before = preceding(tokens, start);
  const joint = following(tokens, at);
  if (joint === 'and') {
    return before === 'between' && !['and', 'to'].includes(following(tokens, end));
  }
  const isOne = joint === 'one' && end === at + 1;
  return isOne && DETERMINERS.has(before) && unitAt(tokens, end) === null;
}

/** "Fifty", "and fifty" behind a hundred. */
function belowHundredAt(
  tokens: readonly Token[],
  start: number,
  { value, end: at }: Hundreds,
): { value: number; end: number } | null {
  const from = following(tokens, at) === 'and' ? at + 1 : at;
  const word = following(tokens, from);
  const number = word === '' || isFigure(word) ? null : plainNumberAt(tokens, from);
  if (!number) return null;
  const { figures, end } = number;
  const rest = Number(figures[0]);
  const isRest = figures.length === 1 && Number.isInteger(rest) && rest > 0 && rest < 100;
  if (!isRest || SCALES_BEHIND.get(following(tokens, end)) === 100) return null;
  if (!fits(value + rest, unitAt(tokens, end)) || isOther(tokens, start, at, end)) return null;
  return { value: rest, end };
}

function withRest(tokens: readonly Token[], start: number, hundreds: Hundreds): Hundreds {
  const rest = belowHundredAt(tokens, start, hundreds);
  return rest ? { ...hundreds, value: hundreds.value + rest.value, end: rest.end } : hundreds;
}

/** "Hundred" without a number before it, "a hundred". */
export function bareHundredAt(tokens: readonly Token[], start: number): Hundreds | null {
  const isLed = tokens[start]!.lower === 'a';
  const word = isLed ? following(tokens, start + 1) : tokens[start]!.lower;
  if (word !== 'hundred') return null;
  const end = start + (isLed ? 2 : 1);
  const bare = { before: [], from: null, value: 100, figure: null, hasHundred: true, end };
  return withRest(tokens, start, bare);
}

export function hundredsAt(tokens: readonly Token[], start: number): Hundreds | null {
  const number = plainNumberAt(tokens, start);
  if (!number) return null;
  const { figures, isRange, end } = number;
  const figure = figures.at(-1)!;
  const before = isRange ? [] : figures.slice(0, -1);
  const from = isRange ? Number(figures[0]) : null;
  const value = Number(figure);
  if (!isFigure(figure) || SCALES_BEHIND.get(following(tokens, end)) !== 100) {
    return { before, from, value, figure, hasHundred: false, end };
  }
  const hundreds: Hundreds = {
    before,
    from: from && from * 100,
    value: value * 100,
    figure: null,
    hasHundred: true,
    end: end + 1,
  };
  return isRange ? hundreds : withRest(tokens, start, hundreds);
}
