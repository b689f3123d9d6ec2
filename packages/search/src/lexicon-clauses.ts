import { isAmount, isMark, type PhrasePiece } from './lexicon-amounts.ts';
import { personWords } from './lexicon-rows.ts';

/** How Hindi and Kannada put together what English says in another order, before single words are looked at. */

const DESCRIBING = new Set(['colour', 'size', 'quality', 'material']);
const isPerson = ({ text }: PhrasePiece): boolean => personWords.has(text.toLowerCase());
const isSaid = ({ text }: PhrasePiece): boolean => text !== '';
const isContent = (piece: PhrasePiece | undefined): boolean =>
  piece !== undefined && (piece.class === 'thing' || piece.class === 'own');
const isGraded = (piece: PhrasePiece | undefined): boolean =>
  piece !== undefined && piece.class !== 'own' && piece.text.split('/').length === 3;

/** "Sitting" as it stands behind "can". */
export function baseOf(doing: string): string {
  const [verb = '', ...rest] = doing.split(' ');
  const stem = verb.replace(/ing$/u, '');
  const base = /([bdgmnprt])\1$/u.test(stem)
    ? stem.slice(0, -1)
    : /(?:[aeiou]p|at|iv|us|it|ac|[dl]ic|ecorat|rg|c|v|k[ie])$/u.test(stem) &&
        !/(?:eep|eat|ait)$/u.test(stem)
      ? `${stem}e`
      : stem;
  return [base, ...rest].join(' ');
}

/**
 * "Jisme wo TV dekh sake" is "in which he can watch tv": what somebody does there is told of, and none of it is asked
 * for. A clause in which nobody does anything says how the thing is to be.
 */
export function withRelatives(pieces: PhrasePiece[]): PhrasePiece[] {
  const out: PhrasePiece[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]!;
    if (piece.class !== 'relative') {
      out.push(piece);
      at += 1;
      continue;
    }
    const end = endOfClause(pieces, at);
    const clause = pieces.slice(at + 1, end);
    const done = clause.filter((each) => each.isFinite && each.text.endsWith('ing'));
    at = end;
    // What goes in is kept there: "jisme laptop aa jaye".
    const holds = piece.text === 'in which' && clause.some((each) => each.class === 'can');
    if (done.length === 0 && !holds) {
      out.push({ ...piece, text: '', class: 'filler' }, ...clause);
      continue;
    }
    const verbs = done.map(({ text }) => baseOf(text)).join(' and ') || 'keep';
    const others = clause.filter((each) => !done.includes(each) && each.class !== 'pronoun');
    out.push(
      { text: `${piece.text || 'which'} he can ${verbs}`, class: 'told', gap: ' ' },
      ...others.map((each) => Object.assign(each, { gap: ' ' })),
    );
    const next = pieces[end];
    if (next && !isMark(next.gap)) next.gap = ', ';
  }
  return out;
}

/** Where a clause ends: before a comma, or behind what is done and what helps to say it. */
function endOfClause(pieces: PhrasePiece[], start: number): number {
  let end = start + 1;
  while (end < pieces.length && !isMark(pieces[end]!.gap)) {
    const [here, before] = [pieces[end]!, pieces[end - 1]!];
    if (here.class === 'verb' || here.class === 'polite') break;
    const isDone = before.class === 'can' || before.class === 'is';
    if (isDone && !['can', 'is', 'and'].includes(here.class)) break;
    end += 1;
  }
  return end;
}

/** "8 tak kheench sakta hu": how far somebody goes is about the amount alone. */
export function withoutStretching(pieces: PhrasePiece[]): PhrasePiece[] {
  return pieces.filter((piece, at) => {
    const [limit, amount, next] = [pieces[at - 1], pieces[at - 2], pieces[at + 1]];
    const isOfAmount = limit?.class === 'after' && limit.text === 'up to' && isAmount(amount);
    return !(isOfAmount && piece.isFinite && (next === undefined || next.class === 'can'));
  });
}

const isCounted = (piece: PhrasePiece): boolean =>
  isAmount(piece) || piece.class === 'number' || piece.class === 'scale';

const THE_ONE_BEFORE = /^(?:first|this|that|its)$/;

