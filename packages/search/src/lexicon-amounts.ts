import { PRICE_SCALES, SMALL_NUMBERS } from './number-words.ts';

/** A word or phrase in English; `own` is one that was typed so. */
export type PhrasePiece = {
  text: string;
  class: string;
  gap: string;
  scale?: number;
  /** Whether it says that something is done, and not only what. */
  isFinite?: boolean;
};

const FIGURE = /^(?:₹|rs\.?)?\d[\d,]*(?:\.\d+)?k?$/i;

export const isMark = (gap: string): boolean => /[,;.!?।]/.test(gap);
export const figureOf = ({ text }: PhrasePiece): number => Number(text.replaceAll(/[^\d.]/g, ''));
const scaleOf = (piece: PhrasePiece | undefined): number | null => {
  if (piece?.class === 'scale') return Number(piece.text);
  return (piece?.class === 'own' && PRICE_SCALES[piece.text.toLowerCase()]) || null;
};

/** "dhai hazaar paanch sau" as one figure; a number that is no amount stays a word. */
export function withAmounts(pieces: PhrasePiece[]): PhrasePiece[] {
  const out: PhrasePiece[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]!;
    const amount = amountAt(pieces, at);
    if (amount) {
      // "Dedh sau ki bottle" costs that.
      const isPrice = amount.scale === 100 && pieces[amount.end]?.class === 'of';
      const text = `${amount.value}${isPrice ? ' rupees' : ''}`;
      out.push({ text, class: 'amount', gap: piece.gap, scale: amount.scale });
      at = amount.end;
      continue;
    }
    out.push(piece);
    at += 1;
  }
  return out;
}

/** A helping "do" behind a verb or at the end is a "give", not a two. */
export const isHelpingVerb = (pieces: PhrasePiece[], at: number): boolean =>
  pieces[at]!.class === 'number' &&
  pieces[at]!.text === '2' &&
  scaleOf(pieces[at + 1]) === null &&
  pieces[at + 1]?.class !== 'unit' &&
  (pieces[at - 1]?.class === 'verb' || (at > 0 && at === pieces.length - 1));

/** Behind these a small number belongs to the amount: "ek sau pachaas ke andar". */
const AFTER_AMOUNT = new Set([
  'after',
  'from',
  'range',
  'of',
  'verb',
  'is',
  'one',
  'filler',
  'and',
]);
const endsAmount = (next: PhrasePiece | undefined): boolean =>
  next === undefined ||
  isMark(next.gap) ||
  AFTER_AMOUNT.has(next.class) ||
  /^(?:rupees|rs|inr|only)$/i.test(next.text);

function amountAt(
  pieces: PhrasePiece[],
  start: number,
): { value: number; scale: number; end: number } | null {
  let [total, least, at] = [0, Infinity, start];
  for (;;) {
    let [times, end] = [0, at];
    const plus = pieces[end]?.class === 'fraction' ? Number(pieces[end++]!.text) : 0;
    const piece = pieces[end];
    if (piece?.class === 'number' && !isHelpingVerb(pieces, end)) {
      times = Number(piece.text) + plus;
      end += 1;
    } else if (piece?.class === 'own' && FIGURE.test(piece.text) && !/k$/i.test(piece.text)) {
      times = figureOf(piece) + plus;
      end += 1;
    } else if (plus !== 0) times = 1 + plus;
    const scale = scaleOf(pieces[end]);
    const isOurs = pieces.slice(at, end + 1).some((each) => each.class !== 'own');
    if (scale === null) {
      if (at === start && times > 0 && isOurs && pieces[at]!.class !== 'own') {
        return { value: times, scale: 1, end };
      }
      // "Hazaar paanch sau" goes on, "hazaar, paanch log" does not.
      const isRest =
        at > start && times >= 1 && times < least && least <= 1000 && !isMark(pieces[at]!.gap);
      return isRest && piece?.class === 'number' && endsAmount(pieces[end])
        ? { value: total + times, scale: least, end }
        : amountOf(total, least, at, start);
    }
    // "Hazaar barah sau" are two amounts.
    if (scale >= least || !isOurs || (at > start && isMark(pieces[at]!.gap))) break;
    if (at > start && times * scale >= least) break;
    total += (times || 1) * scale;
    least = scale;
    at = end + 1;
  }
  return amountOf(total, least, at, start);
}

const amountOf = (total: number, scale: number, end: number, start: number) =>
  end > start ? { value: Math.round(total * 100) / 100, scale, end } : null;

export const isAmount = (piece: PhrasePiece | undefined): boolean =>
  piece !== undefined &&
  (piece.class === 'amount' ||
    piece.text === 'rupees' ||
    piece.class === 'range' ||
    (piece.class === 'own' &&
      (FIGURE.test(piece.text) ||
        /^(?:rs|inr)$/i.test(piece.text) ||
        SMALL_NUMBERS.has(piece.text.toLowerCase()) ||
        PRICE_SCALES[piece.text.toLowerCase()] !== undefined)));

const BETWEEN_AMOUNTS = /^(?:to|or|-)$/;

/**
 * "10 se 20 hazaar" is thousands twice, and so are "5-6 hazaar" and "gyarah baarah hazaar"; any other "se" says
 * nothing that English needs.
 */
export function withRanges(pieces: PhrasePiece[]): PhrasePiece[] {
  const ranged = pieces.map((piece, at) =>
    piece.class === 'from' && isAmount(pieces[at - 1]) && isAmount(pieces[at + 1])
      ? { ...piece, text: 'to', class: 'range' }
      : piece,
  );
  return ranged.flatMap((piece, at) => {
    const last = ranged[at - 1];
    const isJoined = last !== undefined && BETWEEN_AMOUNTS.test(last.text);
    const before = isJoined ? ranged[at - 2] : last;
    if (piece.class !== 'amount' || !before || !isCountable(before) || isMark(piece.gap))
      return [piece];
    const scale = piece.scale ?? 1;
    const [from, to] = [figureOf(before), figureOf(piece)];
    const isSmall = from < 1000 && from < to / scale + 1 && scale > 1;
    if (isSmall && (before.class === 'own' || before.scale === 1)) before.text = `${from * scale}`;
    if (isJoined || piece.gap === '-') return [piece];
    const isRange = figureOf(before) < to && to <= figureOf(before) * MOST_APART;
    return isRange ? [{ text: 'or', class: 'range', gap: ' ' }, piece] : [piece];
  });
}

/** "Do teen" are two to three. */
const MOST_APART = 2;
const isCountable = (piece: PhrasePiece): boolean =>
  piece.class === 'amount' || (piece.class === 'own' && FIGURE.test(piece.text));

/** "Ek phone" is a phone. */
export const withArticles = (pieces: PhrasePiece[]): PhrasePiece[] =>
  pieces.map((piece, at) => {
    const next = pieces[at + 1];
    const isCount = next === undefined || ['unit', 'after', 'range', 'from'].includes(next.class);
    return piece.class === 'amount' && piece.text === '1' && piece.scale === 1 && !isCount
      ? { ...piece, text: 'a', class: 'article' }
      : piece;
  });
