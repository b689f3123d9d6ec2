import {
  isAmount,
  isHelpingVerb,
  isMark,
  type PhrasePiece,
  figureOf,
  withAmounts,
  withArticles,
  withRanges,
} from './lexicon-amounts.ts';
import {
  withAges,
  withAskedInIt,
  withAttributes,
  withComparisons,
  withExtents,
  withLimitWords,
  withoutAddressed,
  withoutStretching,
  withLacking,
  withRelatives,
} from './lexicon-clauses.ts';
import { PRICE_SCALES } from './number-words.ts';
import { personWords } from './lexicon-rows.ts';

const LIMITS = new Set([
  'under',
  'below',
  'up to',
  'above',
  'at most',
  'at least',
  'around',
  'between',
]);
/** Behind anything but an amount these are about a place. */
const PLACES = new Map([
  ['under', 'in'],
  ['below', 'under'],
  ['above', 'on'],
]);
const DESCRIBING = new Set(['colour', 'size', 'quality', 'material', 'amount', 'unit', 'ordinal']);
const ENDS_PHRASE = new Set([
  'verb',
  'filler',
  'to do',
  'is',
  'question',
  'polite',
  'not',
  'and',
  'after',
  'pronoun',
  'can',
]);
const LEAST_BUDGET = 100;
/** Fewer words tell of nothing. */
const LEAST_TOLD = 2;

/** "sabse sasta" is the cheapest, "isse sasta" a cheaper one. */
function withDegrees(pieces: PhrasePiece[]): PhrasePiece[] {
  const out: PhrasePiece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const degrees = piece.text.split('/');
    const next = pieces[at + 1];
    const graded = next?.text.includes('/') && next.class !== 'own' ? next : null;
    const isCompared = ['more', 'a little', 'and', 'than this'].includes(piece.text);
    if (graded && (piece.class === 'most' || (piece.class !== 'own' && isCompared))) {
      graded.text = graded.text.split('/')[piece.class === 'most' ? 2 : 1]!;
      continue;
    }
    // "The big one, which is it" asks for the biggest.
    const asksWhich = degrees.length === 3 && next?.text === 'which' && next.class === 'question';
    if (asksWhich && piece.class === 'size') {
      next.text = `which is the ${degrees[2]!}`;
      continue;
    }
    out.push(piece.class === 'own' ? piece : { ...piece, text: degrees[0]! });
  }
  return out;
}

/** Where the thing begins that ends before a place, with what describes it. */
function thingBefore(pieces: PhrasePiece[], end: number): number {
  let start = end - 1;
  while (start > 0 && ['one', 'of', 'filler', 'is', 'to do'].includes(pieces[start]!.class))
    start -= 1;
  if (start < 0 || isMark(pieces[end]?.gap ?? '')) return end;
  if (isAmount(pieces[start])) {
    while (start > 0 && isAmount(pieces[start - 1])) start -= 1;
    return start;
  }
  const isTyped = ({ class: kind, text }: PhrasePiece): boolean =>
    kind === 'own' && !personWords.has(text.toLowerCase());
  while (start > 0 && !isMark(pieces[start]!.gap)) {
    const [here, before] = [pieces[start]!, pieces[start - 1]!];
    if (before.text === 'rupees') break;
    if (before.class === 'of' && start > 1) start -= 2;
    else if (DESCRIBING.has(before.class) || ['my', 'which'].includes(before.text)) start -= 1;
    else if ((here.class === 'unit' || isAmount(here)) && isAmount(before)) start -= 1;
    else if (isTyped(here) && before.class === 'own') start -= 1;
    else if (before.class === 'one' && start > 1 && !isMark(before.gap)) start -= 2;
    else break;
  }
  return start;
}

const isPerson = ({ text }: PhrasePiece): boolean => personWords.has(text.toLowerCase());

const isContent = (...next: (PhrasePiece | undefined)[]): boolean =>
  next.some((piece) => piece?.class === 'own' || piece?.class === 'thing');