/** "Pehle se bada" is a bigger one; "doosre se sasta" cheaper than the second. */
export function withComparisons(pieces: PhrasePiece[]): PhrasePiece[] {
  const out: PhrasePiece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]!;
    const graded = [pieces[at + 1], pieces[at + 2]].find(isGraded);
    const isBetween =
      graded === pieces[at + 2] && !/^(?:a little|more|very|and)$/.test(pieces[at + 1]?.text ?? '');
    const before = out.findLast(isSaid);
    if (piece.class !== 'from' || !graded || isBetween || !before) {
      out.push(piece);
      continue;
    }
    // "800 se sasta" is below it.
    const isLimit =
      isCounted(before) && graded === pieces[at + 1] && graded.text.startsWith('cheap');
    if (isLimit) out.push({ ...piece, text: 'under', class: 'after' });
    if (isLimit) at += 1;
    if (isCounted(before)) {
      if (!isLimit) out.push(piece);
      continue;
    }
    graded.text = graded.text.split('/')[1]!;
    if (graded === pieces[at + 2]) pieces.splice(at + 1, 1);
    const isOne = before.class === 'one' || before.class === 'of';
    const named = isOne ? out.findLast((each) => isSaid(each) && each.class !== 'one') : before;
    if (named && (THE_ONE_BEFORE.test(named.text) || named.class === 'ordinal')) {
      out.splice(out.indexOf(named));
      if (THE_ONE_BEFORE.test(named.text)) {
        const next = pieces[pieces.indexOf(graded) + 1];
        // "A bigger dabba than before" is in what it comes.
        if (next?.text === 'container') next.text = 'pack';
        continue;
      }
      graded.text += ` than the ${named.text} one`;
    }
  }
  return out;
}

/** "Bina handle ka mug" is a mug without one. */
export function withLacking(pieces: PhrasePiece[]): PhrasePiece[] {
  const at = pieces.findIndex(({ class: kind, text }) => kind === 'quality' && text === 'without');
  const of = pieces.findIndex(
    ({ class: kind }, nth) => nth > at && (kind === 'of' || kind === 'one'),
  );
  if (at < 0 || of < 0) return pieces;
  let end = of + 1;
  while (end < pieces.length && !isMark(pieces[end]!.gap) && isOfName(pieces[end]!)) end += 1;
  const [lacks, name] = [pieces.slice(at, of), pieces.slice(of + 1, end)];
  if (name.length === 0 || lacks.some(({ gap }, nth) => nth > 0 && isMark(gap))) return pieces;
  const [gap, next] = [lacks[0]!.gap, pieces[end]];
  name[0]!.gap = gap;
  lacks[0]!.gap = ' ';
  if (next && !isMark(next.gap)) next.gap = ', ';
  return [...pieces.slice(0, at), ...name, ...lacks, ...pieces.slice(end)];
}
const isOfName = (piece: PhrasePiece): boolean => isContent(piece) || DESCRIBING.has(piece.class);

/** "Isme 5g hai kya", "4g chalega isme?" ask whether it has that. */
export function withAskedInIt(pieces: PhrasePiece[], end: string): PhrasePiece[] {
  const isIn = ({ class: kind, text }: PhrasePiece) => kind === 'pronoun' && text === 'in this';
  const said = pieces.filter(({ class: kind, text }) => text !== '' && kind !== 'is');
  const isKya = ({ class: kind, text }: PhrasePiece) => kind === 'question' && text === 'what';
  const asked = said.filter((piece) => !isIn(piece) && !isKya(piece) && piece.text !== 'ok');
  const isAsked = end.includes('?') || said.some(isKya);
  const isPlain =
    said.some(isIn) &&
    asked.length > 0 &&
    !pieces.some(({ class: kind }) => kind === 'can') &&
    !asked.some(
      ({ class: kind, text, gap }) =>
        ['verb', 'question', 'polite', 'doing', 'colour', 'pronoun'].includes(kind) ||
        text.includes('colour') ||
        isMark(gap),
    );
  return isAsked && isPlain
    ? [{ text: 'does it have', class: 'question', gap: ' ' }, ...asked]
    : pieces;
}

const EXTENTS: Record<string, string> = { small: 'big', light: 'heavy', thin: 'thick' };
const LENGTHS: Record<string, string> = {
  length: 'long',
  width: 'wide',
  height: 'tall',
  thickness: 'thick',
  depth: 'deep',
  weight: 'heavy',
};

/** "Kitna lamba", "lambai kitni" and "eshtu udda" ask how long it is. */
export function withExtents(pieces: PhrasePiece[]): PhrasePiece[] {
  const out: PhrasePiece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [piece, next] = [pieces[at]!, pieces[at + 1]];
    const asked = (each: PhrasePiece | undefined) =>
      each?.class === 'question' && each.text === 'how much';
    const [size, length] = [next?.text.split('/')[0] ?? '', LENGTHS[piece.text]];
    if (asked(piece) && next?.class === 'size') {
      out.push({ ...piece, text: `how ${EXTENTS[size] ?? size} is` });
      at += 1;
    } else if (length !== undefined && piece.class !== 'own' && asked(next)) {
      out.push({ ...piece, text: `how ${length} is`, class: 'question' });
      at += 1;
    } else if (asksOf(pieces, at)) {
      const ofWhich = isOrdinal(pieces[at + 2]) || isOrdinal(pieces[at + 3]) ? ' of the' : '';
      const text = `what is the ${piece.text.split('/')[0]!}${ofWhich}`;
      out.push({ ...piece, text, class: 'question' });
      at += pieces[at + 2]?.class === 'is' && ofWhich !== '' ? 2 : 1;
    } else out.push(piece);
  }
  return out;
}

