import { DESCRIBING, type NameSource, brandsOf, isChatter } from './named-things.ts';
import { otherNames } from '@baeon/search/synonyms';
import { isTelling } from './told.ts';
import {
  COLOURS,
  DID_NOT_SUIT,
  GENUINE,
  GOES_WITH,
  GIVEN_BY_OTHERS,
  IS_GIVEN_BY_OTHERS,
  HAVE_ALREADY,
  HAVE_ONE,
  NO_ROOM_FOR,
  RULES_OUT,
  RULES_OUT_AFTER,
  SPOKEN_ILL_OF,
} from './phrases.ts';

const isKnown = (word: string, source: NameSource): boolean =>
  [word, ...otherNames(word)].some((name) => source.countOf(name) > 0);

/** Why it is not wanted: "no velvet, it collects hair". */
const REASON =
  /^[\s,.;-]*(?:(?:either|also|as|because|since|cos|coz)\s+)*(?:it|my|our|he|she|they|we|i)\b[^,;.!?\d]*/u;
/** "Not brass, turns skin green": what it does is why. */
const WHAT_IT_DOES =
  /^\s*[,;-]+\s*(?:it\s+)?(?:always\s+|just\s+|only\s+)?(?:turns?|becomes?|gets?|goes|makes?|gives?|breaks?|cracks?|chips?|rusts?|fades?|peels?|tears?|melts?|leaks?|smells?|stinks?|itches|itchy|pricks?|scratches|stains?|slips?|shrinks?|irritates?|hurts?|burns?|looks?|feels?|causes?|collects?|attracts?)\b[^,;.!?\d]*/u;
const reasonBehind = (text: string): string => {
  const does = WHAT_IT_DOES.exec(text)?.[0];
  const said = REASON.exec(text)?.[0] ?? '';
  return does ?? (isTelling(said) ? said : '');
};

export const cutOut = (text: string, at: number, length: number): string =>
  `${text.slice(0, at)} ; ${text.slice(at + length)}`;

const NOT_THERE =
  /^no \p{L}+(?: \p{L}+)? (?:here|there|at home|with (?:me|us)|in (?:the|my|our) (?:house|room|flat|home|pg|hostel)|left)\b/u;

const isNamed = (word: string, source: NameSource): boolean =>
  DESCRIBING.has(word) || source.kindsIn(word).length > 0;

