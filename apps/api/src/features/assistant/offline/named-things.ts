import { isMeasure, readMeasures } from '@baeon/search/measures';
import { FILLERS } from '@baeon/search/phrasing';
import type { ProductRow } from '../../../db/product-row.ts';
import type { AssistantCatalogue, Need } from './chat-state.ts';
import { isPersonWord } from './for-whom.ts';
import { CHATTER, COLOURS } from './phrases.ts';
import { poolOf } from './pool.ts';
import { holds, mentions } from './stated.ts';
import { howAsked, isAskedByName, isToldOf, sentenceAt } from './told.ts';

/** A kind that a sentence names, and how it stands in it. */
export type NamedThing = {
  name: string;
  /** As it was written. */
  said: string;
  from: number;
  to: number;
  /** Whether the feed calls it otherwise. */
  isOtherName: boolean;
  /** What stands before it: "with a mirror", "for a phone". */
  after: 'with' | 'in' | 'for' | null;
  /** Whether it is only told of: "my laptop gets hot". */
  isTold: boolean;
  standing: ReturnType<typeof howAsked>;
};

/** A word that may say what something has to be. */
export type WishedWord = {
  text: string;
  from: number;
  /** Whether it stands right before a kind, or is asked for with "with". */
  isClaimed: boolean;
};

export type NameSource = Pick<AssistantCatalogue, 'kindsIn' | 'brandsIn' | 'countOf'>;

/** Said beside what is meant: "red colour", "ayurvedic type". */
const ASIDE = new Set('colour type brand flavour smell taste shade kind style company'.split(' '));
/** Words by which things are described, and which are none. */
export const DESCRIBING = new Set(
  'pc pcs set sets pack packs pair pairs piece pieces combo flavour smell taste colour type brand shade one ones thing kind size company style fragrance pure genuine real original'.split(
    ' ',
  ),
);

/** In what something comes; "the big box" of tea is no box. */
export const PACKED =
  /\b(?:packs?|bottles?|jars?|box(?:es)?|packets?|tins?|pouch(?:es)?|cans?|bags?|sets?|pairs?|kilos?)\b/u;

export const isChatter = (word: string): boolean => CHATTER.has(word) || FILLERS.has(word);

export const brandsOf = (text: string, source: NameSource) =>
  source.brandsIn(text).filter(({ brand }) => !isChatter(brand.toLowerCase()));

/** What stands behind is a verb. */
const DOES_IT =
  /(?:(?<!\b(?:similar|next|close|go|going|switch|back|return|up|related|compared|add|it|move|shift|change|come)) to|\b(?:thing|something|anything|machine|device|gadget|tool)s? (?:which|that)) $/u;

