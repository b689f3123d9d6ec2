import { editDistance } from '@baeon/search/edit-distance';
import { toEnglish } from '@baeon/search/lexicon';
import { LONG_UNITS, unitOf } from '@baeon/search/measures';
import { numbersInFigures, PRICE_SCALES, SMALL_NUMBERS } from '@baeon/search/number-words';
import { FILLERS } from '@baeon/search/phrasing';
import { plain } from '@baeon/search/words';
import { CHATTER } from './phrases.ts';
import type { AssistantCatalogue } from './chat-state.ts';
import { withoutChatSpellings } from './chat-spellings.ts';
import { asMeant, isEnglish } from './spelling-meant.ts';

/** Two words are one where they are written so this often beside the rarer of them. */
const OFTEN_JOINED = 0.2;

/** Chat spellings and other ways to write what is read below. */
const WRITTEN: [RegExp, string][] = [
  [/[’‘`´]/gu, "'"],
  [/[।॥]/gu, '. '],
  [/\b(?:do not|dont|dun)\b/gu, "don't"],
  [/\b(?:does not|doesnt)\b/gu, "doesn't"],
  [/\b(?:did not|didnt)\b/gu, "didn't"],
  [/\b(?:will not|wont)\b/gu, "won't"],
  [/\b(?:can not|cannot|cant)\b/gu, "can't"],
  [/\b(?:whats|wats|wat's)\b/gu, "what's"],
  [/(\d)\s*wats?\b/gu, '$1 watt'],
  [/\b(?:wat|wht)\b/gu, 'what'],
  [/\bb'?day\b/gu, 'birthday'],
  [/\bmade off\b/gu, 'made of'],
  [/\bdifferent between\b/gu, 'difference between'],
  [/([a-z])\1{2,}/gu, '$1'],
  [/\b(?:abt|arnd)\b/gu, 'about'],
  [/\b(?:u)\b/gu, 'you'],
  [/\b(?:r)\b(?= you\b)/gu, 'are'],
  [/\b(?:color|colur|colr|coulour|colors|colours)\b/gu, 'colour'],
  [/\b(?:im)\b/gu, "i'm"],
  [/\b(?<who>he|she)s\b/gu, "$<who>'s"],
  [/(?<=\p{L}) (?:n|'n'|nd) (?=\p{L})/gu, ' and '],
  // "She'll cry if it's not pink", "no use unless it is steel", "nothing but wood": it has to be so.
  [
    /(?<=^|[,.;!?]\s*)(?![^,.;!?]*\b(?:ok|okay|fine|matter|mind|problem|issue|even)\b)[^,.;!?]*\b(?:if (?:it|they)(?:(?:'s|'re| is| are) not|(?: is| are)n't)|unless (?:it|they)(?:'s|'re| is| are)) (?!too\b|very\b|so\b|more\b|over\b|under\b|\d)/gu,
    'it must be ',
  ],
  [/\bnothing (?:else )?(?:but|except|other than)\b/gu, 'only'],
  [/\b(?:atleast)\b/gu, 'at least'],
  [/\b(?:atmost)\b/gu, 'at most'],
  [/\bwfh\b/gu, 'work from home'],
  [/\b(\d{1,2}) (?:number|no\.?)(?= ?(?:$|[,;]|shoes?|size|ka\b|wal))/gu, 'size $1'],
  [/\b(\d{1,2})(?:ne|nee|vi|vin) (?=(?:class|std|standard|grade|taragati|kaksha)\b)/gu, '$1th '],
  [/(\d)\s*\/-/gu, '$1 rupees'],
  [/(\d(?:\.\d)?)\s*(?:str|strs)\b/gu, '$1 star'],
  [/(\d(?:\.\d)?)\s*tn\b/gu, '$1 ton'],
  [/(\d)\s*(?:yo|y\/o|yr old|yrs old)\b/gu, '$1 year old'],
  [/\b(\d{1,2})\s*-?\s*(?:yrs?|yr)\b/gu, '$1 year'],
  [/\bt[\s-]?shirt/gu, 't-shirt'],
  [/\bnon\s+(stick|slip|skid|woven|veg|alcoholic|toxic)\b/gu, 'non-$1'],
  [/\b(?:sqft|sft|sq\.? ?(?:ft|feet)\.?|square (?:feet|foot))(?![a-z])/gu, 'sq ft'],
  [
    /\b(?:without|no)(?: any)? (?:wires?|cords?|cables?)\b(?! bend| organi| manag)/gu,
    'cordless or wireless, not wired,',
  ],
  [/\bwith (?:a |the )?(?:wires?|cord)\b(?! (?:cutter|stripper|mesh|rack|hanger))/gu, 'wired'],
  [/(?<!\band (?:a )?)\bhalf (?:a )?(?:kilos?|kgs?)\b/gu, '500 g'],
  [/\b(?:quarter|pav|pao) (?:kilos?|kgs?)\b/gu, '250 g'],
  [/(?<!\band (?:a )?)\bhalf (?:a )?(?:litres?|liters?|ltr)\b/gu, '500 ml'],
  [/\b(?:of|in) any (?:kind|sort|type|form)\b(?: at all)?/gu, ' '],
  // Of two the bigger is the biggest.
  [
    /\b(bigg|small|larg|long|short|light|heavi|thick|thin)er (?:one |size |pack )?(?:of|out of|among|from) (?:the |these |those )?(?:two|2|both)(?: (?:sizes?|ones|packs?|of (?:them|these|those)))?\b/gu,
    '$1est one',
  ],
  [
    /\b(?:i'm|i am|we are|i was) (?:just |still |only )?(?:an? )?(?:(?:college|engineering|poor|broke) )?students?\b/gu,
    ' ',
  ],
  // "Same for the dosa tawa" asks for another thing with what was said of the one before.
  [
    /^(?:(?:and|ok|also)[\s,]+)*(?:same(?: (?:thing|one|type|kind))?|similar(?:ly)?|likewise) (?:for|in|with) (?:the |a |an )?/gu,
    'and ',
  ],
  [/\b(?:over the top|on top of (?:it|that|this))\b/gu, ' '],
  [
    /\b(?!(?:for|get|one|is|are|it|delivery|shipping|feel|and|the|with|totally)\b)(\p{L}{3,}) free\b(?! (?:delivery|shipping|size|gift|trial|of))/gu,
    '$1-free',
  ],
  [/^(?:no+[\s,.!]+)+(?=(?:not|i|the)\b)|^(?:no+[,.!]+\s*)+(?=no\b)/gu, ''],
  [/^(?:no+[\s,.!]+){2,}/gu, 'no, '],
  [/\s+/gu, ' '],
];

/** A name that few have is no unit: "3 dor". */
const FAR_RARER = 10;

/** "300 leter", "5 satr". */
const withUnits = (text: string, countOf: (word: string) => number): string =>
  text.replaceAll(/(?<=\d\s?)[a-z]{3,7}\b/gu, (word) => {
    if (FILLERS.has(word) || CHATTER.has(word) || unitOf(word)) return word;
    const unit = LONG_UNITS.find((each) => each[0] === word[0] && editDistance(word, each, 1) <= 1);
    const count = countOf(word);
    return unit !== undefined && (count === 0 || count * FAR_RARER < countOf(unit)) ? unit : word;
  });

const LIMITS = ['under', 'below', 'within', 'around', 'about', 'above', 'upto', 'between'];

/** "Bellow 350", "belw 1.5k": what nobody sells, a letter away from what limits, right before money. */
const withLimits = (text: string, { kindsIn }: Pick<AssistantCatalogue, 'kindsIn'>): string =>
  text.replaceAll(
    /(?<![\p{L}\d'-])[a-z]{4,8}(?= (?:₹|rs\.? ?)?\d(?:[\d,.]*\d{2}|[\d.]* ?(?:k|thousand|hundred|lakh))\b)/gu,
    (word) => {
      if (FILLERS.has(word) || CHATTER.has(word) || kindsIn(word).length > 0) return word;
      return LIMITS.find((each) => each[0] === word[0] && editDistance(word, each, 1) <= 1) ?? word;
    },
  );

const numberWord = [...SMALL_NUMBERS.keys(), ...Object.keys(PRICE_SCALES)].join('|');
/** Numbers in words, with what stands behind them. */
const MEASURED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${numberWord}|half|and|a|\d[\d.]*)[ -])*(?:${numberWord}|half)[ -]([a-z]{2,12})(?![\p{L}\d])`,
  'gu',
);
const COUNTED = /^(?:people|persons|members|guests|seater|pages|pieces)$/u;
const SCALED = /(\d[\d.]*) (\p{L}+)$/u;

const asRead = (text: string): string =>
  WRITTEN.reduce((so, [pattern, by]) => so.replaceAll(pattern, by), text);

/** "Thirty litres", "twenty thousand mah": numbers that measure, in figures; a "three piece suit" is called so. */
const withFigures = (text: string): string =>
  text.replaceAll(MEASURED, (words, unit: string) => {
    const isUnit = COUNTED.test(unit) || (unit.length > 1 && unitOf(unit)?.isThing === false);
    if (!isUnit) return words;
    const figure = numbersInFigures(words.slice(0, -unit.length - 1)).replace(
      SCALED,
      (all, number: string, scale: string) => {
        const times = PRICE_SCALES[scale];
        return times === undefined ? all : `${Math.round(Number(number) * times)}`;
      },
    );
    return `${figure} ${unit}`;
  });

/** "Rain coat" as the feed writes it. */
function inOne(
  text: string,
  { countOf, kindsIn }: Pick<AssistantCatalogue, 'countOf' | 'kindsIn'>,
): string {
  return text.replaceAll(
    /\b([a-z]{3,}) (?=([a-z]{3,})\b)/gu,
    (all, first: string, second: string) => {
      const isSaid = (word: string) => FILLERS.has(word) || CHATTER.has(word);
      if (isSaid(first) || (isSaid(second) && second !== 'less')) return all;
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
  catalogue: Pick<AssistantCatalogue, 'countOf' | 'brandsIn' | 'kindsIn' | 'guess'>,
): string {
  const isProtected = (word: string) =>
    word.includes(' ')
      ? catalogue.kindsIn(word).some(({ from, to }) => from === 0 && to === word.length)
      : catalogue.brandsIn(word).length > 0 || catalogue.countOf(word) > 0;
  const isKnown = (word: string) => isProtected(word) || isEnglish(word);
  const typed = asRead(withoutChatSpellings(plain(written))).replaceAll(/\p{L}+ mat\b/gu, (said) =>
    // "Yoga mat dikhao" asks for one, "plastic mat dikhao" for none of plastic.
    catalogue.kindsIn(said).some(({ from, to }) => from === 0 && to === said.length)
      ? `${said}s`
      : said,
  );
  const text = withLimits(asRead(plain(toEnglish(typed, isProtected, isKnown))), catalogue);
  const meant = asMeant(withUnits(text, catalogue.countOf), catalogue, text !== typed);
  return inOne(withFigures(meant.trim()), catalogue);
}
