import { editDistance } from '@baeon/search/edit-distance';
import { toEnglish } from '@baeon/search/lexicon';
import { meaningWords } from '@baeon/search/lexicon-rows';
import { numbersInFigures } from '@baeon/search/number-words';
import { FILLERS } from '@baeon/search/phrasing';
import { synonymPhrases } from '@baeon/search/synonyms';
import { heardAs } from '@baeon/search/transliterate';
import { plain } from '@baeon/search/words';
import { CHATTER } from './phrases.ts';
import type { AssistantCatalogue } from './chat-state.ts';

/** Words that say how something is wanted; written wrongly they are still meant. */
const ASKING =
  `under below above between around cheapest cheaper cheap thousand hundred lakh colour without compare
  second third bigger smaller instead something discount coupon offers expensive budget maximum minimum anything
  first many much which price litre litres biggest smallest largest lightest
  different another double triple difference delivery available better lighter quality rating recommend suggest previous`.split(
    /\s+/,
  );
/** Single words by which things are known under other names. */
const THINGS = synonymPhrases().filter((phrase) => phrase.length > 4 && !phrase.includes(' '));
/** Two words are one where they are written so this often beside the rarer of them. */
const OFTEN_JOINED = 0.2;
const LEAST = 4;
const LEAST_THING = 6;
const LONG = 8;

