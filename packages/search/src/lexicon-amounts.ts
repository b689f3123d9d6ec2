import { PRICE_SCALES, SMALL_NUMBERS } from './number-words.ts';

/** A word or phrase in English; `own` is one that was typed so. */
export type PhrasePiece = { text: string; class: string; gap: string; scale?: number };

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
      out.push({ text: `${amount.value}`, class: 'amount', gap: piece.gap, scale: amount.scale });
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
  (pieces[at - 1]?.class === 'verb' || (at > 0 && at === pieces.length - 1));

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
      // "Hazaar paanch sau" goes on, "hazaar, paanch log" does not.
      if (at === start && times > 0 && isOurs && pieces[at]!.class !== 'own') {
        return { value: times, scale: 1, end };
      }
      break;
    }
    if (scale >= least || !isOurs || (at > start && isMark(pieces[at]!.gap))) break;
    total += (times || 1) * scale;
    least = scale;
    at = end + 1;
  }
  return at > start ? { value: Math.round(total * 100) / 100, scale: least, end: at } : null;
}

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

/** "10 se 20 hazaar" is thousands twice; any other "se" says nothing that English needs. */
export function withRanges(pieces: PhrasePiece[]): PhrasePiece[] {
  return pieces.map((piece, at) => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    if (piece.class === 'from' && isAmount(before) && isAmount(after)) {
      const scale = after!.scale ?? 1;
      if (before!.class === 'own' && figureOf(before!) < 1000 && scale > 1) {
        before!.text = `${figureOf(before!) * scale}`;
      }
      return { ...piece, text: 'to', class: 'range' };
    }
    return piece;
  });
}