/** Puts what Hindi and Kannada say behind a thing before it. */
function withPrepositions(pieces: PhrasePiece[]): PhrasePiece[] {
  const out: PhrasePiece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const isSetting = piece.class === 'set' && isAmount(out.at(-1));
    const isOwner = piece.class === 'of' && isLastOf(pieces, at);
    if (piece.class !== 'after' && piece.class !== 'not' && !isSetting && !isOwner) {
      out.push(piece);
      continue;
    }
    const probe = [...out, piece];
    let start = thingBefore(probe, out.length);
    if (piece.class === 'not' && out[start]?.class === 'verb') start = out.length - 1;
    const overAmount = isAmount(out.at(-1));
    // "Leather ball khelne ke liye bat": what is done has what it is done with before it, where a thing follows.
    if (
      piece.text === 'for' &&
      out.at(-1)?.text.endsWith('ing') &&
      isContent(pieces[at + 1], pieces[at + 2])
    ) {
      while (
        start > 0 &&
        !isMark(out[start]!.gap) &&
        ['own', 'thing'].includes(out[start - 1]!.class)
      )
        start -= 1;
    }
    const said = prepositionOf(piece, overAmount, out.slice(start));
    if (start === out.length) {
      // "Along with that, rice" adds one more.
      const isMore = said === 'with' && out.length === 0;
      out.push({ ...piece, text: piece.class === 'not' ? 'no' : isMore ? 'and' : said });
      continue;
    }
    const gap = out[start]!.gap;
    out[start] = { ...out[start]!, gap: ' ' };
    out.splice(start, 0, { text: said, class: 'preposition', gap });
    const next = pieces.slice(at + 1).find(({ text }) => text !== '');
    // "For running, shoes": what comes behind is not what it is for.
    const isApart =
      piece.text === 'for' &&
      next &&
      (next.class === 'own' ||
        next.class === 'thing' ||
        (DESCRIBING.has(next.class) && !isPerson(out.at(-1)!)));
    if (next) next.gap = isMark(next.gap) ? next.gap : isApart ? ', ' : ' ';
  }
  return out;
}

/** "Double bed ka" at an end is one for a double bed. */
const isLastOf = (pieces: PhrasePiece[], at: number): boolean =>
  ['thing', 'own'].includes(pieces[at - 1]?.class ?? '') &&
  !isAmount(pieces[at - 1]) &&
  !isAmount(pieces[at - 2]) &&
  pieces[at - 2]?.text !== 'without' &&
  (pieces[at + 1] === undefined || isMark(pieces[at + 1]!.gap));

function prepositionOf(piece: PhrasePiece, overAmount: boolean, over: PhrasePiece[]): string {
  if (piece.class === 'of') return 'for';
  if (piece.text === 'in' && overAmount) {
    const isMoney = over.some(
      (each) =>
        each.text === 'rupees' ||
        PRICE_SCALES[each.text.toLowerCase()] !== undefined ||
        figureOf(each) >= LEAST_BUDGET,
    );
    return isMoney ? 'under' : 'in';
  }
  const isRange = over.some(({ class: kind, text }) => kind === 'range' && text === 'to');
  if (isRange && LIMITS.has(piece.text)) return 'between';
  if (LIMITS.has(piece.text) && !overAmount) return PLACES.get(piece.text) ?? piece.text;
  return piece.class === 'not' ? 'not' : piece.text;
}

/** "Kya ye …" asks whether it is so. */
const isYesOrNo = (pieces: PhrasePiece[], at: number): boolean =>
  at === 0 && pieces[0]!.text === 'what' && pieces[1]?.class === 'pronoun';

/** "Collar wala" is the one with a collar, "gaming wala laptop" a laptop for games. */
function isNoun(pieces: PhrasePiece[], at: number): boolean {
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  if (before?.class === 'ordinal') return true;
  const ends = after === undefined || isMark(after.gap) || ENDS_PHRASE.has(after.class);
  return ends && (before?.class === 'own' || before?.class === 'thing');
}

const isFiller = ({ class: kind }: PhrasePiece): boolean =>
  kind === 'filler' || kind === 'is' || kind === 'to do';

