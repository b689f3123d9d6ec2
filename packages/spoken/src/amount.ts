import { SCALES_BEHIND, BEFORE_MONEY, NUMBER_SCALES } from './number-words.ts';
import { isFigure, plainNumberAt } from './plain-number.ts';
import { following, preceding, type Token, fits, unitAt } from './tokens.ts';

/** A number before any scale above a hundred. */
type Hundreds = {
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
function isOther(tokens: readonly Token[], start: number, at: number, end: number): boolean {
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
function bareHundredAt(tokens: readonly Token[], start: number): Hundreds | null {
  const isLed = tokens[start]!.lower === 'a';
  const word = isLed ? following(tokens, start + 1) : tokens[start]!.lower;
  if (word !== 'hundred') return null;
  const end = start + (isLed ? 2 : 1);
  const bare = { before: [], from: null, value: 100, figure: null, hasHundred: true, end };
  return withRest(tokens, start, bare);
}

function hundredsAt(tokens: readonly Token[], start: number): Hundreds | null {
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

/** A number with all its scales. */
export type Amount = Pick<Hundreds, 'before' | 'from' | 'value' | 'figure' | 'end'> & {
  /** The only scale it has, which may hold for a number before it, too. */
  scale: { by: number; mark: string } | null;
};

const MOST = 1e15;
const VAGUE = new Set(
  'few several many some couple of per every tens hundreds dozen any'.split(' '),
);
const BESIDE_MONEY = new Set(['money', 'percent']);

const bigAt = (tokens: readonly Token[], at: number): number | null => {
  const by = SCALES_BEHIND.get(following(tokens, at)) ?? 0;
  return by > 100 ? by : null;
};

/** What is added behind a scale: "five hundred", "and fifty", ", twenty thousand". */
function smallerAt(
  tokens: readonly Token[],
  start: number,
  at: number,
  sum: number,
  least: number,
): { value: number; least: number; end: number } | null {
  const isJoined = following(tokens, at) === 'and';
  const isListed = tokens[at]?.gap === ', ';
  const from = isJoined ? at + 1 : at;
  const word = isListed ? tokens[at]!.lower : following(tokens, from);
  if (word === '') return null;
  if (isJoined && word === 'a' && following(tokens, from + 1) === 'half') {
    return { value: least / 2, least: 1, end: from + 2 };
  }
  const group = hundredsAt(tokens, from);
  if (!group || group.before.length > 0 || group.from !== null) return null;
  const by = bigAt(tokens, group.end);
  const end = by === null ? group.end : group.end + 1;
  const value = group.value * (by ?? 1);
  const isScaled = by !== null || group.hasHundred;
  if ((isListed || isFigure(word)) && !isScaled) return null;
  if (!(value > 0 && value < least) || (group.figure?.startsWith('0') ?? false)) return null;
  if (!fits(sum + value, unitAt(tokens, end)) || isOther(tokens, start, at, end)) return null;
  return { value, least: by ?? 1, end };
}

function withSmaller(tokens: readonly Token[], start: number, amount: Amount): Amount {
  let [{ value, end, scale }, least] = [amount, amount.scale?.by ?? 1];
  while (least > 1) {
    const smaller = smallerAt(tokens, start, end, value, least);
    if (!smaller) break;
    value += smaller.value;
    ({ end, least } = smaller);
    scale = null;
  }
  return { ...amount, value, end, scale };
}

/** "A lakh", "half a lakh", "lakh": how many of the scale, and where that stands. */
function bareScaleAt(tokens: readonly Token[], start: number): { times: number; at: number } {
  const word = tokens[start]!.lower;
  if (word === 'a') return { times: 1, at: start + 1 };
  if (word !== 'half') return { times: 1, at: start };
  return { times: 0.5, at: following(tokens, start + 1) === 'a' ? start + 2 : start + 1 };
}

function bareAmountAt(tokens: readonly Token[], start: number): Amount | null {
  const before = preceding(tokens, start);
  if (VAGUE.has(before)) return null;
  const isMoney = (end: number): boolean =>
    BEFORE_MONEY.has(before) || BESIDE_MONEY.has(unitAt(tokens, end) ?? '');
  const { times, at } = bareScaleAt(tokens, start);
  const isLed = at > start;
  const hundred = times === 1 ? bareHundredAt(tokens, start) : null;
  if (hundred) {
    const isMeant = isLed || hundred.value > 100 || bigAt(tokens, hundred.end) !== null;
    return isMeant || isMoney(hundred.end) ? scaled(tokens, start, hundred) : null;
  }
  const by = NUMBER_SCALES.get(isLed ? following(tokens, at) : tokens[at]!.lower);
  if (by === undefined || by === 100) return null;
  const bare = { before: [], from: null, value: times * by, figure: null, end: at + 1 };
  const amount = withSmaller(tokens, start, { ...bare, scale: { by, mark: '' } });
  const isMeant = (isLed && by !== 1e6) || amount.scale === null || isMoney(bare.end);
  return isMeant ? { ...amount, scale: null } : null;
}

function scaled(tokens: readonly Token[], start: number, hundreds: Hundreds): Amount {
  const { before, from, value, figure, hasHundred, end } = hundreds;
  const plain: Amount = {
    before,
    from,
    value,
    figure,
    end,
    scale: hasHundred && value % 100 === 0 ? { by: 100, mark: '' } : null,
  };
  const isNumber = figure === null || isFigure(figure);
  if (following(tokens, end) === 'k' && tokens[end]!.gap === ' ' && isNumber && !hasHundred) {
    const scale = { by: 1e3, mark: tokens[end]!.word };
    return { ...plain, value: value * 1e3, figure: figure + scale.mark, scale, end: end + 1 };
  }
  const by = bigAt(tokens, end);
  if (by === null || !isNumber) return plain;
  const amount: Amount = {
    before,
    from: from === null ? null : from * by,
    value: value * by,
    figure: null,
    scale: { by, mark: '' },
    end: end + 1,
  };
  return from === null ? withSmaller(tokens, start, amount) : amount;
}

/** The number that begins at a place. */
export function amountAt(tokens: readonly Token[], start: number): Amount | null {
  const hundreds = hundredsAt(tokens, start);
  const amount = hundreds ? scaled(tokens, start, hundreds) : bareAmountAt(tokens, start);
  return amount && (amount.figure !== null || amount.value < MOST) ? amount : null;
}
