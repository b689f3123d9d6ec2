import { DIGITS, ORDINALS_BEHIND_TENS, PARTS, SCALES_BEHIND, TEENS, TENS } from './number-words.ts';
import { isFigure } from './plain-number.ts';
import { following, preceding, type Token, countsOne, unitAt } from './tokens.ts';

const list = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

/** Behind these a number tells one from the others: "option one". */
const LABELS = list(
  'press dial number option item product size sector phase version part volume series gen generation class grade level',
);
/** "Number one" counts, "the item one of them wants" does not. */
const BEHIND_THING = list('of more is that which with for by who can could has was will');
const LISTING = list('compare between from options items products numbers either only');
const OF_THINGS = list('this that the which any each every no another');
const JOINTS = list('and or to vs versus');
const ENDING = list('in by or and plus for vs versus');
const TOGETHER = list('these those other all us my our both first last');
const BEHIND_BOTH = list('of is are and');

const isNumber = (word: string): boolean =>
  isFigure(word) || DIGITS.has(word) || TEENS.has(word) || TENS.has(word);

/** "Buy one get one": the second within so many words. */
const OFFER_WORDS = 6;

function isOffered(tokens: readonly Token[], at: number): boolean {
  const said = (from: number, to: number) =>
    tokens.slice(Math.max(0, from), to).map(({ lower }) => lower);
  const before = preceding(tokens, at);
  if (before === 'buy') return said(at + 1, at + 4).includes('get');
  return before === 'get' && said(at - OFFER_WORDS, at).includes('buy');
}

/** A one or a zero is an amount only where something says so: "this one", "zero sugar". */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const [word, before, next] = [
    tokens[at]!.lower,
    preceding(tokens, at),
    following(tokens, at + 1),
  ];
  if (tokens.length === 1 || countsOne(tokens, at + 1)) return true;
  if (LABELS.has(before)) return !BEHIND_THING.has(next);
  if (isOffered(tokens, at)) return true;
  const other = following(tokens, at + 2);
  const isFirst = next === 'or' ? !OF_THINGS.has(before) : before === '' || LISTING.has(before);
  if (isFirst && JOINTS.has(next) && isNumber(other) && other !== word) return true;
  const isLast = ENDING.has(before);
  const first = preceding(tokens, at - 1);
  return isLast && isNumber(first) && first !== word && (before !== 'and' || next === '');
}

/** A word by itself that people write as one, though it is a number. */
export function staysWord(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at]!;
  const [before, next] = [preceding(tokens, at), following(tokens, at + 1)];
  if (isFigure(lower)) return false;
  if (next === "o'clock" || /^wheelers?$/.test(next)) return true;
  const number = DIGITS.get(lower) ?? TEENS.get(lower) ?? 99;
  if (number < 2) return !isCounted(tokens, at);
  if (number > 10 || unitAt(tokens, at + 1) !== null) return false;
  if (before === 'for') return !isNumber(preceding(tokens, at - 1));
  if (TOGETHER.has(before)) return true;
  return before === 'the' && (next === '' || BEHIND_BOTH.has(next));
}

/** "Twenty first", "two thirds": the beginning of something else. */
export function beginsOrdinal(tokens: readonly Token[], end: number): boolean {
  const last = tokens[end - 1]!.lower;
  const next = following(tokens, end);
  if (ORDINALS_BEHIND_TENS.has(next)) return TENS.has(last) || SCALES_BEHIND.has(last);
  return PARTS.has(next) && !isFigure(last);
}
