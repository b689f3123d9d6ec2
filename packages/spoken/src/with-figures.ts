import { amountAt, type Amount } from './amount.ts';
import { beginsOrdinal, staysWord } from './stays-word.ts';
import { following, preceding, tokensOf, type Token, type UnitOf, unitAt } from './tokens.ts';

type Piece = {
  text: string;
  end: number;
  /** Whether a scale ends it, as it does most prices. */
  isScaled?: boolean;
};

/** Names and phrases that are written otherwise than their numbers. */
const PHRASES = new Map([
  ['twenty four seven', '24/7'],
  ['fifty fifty', '50-50'],
  ['seven eleven', null],
]);
const LINES = /^(?:480|720|1080|1440|2160)$/;
/** From here on "repeats" are rupees that were misheard. */
const LEAST_PRICE = 100;
const DASH = /^ ?[-–] ?$/;
const NETWORKS = /^[2-6]$/;

const written = (value: number): string => `${Math.round(value * 1e6) / 1e6}`;

function phraseAt(tokens: readonly Token[], at: number): Piece | null {
  for (const [phrase, text] of PHRASES) {
    const words = phrase.split(' ');
    const isSaid = words.every(
      (word, nth) => (nth === 0 ? tokens[at]?.lower : following(tokens, at + nth)) === word,
    );
    if (!isSaid) continue;
    const end = at + words.length;
    const behind = tokens.slice(at + 1, end).map(({ gap, word }) => gap + word);
    return { text: text ?? [tokens[at]!.word, ...behind].join(''), end };
  }
  return null;
}

function withUnit(tokens: readonly Token[], piece: Piece): Piece {
  const { text, end } = piece;
  const next = following(tokens, end);
  if (unitAt(tokens, end) === 'percent') {
    return { text: `${text}%`, end: end + (next === 'percent' ? 1 : 2) };
  }
  if (next === 'bucks' || (next === 'repeats' && Number(text) >= LEAST_PRICE))
    return { text: `${text} rupees`, end: end + 1 };
  const isJoined =
    (next === 'p' && LINES.test(text)) || (tokens[end]?.word === 'G' && NETWORKS.test(text));
  return isJoined ? { text: text + tokens[end]!.word, end: end + 1 } : piece;
}

/** A one before another number is most often no number itself: "one fifty five inch TV". */
const separately = (figure: string): string => (figure === '1' ? 'one' : figure);

function textOf({ before, from, value, figure }: Amount): string {
  const number = figure ?? written(value);
  if (from !== null) return `${written(from)} to ${number}`;
  return [...before.map(separately), number].join(' ');
}

/** "Five to ten thousand", "between five and ten thousand", "5-10 thousand": thousands twice. */
function sharedScaleAt(tokens: readonly Token[], at: number, first: Amount): Piece | null {
  if (first.scale !== null || first.from !== null || first.figure === null) return null;
  const joint = following(tokens, first.end);
  const isBetween = ['between', 'rupees'].includes(preceding(tokens, at));
  const isJoint = joint === 'to' || joint === 'or' || (joint === 'and' && isBetween);
  const dash = DASH.exec(tokens[first.end]?.gap ?? '')?.[0];
  if (!isJoint && dash === undefined) return null;
  const from = isJoint ? first.end + 1 : first.end;
  const isThere = !isJoint || following(tokens, from) !== '';
  const second = isThere ? amountAt(tokens, from) : null;
  if (!second?.scale || second.before.length > 0 || second.from !== null) return null;
  const { by, mark } = second.scale;
  if (!(first.value > 0 && first.value * by < second.value)) return null;
  const last = first.before.map(separately);
  const low = mark === '' ? written(first.value * by) : first.figure + mark;
  const between = isJoint ? ` ${tokens[first.end]!.word} ` : dash;
  return {
    text: [...last, low + between + textOf(second)].join(' '),
    end: second.end,
    isScaled: true,
  };
}

function numberAt(tokens: readonly Token[], at: number): Piece | null {
  const amount = amountAt(tokens, at);
  if (!amount || beginsOrdinal(tokens, amount.end)) return null;
  const shared = sharedScaleAt(tokens, at, amount);
  if (shared) return withUnit(tokens, shared);
  if (amount.end === at + 1 && staysWord(tokens, at)) return null;
  return withUnit(tokens, {
    text: textOf(amount),
    end: amount.end,
    isScaled: amount.scale !== null || amount.figure === null,
  });
}

/** A text with its numbers in figures, as they are typed. */
export function withFigures(text: string, unitOf: UnitOf): string {
  const { tokens, tail } = tokensOf(text, unitOf);
  let [result, wasScaled] = ['', false];
  for (let at = 0; at < tokens.length;) {
    const { gap, word } = tokens[at]!;
    const piece = phraseAt(tokens, at) ?? numberAt(tokens, at) ?? { text: word, end: at + 1 };
    // "Under 20000 55 inch" would be taken for one number.
    const isParted = wasScaled && gap === ' ' && /^\d/.test(piece.text);
    result += (isParted ? ', ' : gap) + piece.text;
    wasScaled = piece.isScaled ?? false;
    at = piece.end;
  }
  return result + tail;
}
