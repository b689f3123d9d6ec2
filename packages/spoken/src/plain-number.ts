import { arranged } from './arrange-figures.ts';
import { NUMBERED, SCALES_BEHIND } from './number-words.ts';
import { decimalsAt, saidAt, type Said } from './said-digits.ts';
import { following, preceding, type Token } from './tokens.ts';
import { unitAt } from './units.ts';

/** Numbers without a scale. */
export type PlainNumber = { figures: string[]; isRange: boolean; end: number };

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