/** "The kind which blocks all light" names nothing else, nor does "9k if it takes two trays". */
const OF_THESE =
  /^(?:(?:ok|no|and|but|so|only|also|the|an?|any|some)[\s,]+)*(?:(?!which|what|this|that|every)[\p{L}-]+ ){0,2}?(?:kinds?|ones?|types?) (?:which|that|where)\b|\b(?:only )?if (?:it|they|this|that|these)(?:'s)? (?!not\b|available\b)/u;
/** "The leak proof one", "one that fits two": of what is shown, and what is told behind it as well. */
export const OF_SHOWN =
  /^(?:(?:ok|no|and|but|so|yes|then|also|please|show|give|need|want|i|we|me|the|an?|any|some)[\s,]+)*(?:(?!which|what|this|that|every|no|last|other|another|next|first|second|third|fourth)[\p{L}\d-]+ ){0,4}?ones?(?: (?:please|pls|for [^,.;]+))?(?= (?:with|without|which|that|where|in|for|to)\b|\s*[,.;?!]|\s*$)/u;
const TELLS_MORE =
  /[,.;]+\s*(?=(?:[^,.;]*\s)?(?:i|we|he|she|it|they|my|our|his|her|their|last|previous|old)\b)/u;

const AS_COLOUR = new RegExp(`^ (?:colou?rs?|shades?|weight|${[...COLOURS].join('|')})\\b`, 'u');
const HAS_TO_RUN =
  /^(?:,| and) .*\b(?:should|must|has to|have to|will) (?:run|work|charge|fit)\b|^ (?:should|must|has to|have to) (?:run|work|charge|fit)\b/u;
/** Where somebody lives says nothing of what is wanted. */
const AT_HOME = /\b(?:at|my|our|in|from|new) $/u;
/** How long ago something was, and how often it is. */
const WHEN = /\b(?:in|after|since|last|past|every|within|from) (?:the )?(?:last )?$/u;
const IS_TIME = /^(?:year|month|week|day|hour|minute)s?$/u;

/** What stands first and goes before "the" is done. */
const DOES_THAT = /^ (?:the|all|out|it|that|this|them)\b/u;
const isDone = (text: string, from: number, to: number): boolean =>
  DOES_THAT.test(text.slice(to)) &&
  /(?:^|[,.;!?]|\b(?:should|must|can|will|could|please|to)) ?$/u.test(text.slice(0, from));

/** "A bag for it" says no more what it is for. */
const IS_REFERENCE = /^(?:it|this|that|these|those|them|him|her|me|us)$/u;
/** "For a laptop and a mouse": what is counted is wanted as well. */
const ONE_MORE = /\band (?=(?:an?|one|two|three|some|\d{1,2})\b)/gu;

/** What something is for goes on to the end of the clause, or to what is asked for: "for her new house I want …". */
const USE =
  /\b(?:for|to (?:wear|use|put|go|keep|carry)|compatible|fits?)\b(?:(?!\b(?:i|we)(?:'d| would| just| also| really)* (?:want|need|like|am|'m|require)\b)[^,;.:+?!])*$/u;

/** A "tea carrying flask" is no tea: words that stand between the two. */
export const IS_DONE_WITH = /^ \p{L}{2,}ing (?:\p{L}+ )?/u;

export function kindsOf(text: string, source: NameSource): NamedThing[] {
  const end = OF_THESE.exec(text)?.index ?? Infinity;
  const one = OF_SHOWN.exec(text)?.[0].length ?? Infinity;
  const told = one + text.slice(one).search(TELLS_MORE);
  const named = source.kindsIn(text).filter(({ from, to, kind }) => {
    const said = text.slice(from, to);
    if (from >= end) return false;
    if (
      COLOURS.has(said) ||
      COLOURS.has(kind.name) ||
      DESCRIBING.has(said) ||
      isChatter(said) ||
      isPersonWord(said)
    )
      return false;
    // "Light colour" and "light blue" say how it looks.
    if (said === 'light' && AS_COLOUR.test(text.slice(to))) return false;
    // "Two bulbs should run" is what it has to do.
    if (HAS_TO_RUN.test(text.slice(to))) return false;
    // A "box of shuttles" is no box.
    if (PACKED.test(said) && /^\s+of\b/u.test(text.slice(to))) return false;
    // "A bit of coding" says how much.
    if (said === 'bit' && /^\s+(?:of|more|less)\b/u.test(text.slice(to))) return false;
    // "Something fun" says how it is.
    if (!said.includes(' ') && /\b(?:some|any|no)thing $/u.test(text.slice(0, from))) return false;
    // Food "in the big bag" comes in one.
    if (
      PACKED.test(said) &&
      /\bin (?:an?|the) (?:\p{L}+ )?$/u.test(text.slice(0, from)) &&
      source.kindsIn(text.slice(0, from)).length > 0
    )
      return false;
    // "Block the sunlight", "cover it all".
    if (!/\s|s$/u.test(said) && isDone(text, from, to)) return false;
    // Nor is the "5 kg bag" of rice.
    if (
      PACKED.test(said) &&
      /\d\s*(?:k?gs?|gm|grams?|kilos?|ml|l|lit(?:re|er)s?)\s+$/u.test(text.slice(0, from)) &&
      source.kindsIn(text.slice(0, from)).length > 0
    )
      return false;
    // "To watch rhymes", "the kind which blocks light" say what somebody or something does.
    if (!said.includes(' ') && DOES_IT.test(text.slice(0, from))) return false;
    // "Which one plays longest".
    if (/^\p{L}+s$/u.test(said) && /\b(?:which one|he|she|it|who) $/u.test(text.slice(0, from)))
      return false;
    // "Sugar-free" is no sugar.
    if (text.startsWith('-free', to)) return false;
    // Of "laptop accessories" the laptop is not the thing.
    if (/^\s+(?:accessor|spare|parts?\b|suppl)/u.test(text.slice(to))) return false;
    // "12 cup" measures something.
    if (
      /\d\s*-?$/u.test(text.slice(0, from)) &&
      !said.includes(' ') &&
      to >= text.trimEnd().length &&
      from > 8
    )
      return false;
    return true;
  });
  const asking = named.flatMap(({ from }) =>
    isAskedByName(text, from) ? sentenceAt(text, from) : [],
  );
  return named.map(({ kind, from, to, how }) => {
    // "For mother a silk saree": what it is for ends with the person.
    const before = text
      .slice(0, from)
      .replaceAll(/\bfor (?:my |our |the |an? |his |her )?(\p{L}+) /gu, (all, whom: string) =>
        isPersonWord(whom) || IS_REFERENCE.test(whom) ? ', ' : all,
      )
      .replaceAll(ONE_MORE, ', ')
      .replaceAll(/\b(?:asking|asked|looking|searching|go|going) for\b/gu, ',');
    const after =
      /\b(?:with(?: an?| the| some)?|having|has|plus)\s+(?:[\p{L}\p{N}.-]+\s+){0,3}$|[^,;&+\s]\s+\d[\d.]*\s*\p{L}{1,8}\s+$/u.test(
        before,
      )
        ? 'with'
        : /\S\s+(?:in|of)\s+(?:an?\s+)?(?:[\p{L}-]+\s+)?$/u.test(before)
          ? 'in'
          : USE.test(before)
            ? 'for'
            : null;
    return {
      name: kind.name,
      said: text.slice(from, to),
      from,
      to,
      isOtherName: how === 'synonym',
      after,
      // "We take bucket baths only. Which water heater …": where one sentence asks, others tell.
      isTold:
        isToldOf(text, from, to) ||
        named.some(
          ({ from: next }) => IS_DONE_WITH.exec(text.slice(to))?.[0].length === next - to,
        ) ||
        (told >= one && from >= told && howAsked(text, from, to) !== 'asked') ||
        (asking.length > 0 && !asking.some((nth) => nth <= sentenceAt(text, from))),
      standing: howAsked(text, from, to),
    };
  });
}

export function wordsOf(text: string, taken: { from: number; to: number }[]): WishedWord[] {
  const words: WishedWord[] = [];
  let at = 0;
  const isFree = (from: number) => !taken.some((each) => from >= each.from && from < each.to);
  for (const piece of readMeasures(text)) {
    if (isMeasure(piece)) {
      const found = text.indexOf(String(piece.number), at);
      const from = found < 0 ? at : found;
      const isWhen = IS_TIME.test(piece.unit) && WHEN.test(text.slice(0, from));
      if (!isWhen) words.push({ text: `${piece.number} ${piece.unit}`, from, isClaimed: true });
      at = from + String(piece.number).length;
      continue;
    }
    const base = Math.max(0, text.indexOf(piece.text, at));
    for (const { 0: word, index } of piece.text.matchAll(
      /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'&/+-]*/gu,
    )) {
      const from = base + index;
      const clean = word.replaceAll(/[.']+$|'s$/gu, '');
      if (!isFree(from) || isChatter(clean) || ASIDE.has(clean) || isPersonWord(clean)) continue;
      if (clean.length < 2 && !/\d/u.test(clean)) continue;
      if (isDone(text, from, from + word.length)) continue;
      if (clean === 'home' && AT_HOME.test(text.slice(0, from))) continue;
      const isClaimed =
        taken.some(
          (each) => each.from > from && /^\s*$/u.test(text.slice(from + word.length, each.from)),
        ) || /\b(?:with|having)\s+(?:an?\s+)?$/u.test(text.slice(0, from));
      words.push({ text: clean, from, isClaimed });
    }
    at = base + piece.text.length;
  }
  return words;
}

/** Whether a kind is named that is not on the screen. */
export function namesOther(
  catalogue: AssistantCatalogue,
  text: string,
  shown: ProductRow[],
  need: Need | null = null,
): boolean {
  // "The price of the orthopaedic": one of them that is not on the screen.
  const pool = need && need.words !== '' ? poolOf(catalogue, { ...need, extras: [] }, []) : [];
  const isUnshown = ({ text: word }: WishedWord) =>
    !shown.some((product) => mentions(product, word)) &&
    pool.some((product) => holds(product, word));
  if (pool.length > 0 && wordsOf(text, []).some(isUnshown)) return true;
  const here = new Set(shown.map(({ id }) => catalogue.kindOf(id)?.id));
  const isStated = (said: string) => shown.some((product) => holds(product, said));
  const named = catalogue.kindsIn(text).filter(({ from, to }) => !isStated(text.slice(from, to)));
  return (
    named.length > 0 &&
    catalogue.brandsIn(text).length === 0 &&
    named.every(({ kind }) => !here.has(kind.id))
  );
}
