import { DIGITS, REPEATED, TEENS, TENS } from './number-words.ts';
import { following, type Token } from './tokens.ts';

/** Numbers below a hundred that are said in a row, as figures: "one", "twenty eight" are 1 and 28. */
export type Said = { figures: string[]; end: number };

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

export function saidAt(tokens: readonly Token[], from: number): Said | null {
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
export function decimalsAt(tokens: readonly Token[], from: number): Said | null {
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
