import { DIGITS, REPEATED, TEENS, TENS, NUMBERED, SCALES_BEHIND } from './number-words.ts';
import { following, type Token, preceding, unitAt } from './tokens.ts';
import { arranged } from './arrange-figures.ts';

/** Numbers below a hundred that are said in a row, as figures: "one", "twenty eight" are 1 and 28. */
type Said = { figures: string[]; end: number };

const isOh = (word: string): boolean => word === 'oh' || word === 'o';

function oneAt(tokens: readonly Token[], at: number, word: string): Said | null {
  const digit = DIGITS.get(word) ?? TEENS.get(word);
  if (digit !== undefined) return { figures: [`${digit}`], end: at + 1 };
  const tens = TENS.get(word);
  if (tens !== undefined) {
    const units = DIGITS.get(following(tokens, at + 1)) ?? 0;
    return { figures: [`${tens + units}`], end: at + (units > 0 ? 2 : 1) };
  }
  const times = REPEATED.get(word);
  if (times === undefined) return null;
  const next = following(tokens, at + 1);
  const repeated = isOh(next) ? 0 : DIGITS.get(next);
  if (repeated === undefined) return null;
  return { figures: Array.from({ length: times }, () => `${repeated}`), end: at + 2 };
}

/** An "oh" is a zero between other numbers only. */
function ohAt(tokens: readonly Token[], at: number): Said | null {
  if (!isOh(following(tokens, at))) return null;
  const next = following(tokens, at + 1);
  const goesOn = isOh(next) ? ohAt(tokens, at + 1) : oneAt(tokens, at + 1, next);
  return goesOn && { figures: ['0'], end: at + 1 };
}

function saidAt(tokens: readonly Token[], from: number): Said | null {
  let said = oneAt(tokens, from, tokens[from]?.lower ?? '');
  if (!said) return null;
  for (;;) {
    const more: Said | null =
      oneAt(tokens, said.end, following(tokens, said.end)) ?? ohAt(tokens, said.end);
    if (!more) return said;
    said = { figures: [...said.figures, ...more.figures], end: more.end };
  }
}

/** What is said behind a point: digit by digit, or one number below a hundred. */
function decimalsAt(tokens: readonly Token[], from: number): Said | null {
  const first = following(tokens, from);
  if (/^\d{1,4}$/.test(first)) return { figures: [first], end: from + 1 };
  const figures: string[] = [];
  let end = from;
  for (let word = first; isOh(word) || DIGITS.has(word); word = following(tokens, end)) {
    figures.push(`${DIGITS.get(word) ?? 0}`);
    end += 1;
  }
  if (figures.length > 0) return { figures, end };
  return REPEATED.has(first) ? null : oneAt(tokens, from, first);
}

/** Numbers without a scale. */
type PlainNumber = { figures: string[]; isRange: boolean; end: number };

/** Longer ones are no amounts. */
const FIGURE = /^\d{1,12}(?:\.\d{1,6})?$/;
export const isFigure = (word: string): boolean => FIGURE.test(word);

/** "And a half", and "and half" before what is halved. */
function halfEnd(tokens: readonly Token[], at: number): number | null {
  if (following(tokens, at) !== 'and') return null;
  if (following(tokens, at + 1) === 'a' && following(tokens, at + 2) === 'half') return at + 3;
  if (following(tokens, at + 1) !== 'half') return null;
  const isHalved = SCALES_BEHIND.has(following(tokens, at + 2)) || unitAt(tokens, at + 2) !== null;
  return isHalved ? at + 2 : null;
}

function fractionAt(tokens: readonly Token[], at: number): { text: string; end: number } | null {
  const decimals = following(tokens, at) === 'point' ? decimalsAt(tokens, at + 1) : null;
  if (decimals) return { text: `.${decimals.figures.join('')}`, end: decimals.end };
  const half = halfEnd(tokens, at);
  return half === null ? null : { text: '.5', end: half };
}

/** "The iPhone fifteen one": behind such a number a one stands for the thing. */
function withoutThing(tokens: readonly Token[], said: Said): Said {
  const { figures, end } = said;
  const isThing =
    figures.length > 1 &&
    figures.at(-1) === '1' &&
    figures.at(-2)!.length > 1 &&
    !SCALES_BEHIND.has(following(tokens, end)) &&
    unitAt(tokens, end) === null &&
    !fractionAt(tokens, end);
  return isThing ? { figures: figures.slice(0, -1), end: end - 1 } : said;
}

export function plainNumberAt(tokens: readonly Token[], from: number): PlainNumber | null {
  const word = tokens[from]?.lower ?? '';
  const heard = isFigure(word) ? { figures: [word], end: from + 1 } : saidAt(tokens, from);
  if (!heard) return null;
  const { figures, end } = withoutThing(tokens, heard);
  const fraction = word.includes('.') ? null : fractionAt(tokens, end);
  const { figures: meant, isRange } = arranged(figures, {
    scale: SCALES_BEHIND.get(following(tokens, end)) ?? null,
    unit: unitAt(tokens, end),
    isFraction: fraction !== null,
    isNamed: NUMBERED.has(preceding(tokens, from)),
  });
  if (!fraction) return { figures: meant, isRange, end };
  return {
    figures: [...meant.slice(0, -1), `${meant.at(-1)!}${fraction.text}`],
    isRange,
    end: fraction.end,
  };
}