/** Chat spellings and other ways to write what is read below. */
const WRITTEN: [RegExp, string][] = [
  [/[’‘`´]/gu, "'"],
  [/\b(?:do not|dont|dun)\b/gu, "don't"],
  [/\b(?:does not|doesnt)\b/gu, "doesn't"],
  [/\b(?:did not|didnt)\b/gu, "didn't"],
  [/\b(?:can not|cannot|cant)\b/gu, "can't"],
  [/\b(?:whats|wats|wat's)\b/gu, "what's"],
  [/\b(?:wat|wht)\b/gu, 'what'],
  [/\b(?:abuot|abt|arnd|arround)\b/gu, 'about'],
  [/\b(?:u)\b/gu, 'you'],
  [/\b(?:r)\b(?= you\b)/gu, 'are'],
  [/\b(?:color|colur|colr|coulour|colors|colours)\b/gu, 'colour'],
  [/\b(?:im)\b/gu, "i'm"],
  [/(?<=\p{L}) (?:n|'n'|nd) (?=\p{L})/gu, ' and '],
  [/\b(?:atleast)\b/gu, 'at least'],
  [/\b(?:atmost)\b/gu, 'at most'],
  [/\bwfh\b/gu, 'work from home'],
  [/(\d)\s*\/-/gu, '$1 rupees'],
  [/(\d(?:\.\d)?)\s*(?:str|strs)\b/gu, '$1 star'],
  [/(\d(?:\.\d)?)\s*tn\b/gu, '$1 ton'],
  [/(\d)\s*(?:yo|y\/o|yr old|yrs old)\b/gu, '$1 year old'],
  [/\b(\d{1,2})\s*-?\s*(?:yrs?|yr)\b/gu, '$1 year'],
  [/\bt[\s-]?shirt/gu, 't-shirt'],
  [/\bnon\s+(stick|slip|skid|woven|veg|alcoholic|toxic)\b/gu, 'non-$1'],
  [/\b(?:sqft|sft|sq\.? ?(?:ft|feet)\.?|square (?:feet|foot))(?![a-z])/gu, 'sq ft'],
  [/\b(?:over the top|on top of (?:it|that|this))\b/gu, ' '],
  [/^(?:no+[\s,.!]+)+(?=(?:not|i|the)\b)|^(?:no+[,.!]+\s*)+(?=no\b)/gu, ''],
  [/^(?:no+[\s,.!]+){2,}/gu, 'no, '],
  [/\s+/gu, ' '],
];

const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1/gu, '$1');

const folded = (word: string): string => withoutDoubles(word).replace(/e$/u, '');

/** Short words differ in doubled letters and swapped ones only; "pain" is no pan. */
const isSameWord = (word: string, other: string, most: number): boolean =>
  word[0] === other[0] &&
  ((folded(word) === folded(other) &&
    (other.length >= word.length || word.length >= LEAST_THING)) ||
    (editDistance(word, other, 1) <= 1 &&
      word.length === other.length &&
      [...word].toSorted().join('') === [...other].toSorted().join('')) ||
    (word.length >= LEAST_THING && editDistance(folded(word), folded(other), most) <= most));

const UNITS = 'litre liter inch inches star seater watt watts kilo gram grams feet'.split(' ');

/** "300 leter", "5 satr". */
const withUnits = (text: string, countOf: (word: string) => number): string =>
  text.replaceAll(/(?<=\d\s?)[a-z]{4,7}\b/gu, (word) =>
    countOf(word) > 0 || FILLERS.has(word) || CHATTER.has(word)
      ? word
      : (UNITS.find((unit) => unit[0] === word[0] && editDistance(word, unit, 1) <= 1) ?? word),
  );

/** "Washingmachine" is two words where the feed has such a thing; "lockdown" is none. */
function splitOf(
  word: string,
  { countOf, kindsIn }: Pick<AssistantCatalogue, 'countOf' | 'kindsIn'>,
): string | null {
  for (let at = word.length - 4; at >= 4; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const both = `${first} ${second}`;
    const isThing = () => kindsIn(both).some(({ to }) => to === both.length);
    if (countOf(first) > 2 && countOf(second) > 2 && isThing()) return both;
  }
  return null;
}

function asMeant(
  word: string,
  { countOf, kindsIn }: Pick<AssistantCatalogue, 'countOf' | 'kindsIn'>,
): string {
  if (FILLERS.has(word) || CHATTER.has(word) || ASKING.includes(word)) return word;
  const most = word.length >= LONG ? 2 : 1;
  const near = ASKING.find(
    (each) =>
      word.length >= LEAST &&
      each[0] === word[0] &&
      each.length >= LEAST &&
      editDistance(word, each, most) <= most,
  );
  if (countOf(word) > 0) return word;
  if (near !== undefined || THINGS.includes(word)) return near ?? word;
  const heard = heardAs(word);
  if (heard !== word && countOf(heard) > 0 && isSameWord(word, heard, most)) return heard;
  if (word.length < LEAST_THING) return word;
  const split = word.length >= 8 ? splitOf(word, { countOf, kindsIn }) : null;
  const once = withoutDoubles(word);
  // "Waking" is no walking: what somebody does has more forms than a feed has.
  if (/(?:ing|ed)$/u.test(word)) return split ?? word;
  return (
    split ??
    THINGS.find(
      (each) =>
        each[0] === word[0] && (withoutDoubles(each) === once || editDistance(word, each, 1) <= 1),
    ) ??
    word
  );
}

const asRead = (text: string): string =>
  WRITTEN.reduce((so, [pattern, by]) => so.replaceAll(pattern, by), text);

/** "Thirty litres": numbers that measure, in figures. */
const withFigures = (text: string): string =>
  text.replaceAll(
    /\b(?:[a-z]+ ){1,2}(?=(?:lit(?:re|er)s?|inch(?:es)?|kgs?|kilos?|grams?|feet|seater|tons?|stars?|watts?|pages?|gb|pieces|people|persons)\b)/gu,
    (words) => `${numbersInFigures(words.trim())} `,
  );

/** "Rain coat" as the feed writes it. */
function inOne(
  text: string,
  { countOf, kindsIn }: Pick<AssistantCatalogue, 'countOf' | 'kindsIn'>,
): string {
  return text.replaceAll(
    /\b([a-z]{3,}) (?=([a-z]{3,})\b)/gu,
    (all, first: string, second: string) => {
      if (FILLERS.has(first) || FILLERS.has(second) || CHATTER.has(first) || CHATTER.has(second))
        return all;
      const joined = countOf(first + second);
      const isJoined =
        joined > 0 && joined >= Math.min(countOf(first), countOf(second)) * OFTEN_JOINED;
      return isJoined &&
        !kindsIn(`${first} ${second}`).some(({ from, to }) => from === 0 && to > first.length)
        ? first
        : all;
    },
  );
}

/** A turn in plain small letters, in English, with the words that ask written rightly. */
export function turnText(
  written: string,
  catalogue: Pick<AssistantCatalogue, 'countOf' | 'brandsIn' | 'kindsIn'>,
): string {
  const isProtected = (word: string) =>
    catalogue.brandsIn(word).length > 0 || catalogue.countOf(word) > 0;
  const isKnown = (word: string) =>
    isProtected(word) || FILLERS.has(word) || CHATTER.has(word) || meaningWords.has(word);
  const typed = asRead(plain(written));
  const text = asRead(plain(toEnglish(typed, isProtected, isKnown)));
  const isRight = (word: string) => text !== typed && meaningWords.has(word);
  return inOne(
    withFigures(
      withUnits(text, catalogue.countOf)
        .replaceAll(/[a-z]{3,}/gu, (word) => (isRight(word) ? word : asMeant(word, catalogue)))
        .trim(),
    ),
    catalogue,
  );
}
