import {
  asDoubtful,
  entriesOf,
  kannadaEnding,
  longestPhrase,
  withoutKannadaEnding,
  type Entry,
  type LexiconLanguage,
} from './lexicon-rows.ts';
import type { PhrasePiece } from './lexicon-amounts.ts';
import { inEnglishOrder } from './lexicon-order.ts';
import { memoize } from './memoize.ts';
import { numbersInFigures, PRICE_SCALES, SMALL_NUMBERS } from './number-words.ts';
import { asEnglishWord, isIndianScript, oneSpelling } from './transliterate.ts';

type Token = { word: string; gap: string };

const TOKEN = /₹?\p{N}[\p{L}\p{M}\p{N}.,]*(?<![.,])|[\p{L}\p{M}\p{N}'’]+/gu;
/** Of those that people write most are written again. */
const MOST_WORDS = 5000;
const ENGLISH = new Set(
  `the a an for with are my i we need want show give get buy under below above over within and or of it that these
   those what which how much can could please your have has looking from be will would should not any some than`.split(
    /\s+/,
  ),
);

function tokensOf(text: string): { tokens: Token[]; end: string } {
  const tokens: Token[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    tokens.push({ word: match[0], gap: text.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  return { tokens: tokens.flatMap(withEndingApart), end: text.slice(from) };
}

function withEndingApart(token: Token): Token[] {
  const lower = token.word.toLowerCase();
  const network = /^(\d)(?:जी|ಜಿ)$/u.exec(lower);
  if (network) return [{ word: `${network[1]!}g`, gap: token.gap }];
  const figure = /^(\d[\d.,]*)(\p{L}.*)$/u.exec(lower);
  if (figure && isIndianScript(figure[2]!)) {
    const after = kannadaEnding(figure[2]!) ?? figure[2]!;
    return [
      { word: figure[1]!, gap: token.gap },
      { word: after, gap: ' ' },
    ];
  }
  const apart = kannadaApart(lower);
  if (!apart) return [token];
  const [base, after] = apart;
  return [{ word: base, gap: token.gap }, ...(after === '' ? [] : [{ word: after, gap: ' ' }])];
}

const kannadaApart = memoize(MOST_WORDS, (word) =>
  /\d/.test(word) || entriesOf(word).length > 0 ? null : withoutKannadaEnding(word),
);

type IsWord = (word: string) => boolean;
const isVerb = (token: Token | undefined): boolean =>
  token !== undefined &&
  entriesOf(token.word.toLowerCase()).some(({ class: kind }) =>
    ['verb', 'filler', 'number', 'doing'].includes(kind),
  );

type Match = { from: number; length: number; entries: Entry[]; isScript: boolean };

/** The longest phrases that the lexicon knows; several meanings where languages share a spelling. */
function matchesIn(tokens: Token[], isProtected: IsWord, isKnown: IsWord): Match[] {
  const matches: Match[] = [];
  const isOwnWord = (token: Token | undefined): boolean =>
    token !== undefined &&
    !entriesOf(token.word.toLowerCase()).some(({ isGrammar }) => isGrammar) &&
    isProtected(token.word.toLowerCase());
  for (let from = 0; from < tokens.length;) {
    let taken = 1;
    for (let length = Math.min(longestPhrase, tokens.length - from); length > 0; length -= 1) {
      const phrase = tokens.slice(from, from + length);
      if (phrase.some(({ gap }, nth) => nth > 0 && gap.trim() !== '' && gap !== '-')) continue;
      const written = phrase.map(({ word }) => word.toLowerCase()).join(' ');
      const isScript = isIndianScript(written);
      // "Yoga mat" is one to lie on, "mat dikhao" a wish.
      const isMat = /^mat\b/.test(written);
      const isOne = isMat && isProtected(`${tokens[from - 1]?.word.toLowerCase()} mat`);
      if (isOne || (written === 'mat' && !isVerb(tokens[from + 1]))) continue;
      const known = entriesOf(written, !isScript && length === 1 && !isKnown(written));
      const isKept = !isScript && length === 1 && isProtected(written);
      // What the catalogue has as well is left to the words beside it; beside another such word it is a name.
      const isName = isKept && [tokens[from - 1], tokens[from + 1]].some(isOwnWord);
      const entries = isKept
        ? known.filter(({ isGrammar }) => isGrammar || !isName).map(asDoubtful)
        : known;
      if (entries.length === 0) continue;
      const match = { from, length, entries, isScript };
      if (
        entries.every((one) => one.isDoubtful && one.class === 'scale') &&
        countsNothing(tokens, match)
      )
        continue;
      matches.push(match);
      taken = length;
      break;
    }
    from += taken;
  }
  return matches;
}

const isScaleWord = (word: string): boolean =>
  PRICE_SCALES[word] !== undefined || entriesOf(word).some((entry) => entry.class === 'scale');

/** What is an English word before anything else tells nothing; of others it takes two. */
const EVERYDAY = new Set(
  'to me is us do so main par use are or hi the in ye log mere bade'.split(' '),
);
const HALF = 0.5;

/** From here on a sentence is of the language for sure. */
const SURE = 2;
/** "Lena hai" is to be done, it tells nothing. */
const INFINITIVE = /(?:n[aei]|ना|नी|ने)$/u;
/** Hindi and Kannada end like this in Latin letters, English hardly ever. */
const INDIAN = /(?:[aiou]|[aou]n|[tnky]e)$/iu;
const CONTENT = new Set(['thing', 'own', 'doing', 'occasion', 'material', 'colour']);
const SENTENCE = new Set([
  'verb',
  'is',
  'to do',
  'filler',
  'of',
  'after',
  'pronoun',
  'question',
  'not',
  'relative',
  'can',
]);

type Evidence = Record<LexiconLanguage, number>;

function evidenceOf(matches: Match[], tokens: Token[]): Evidence {
  const evidence: Evidence = { hi: 0, kn: 0 };
  for (const { from, entries, length, isScript } of matches) {
    const isEveryday = EVERYDAY.has(tokens[from]!.word.toLowerCase());
    for (const language of new Set(entries.map((entry) => entry.language))) {
      const tells = isScript || entries.some((one) => one.language === language && one.isEvidence);
      if (tells) evidence[language] += isScript ? 2 : length;
      else if (!isEveryday && entries.some((one) => one.isGrammar)) evidence[language] += HALF;
    }
  }
  return evidence;
}

/** "For two, so 1.5 litre": by itself, with no money behind it, a doubtful word counts no hundreds. */
function countsNothing(tokens: Token[], { from, length }: Match): boolean {
  const kinds = ({ word = '' }: Partial<Token> = {}) =>
    entriesOf(word.toLowerCase()).map((entry) => entry.class);
  const [before, next] = [tokens[from - 1], tokens[from + length]];
  const isTimes =
    /^\d/.test(before?.word ?? '') ||
    SMALL_NUMBERS.has(before?.word.toLowerCase() ?? '') ||
    kinds(before).some((kind) => kind === 'number' || kind === 'fraction' || kind === 'scale');
  const isMoney =
    /^(?:rs|rupees?|rupa.*|bucks)$/i.test(next?.word ?? '') ||
    kinds(next).some((kind) => ['of', 'after', 'from', 'number', 'scale'].includes(kind));
  return !isTimes && !isMoney;
}

/** The meaning that the sentence allows; none where it is plainly English. */
function meaningOf(
  match: Match,
  evidence: Evidence,
  english: number,
  isCounted: boolean,
  isCounting: boolean,
): Entry | null {
  // "Hazaar bara sau" counts, "bara dabba" is a big one.
  const numbers = isCounting ? match.entries.filter((entry) => entry.class === 'number') : [];
  if (numbers.length > 0) return numbers[0]!;
  const allowed = match.entries.filter((entry) => {
    if (match.isScript || (isCounted && entry.class === 'unit')) return true;
    const others = evidence[entry.language];
    if (entry.isDoubtful) return others >= 1 && others >= english;
    return !entry.isGrammar || others * 2 >= english;
  });
  return allowed.toSorted((a, b) => evidence[b.language] - evidence[a.language])[0] ?? null;
}

/** "Two and a half thousand mein": an English amount before what Hindi and Kannada put behind it. */
const SPOKEN_AMOUNT = new RegExp(
  String.raw`\b(?:(?:${[...SMALL_NUMBERS.keys()].join('|')}|half|and|a)[ -])+(?:thousand|hundred|lakhs?|k)(?= (?:mein|me|ke|tak|se|ka|ki|rupaye|rupay|olage|olge|varege|wala|wali)\b)`,
  'giu',
);

/**
 * Hindi and Kannada, in their script or in Latin letters, as the English words that the rest reads; what it does not
 * know stays as typed. `isProtected`: words that are brands or known in the catalogue as they stand. Of what nobody
 * knows (`isKnown`), words that sound like the language are left out beside others.
 */
export function toEnglish(text: string, isProtected: IsWord, isKnown: IsWord = () => true): string {
  const written = oneSpelling(text).replaceAll(SPOKEN_AMOUNT, (amount) => numbersInFigures(amount));
  const { tokens, end } = tokensOf(written);
  const matches = matchesIn(tokens, isProtected, isKnown);
  const english = tokens.filter(({ word }) => ENGLISH.has(word.toLowerCase())).length;
  const evidence = evidenceOf(matches, tokens);
  const isOurs = Math.max(evidence.hi, evidence.kn) >= SURE;
  const pieces: PhrasePiece[] = [];
  let isForeign = written !== text;
  const byPlace = new Map(matches.map((match) => [match.from, match]));
  for (let at = 0; at < tokens.length;) {
    const { word, gap } = tokens[at]!;
    const match = byPlace.get(at);
    const meaning =
      match &&
      meaningOf(
        match,
        evidence,
        english,
        /^\d/.test(tokens[at - 1]?.word ?? ''),
        isScaleWord(tokens[at + match.length]?.word.toLowerCase() ?? ''),
      );
    if (meaning) {
      isForeign = true;
      const isInfinitive =
        meaning.class === 'is' && match.length === 1 && INFINITIVE.test(tokens[at - 1]?.word ?? '');
      const kind = isInfinitive ? 'to do' : meaning.class;
      const isFinite = kind === 'doing' && !INFINITIVE.test(word);
      pieces.push({ text: meaning.english, class: kind, gap, ...(isFinite && { isFinite }) });
      at += match.length;
      continue;
    }
    const isScript = isIndianScript(word);
    isForeign ||= isScript;
    const said = isScript ? asEnglishWord(word, isProtected) : word;
    const isLeft = (isScript || (isOurs && INDIAN.test(word))) && !isKnown(said);
    pieces.push({ text: said, class: isLeft ? 'unknown' : 'own', gap });
    at += 1;
  }
  if (!isForeign) return text;
  // A name has no grammar, and nothing to leave out.
  const hasOther =
    pieces.some((piece) => SENTENCE.has(piece.class)) &&
    pieces.some((piece) => piece.text !== '' && CONTENT.has(piece.class));
  const kept = pieces.flatMap((piece) => {
    if (piece.class !== 'unknown') return [piece];
    return [hasOther ? { ...piece, text: '', class: 'filler' } : { ...piece, class: 'own' }];
  });
  return inEnglishOrder(kept, end);
}