/** What is said to somebody, or helps another word, has no English of its own here. */
function isSilent(pieces: PhrasePiece[], at: number): boolean {
  const piece = pieces[at]!;
  if (piece.text === '') return true;
  if (['from', 'most', 'fraction', 'set'].includes(piece.class)) return true;
  if (piece.class === 'one') return !isNoun(pieces, at);
  if (piece.class === 'number') return isHelpingVerb(pieces, at);
  if (isYesOrNo(pieces, at)) return true;
  if (piece.class === 'question' && piece.text === 'what') {
    return at > 0 && (at === pieces.length - 1 || isFiller(pieces[at - 1]!));
  }
  return false;
}

const ASKS = new Set(['verb', 'question', 'set', 'polite']);
/** "Isme bluetooth hai" asks, "uska phone garam hota hai" tells. */
const POINTS_AT = /^(?:this|that|in this|some.*|other|another|both|all)$/;
const NO_CONTENT = new Set(['of', 'after', 'from', 'article', 'and', 'not', 'one', 'number']);

/** A clause that ends in "is" tells what there is, where it asks for nothing: "laptop garam ho jaata hai". */
function withTold(pieces: PhrasePiece[], end: string): PhrasePiece[] {
  const out: PhrasePiece[] = [];
  let start = 0;
  for (const [at, piece] of pieces.entries()) {
    if (at > start && isMark(piece.gap)) start = at;
    out.push(piece);
    // "And there is".
    if (piece.class === 'and') {
      start = at + 1;
      continue;
    }
    const next = pieces[at + 1];
    const isToDo = piece.class === 'to do' && isMark(next?.gap ?? '');
    if ((piece.class !== 'is' && !isToDo) || next?.class === 'is') continue;
    const rest = pieces.slice(at + 1);
    if (isToDo && !(rest.some(({ class: kind }) => ASKS.has(kind)) && isContent(...rest))) continue;
    const clause = pieces.slice(start, at);
    const own = clause.filter((each) => each.text !== '' && !NO_CONTENT.has(each.class));
    const isAsked =
      /[?]/.test(next?.gap ?? end) || next?.class === 'question' || next?.class === 'not';
    const asks = clause.some(
      (each) => ASKS.has(each.class) || (each.class === 'pronoun' && POINTS_AT.test(each.text)),
    );
    if (own.length >= LEAST_TOLD && !isAsked && !asks) {
      // What does not happen is nothing that is unwanted.
      for (const each of clause)
        if (each.class === 'not') Object.assign(each, { text: 'does not', class: 'told' });
      out.splice(out.length - 1 - clause.length, 0, {
        ...pieces[start]!,
        text: 'there is',
        class: 'told',
      });
      pieces[start]!.gap = ' ';
      if (next && !isMark(next.gap)) next.gap = ', ';
    }
    start = at + 1;
  }
  return out;
}

export function inEnglishOrder(written: PhrasePiece[], end: string): string {
  const told = withTold(
    withRelatives(withExtents(withComparisons(withLacking(withAskedInIt(written, end))))),
    end,
  );
  const counted = withRanges(withArticles(withAmounts(withDegrees(told))));
  const amounts = withAges(withAttributes(withoutStretching(withLimitWords(counted))));
  const ordered = withPrepositions(withoutAddressed(amounts));
  const silent = ordered.map((_, at) => isSilent(ordered, at));
  // What ends before something that is not said ends all the same.
  for (const [at, { gap }] of ordered.entries()) {
    const next = ordered[at + 1];
    if (silent[at] && next && at > 0 && isMark(gap) && !isMark(next.gap)) next.gap = gap;
  }
  const said = ordered
    .filter((_, at) => !silent[at])
    // "Mixer" is the mixer grinder; who says the grinder as well says it once, and "yava yava" is which.
    .filter(({ text: word, class: kind }, at, all) => {
      const before = all[at - 1]?.text ?? '';
      return !before.endsWith(` ${word}`) && !(kind === 'question' && before === word);
    });
  const text = said
    .map(({ text: word, gap }) => (isMark(gap) || gap.trim() !== '' ? gap : ' ') + word)
    .join('');
  return (text + end)
    .replace(/^[\s,;.!]+/, '')
    .replace(/\bof (the \d+|these|those|them) which\b/, 'which of $1')
    .trimEnd();
}