/** "Battery kitni hai" asks for what is told of the battery. */
function asksOf(pieces: PhrasePiece[], at: number): boolean {
  const [piece, asked, end] = [pieces[at]!, pieces[at + 1], pieces[at + 2]];
  const isFirst = at === 0 || isMark(piece.gap) || pieces[at - 1]!.class === 'and';
  const isAsked = asked?.class === 'question' && asked.text === 'how much' && !isMark(asked.gap);
  const isNamed = isContent(piece) || piece.text === 'price' || piece.text === 'colour';
  const isOther =
    end !== undefined && (end.class === 'unit' || end.class === 'size' || isContent(end));
  return isFirst && isAsked && isNamed && (!isOther || isOrdinal(end) || isMark(end.gap));
}

const isOrdinal = (piece: PhrasePiece | undefined): boolean =>
  piece !== undefined &&
  (piece.class === 'ordinal' || /^(?:first|second|third|fourth|last)$/i.test(piece.text));

/** "Paani saaf karne wali koi acchi machine": what describes the thing twice stands together before it. */
export function withAttributes(pieces: PhrasePiece[]): PhrasePiece[] {
  const out = [...pieces];
  for (let at = 1; at < out.length; at += 1) {
    if (out[at]!.class !== 'one') continue;
    let end = at + 1;
    while (end < out.length && !isMark(out[end]!.gap) && isBeforeNoun(out[end]!)) end += 1;
    if (end === at + 1 || !isContent(out[end]) || isMark(out[end]!.gap)) continue;
    let start = at;
    while (start > 0 && !isMark(out[start]!.gap) && isOfAction(out[start - 1]!)) start -= 1;
    if (!out.slice(start, at).some((each) => each.text.endsWith('ing') || each.class === 'quality'))
      continue;
    const moved = out.splice(at + 1, end - at - 1);
    moved[0]!.gap = out[start]!.gap;
    out[start]!.gap = ' ';
    out.splice(start, 0, ...moved);
    at = end;
  }
  return out;
}

const isBeforeNoun = ({ class: kind, text }: PhrasePiece): boolean =>
  DESCRIBING.has(kind) || (kind === 'pronoun' && text === 'some') || kind === 'article';
const isOfAction = ({ class: kind }: PhrasePiece): boolean =>
  kind === 'doing' || kind === 'thing' || kind === 'own' || DESCRIBING.has(kind);

const NO_AGE = /^(?:warranty|guarantee|battery|recharge|plan|supply)/;

/** "Das saal ki beti", "beta 4 mahine ka hai": how old somebody is. */
export function withAges(pieces: PhrasePiece[]): PhrasePiece[] {
  if (!pieces.some((piece) => isPerson(piece) || piece.class === 'pronoun')) return pieces;
  return pieces.map((piece, at) => {
    const next = pieces[at + 1];
    const isAge =
      piece.class === 'unit' &&
      isAmount(pieces[at - 1]) &&
      /^(?:year|month)$/.test(piece.text) &&
      next?.class === 'of' &&
      !NO_AGE.test(pieces[at + 2]?.text ?? '');
    const isTold = isAge && (isPerson(pieces[at + 2] ?? piece) || !isContent(pieces[at + 2]));
    return isTold ? { ...piece, text: `${piece.text} old` } : piece;
  });
}

/** "Zyada se zyada 2000" is a limit, "zyada se zyada rang" are many. */
export function withLimitWords(pieces: PhrasePiece[]): PhrasePiece[] {
  return pieces.map((piece, at) => {
    const next = pieces[at + 1];
    if (piece.class === 'limit') {
      const isLimit = isAmount(next) || next?.class === 'number' || next?.class === 'amount';
      return {
        ...piece,
        text: isLimit || piece.text === 'at least' ? piece.text : 'most',
        class: 'quality',
      };
    }
    // "500 se upar na jaye" goes no further.
    const isAbove = piece.class === 'after' && piece.text === 'above' && isAmount(pieces[at - 1]);
    if (!isAbove || (next?.class !== 'not' && next?.class !== 'na')) return piece;
    next.class = 'filler';
    next.text = '';
    return { ...piece, text: 'at most' };
  });
}

/** "Bhai, cooler dikhao" is said to a brother, "bhai ke liye" is about one. */
export function withoutAddressed(pieces: PhrasePiece[]): PhrasePiece[] {
  return pieces.filter((piece, at) => {
    if (piece.class !== 'vocative') return true;
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    return (
      ['of', 'after'].includes(after?.class ?? '') ||
      before?.text === 'my' ||
      ['size', 'amount'].includes(before?.class ?? '')
    );
  });
}