const BEFORE_A_BRAND =
  /\b(?:not|no|nor|without|never|except|avoid|anything but|don't (?:want|show|give))\s+(?:(?:the|any|that|from|by|of|me|want)\s+)*$/u;
const MOST_AFTER = 4;
const JOINED = /\s+(?:or|nor|and)\s+/u;

/** "No noodles and pasta" rules out both, "not black and size 9" one; and where that ends. */
function withoutNext(match: RegExpExecArray, source: NameSource): [string, number] {
  const what = match.groups!['what']!;
  const end = match.index + match[0].length;
  const [first = '', ...others] = what.split(/\s+and\s+/u);
  const isThing = (said: string) => source.kindsIn(said).length > 0;
  const goesOn = others.every(
    (said) => !/[\s\d]/u.test(said) && isKnown(said, source) && isThing(said) === isThing(first),
  );
  return goesOn ? [what, end] : [first, end - (what.length - first.length)];
}

/** Words of what is ruled out that the catalogue knows: of "coconut biscuits" the coconut, else the biscuits. */
function meantBy(what: string, source: NameSource): string[] {
  const kinds = source.kindsIn(what);
  const kind = kinds.at(-1);
  // "Not tea coffee": nothing but things.
  const isRow =
    kinds.length > 1 &&
    kinds.every(
      ({ from, how }, nth) => how === 'written' && from === (kinds[nth - 1]?.to ?? -1) + 1,
    );
  if (isRow && kind!.to === what.length) return kinds.map(({ from, to }) => what.slice(from, to));
  const rest = kind ? `${what.slice(0, kind.from)} ${what.slice(kind.to)}`.trim() : what;
  const words = rest
    .split(/\s+(?:(?:or|nor|and)\s+)?/u)
    .filter((word) => !isChatter(word) && !DESCRIBING.has(word) && isKnown(word, source));
  // Nothing says "palm", so nothing of "palm oil" is ruled out.
  const isOther = kind && what.slice(0, kind.from).trim() !== '';
  return words.length === 0 && kind && !isOther ? [what.slice(kind.from, kind.to)] : words;
}

/** What is not wanted: brands by name, else the words that the catalogue knows. */
export function takeUnwanted(written: string, source: NameSource, hasNeed = false) {
  let text = written;
  const unwanted: string[] = [];
  const unwantedBrands: string[] = [];
  const note = (said: string): boolean => {
    const words = said.replaceAll(/[.'-]+(?=\s|$)/gu, '').split(' ');
    const what = words.slice(0, words.findLastIndex((word) => !isChatter(word)) + 1).join(' ');
    const brands = brandsOf(what, source);
    unwantedBrands.push(...brands.map(({ brand }) => brand));
    const meant = brands.length > 0 ? [] : meantBy(what, source);
    unwanted.push(...meant);
    return brands.length + meant.length > 0;
  };
  const [brand] = SPOKEN_ILL_OF.test(text) ? brandsOf(text, source) : [];
  if (brand && !BEFORE_A_BRAND.test(text.slice(0, brand.from)))
    return { unwanted, unwantedBrands: [brand.brand], rest: cutOut(text, brand.from, text.length) };
  const room = NO_ROOM_FOR.exec(text);
  if (room && note(room.groups!['what']!)) text = cutOut(text, room.index, room[0].length);
  let rest = text;
  for (const match of [...text.matchAll(RULES_OUT)].toReversed()) {
    const [what, end] = withoutNext(match, source);
    // "No, a fully automatic one": what is named is wanted; so is what is not there: "no ladder here".
    if (
      /^no\b/u.test(match[0]) &&
      (NOT_THERE.test(match[0] + text.slice(end)) || isWanted(text, match.index, what, source))
    )
      continue;
    for (const each of what.split(JOINED)) note(each);
    // The thing itself stays: "sofa, not leather" may come as "without sofa leather".
    const kind = source.kindsIn(what).at(-1);
    const own = kind ? what.slice(kind.from, kind.to) : '';
    const isOther = source
      .kindsIn(rest.slice(0, match.index))
      .some(({ kind: { id } }) => id !== kind?.kind.id);
    const kept = hasNeed || isOther || JOINED.test(what) || unwanted.includes(own) ? '' : own;
    const behind = rest.slice(end);
    const left = behind.slice(reasonBehind(behind).length);
    rest = `${rest.slice(0, match.index)} ; ${kept} ; ${left}`;
  }
  // "Not kaarvo not veltra had bad days with both": a maker behind a "not" is ruled out, whatever goes on behind it.
  for (const { brand: maker, from, to } of brandsOf(rest, source).toReversed()) {
    const denial = BEFORE_A_BRAND.exec(rest.slice(0, from))?.[0];
    if (denial === undefined) continue;
    unwantedBrands.push(maker);
    rest = cutOut(rest, from - denial.length, to - from + denial.length);
  }
  const ill = hasNeed ? DID_NOT_SUIT.exec(rest) : null;
  if (ill && note(ill.groups!['what']!)) rest = cutOut(rest, 0, rest.length);
  // "The glass bowl for it, I have the mixer": it has to go with what they have.
  const owned = GOES_WITH.test(text) ? [] : [HAVE_ONE, HAVE_ALREADY];
  for (const pattern of [...owned, GIVEN_BY_OTHERS, IS_GIVEN_BY_OTHERS, RULES_OUT_AFTER]) {
    // "Plastic no, metal also no."
    for (let nth = 0; nth < MOST_AFTER; nth += 1) {
      const match = pattern.exec(rest);
      const what = match?.groups!['what'] ?? match?.groups!['one'];
      if (!match || what === undefined) break;
      const parts = what.split(/\s+(?:and|or)\s+/u).map(note);
      if (!parts.some(Boolean)) break;
      const behind = rest.slice(match.index + match[0].length);
      const reason = pattern === RULES_OUT_AFTER ? reasonBehind(behind) : '';
      rest = cutOut(rest, match.index, match[0].length + reason.length);
    }
  }
  const genuine = GENUINE.exec(text)?.groups!['what'];
  const hasThing = hasNeed || source.kindsIn(text).length > 0;
  if (genuine !== undefined && hasThing && source.countOf('faux') > 0 && !isNamed(genuine, source))
    unwanted.push(`faux ${genuine}`);
  return { unwanted, unwantedBrands, rest };
}

/** "… no fully automatic washing machine" corrects, where the thing is named only there. */
function isWanted(text: string, at: number, what: string, source: NameSource): boolean {
  if (brandsOf(what, source).length > 0) return false;
  const before = text.slice(0, at).trim();
  const behind = text.slice(at);
  // "Only traditional, no coat" goes on, "hmm, no coat" does not.
  const saysMore = before.split(/[^\p{L}\p{N}]+/u).some((word) => word !== '' && !isChatter(word));
  if (before.endsWith(',') && saysMore) return false;
  return (
    source.kindsIn(before).length === 0 &&
    before !== '' &&
    source.kindsIn(behind).length > 0 &&
    /[.…,!-]\s*$/u.test(before)
  );
}

/** Measures and colours that the correction says otherwise: "13 inch.. no 15.6 inch". */
function saidAgain(before: string, last: string): string {
  const units = last.match(/(?<=\d\s?)[a-z]+\b/gu) ?? [];
  const colours = last.split(/[^\p{L}]+/u).filter((word) => COLOURS.has(word));
  const measured = units.reduce(
    (so, unit) => so.replaceAll(new RegExp(`\\d[\\d.]*\\s?${unit}\\b`, 'gu'), ' '),
    before,
  );
  return colours.length === 0
    ? measured
    : measured.replaceAll(/\p{L}+/gu, (word) => (COLOURS.has(word) ? ' ' : word));
}

/** What was said before a correction in the same sentence does not count: "umbrella.. no. show bean bags". */
export function corrected(text: string, source: NameSource): string {
  const parts = text.split(
    /[.,;!…-]+\s*(?:oh\s+)?(?:no\b(?=\s*[.,!…]|\s+(?:wait|sorry|no|i|we|show|give|its|it's|first)\b)|sorry\b|wait\b|actually\b)[.,!\s]*(?:(?:no|wait|sorry)\b[.,!\s]*)*(?:i mean(?:t)?\s+)?/u,
  );
  const last = parts.at(-1)!;
  if (parts.length < 2 || parts[0]!.trim() === '') return text;
  const again = saidAgain(parts[0]!, last);
  if (again !== parts[0]) return `${again} ${last}`;
  return source.kindsIn(last).length > 0 && !/^\s*(?:not|for|with)\b/u.test(last) ? last : text;
}
