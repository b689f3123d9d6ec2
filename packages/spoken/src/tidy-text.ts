import { tokensOf } from './tokens.ts';

const UM = String.raw`u+m+|u+h+m*|e+r+m+|h+m+`;
const LEADING = new RegExp(
  String.raw`^(?:(?:${UM}|e+r+|mm+|m+h+m+|a+h+)(?![\p{L}\p{M}\p{N}'’-])[\s,.…!?]*)+`,
  'iu',
);
const INSIDE = new RegExp(String.raw` (?:${UM})(?:,|…|\.{2,})?(?= |[.!?]*$)`, 'giu');
const BEGINNING = /^(?:[\s,;:!?…]|[.–—-](?!\d))+/u;
const ENDING = /[\s.,;:!?…]/u;
const DASH_ALONE = /\s[–—-]$/u;
const ABBREVIATED = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:\.\p{L}){1,5}$/u;

function withoutEnd(text: string): string {
  let end = text.length;
  while (
    end > 0 &&
    (ENDING.test(text[end - 1]!) || DASH_ALONE.test(text.slice(Math.max(0, end - 2), end)))
  ) {
    end -= 1;
  }
  const isAbbreviated = text[end] === '.' && ABBREVIATED.test(text.slice(0, end));
  return text.slice(0, isAbbreviated ? end + 1 : end);
}

/** Without what makes a sentence of it, and the sounds people make while they think. */
export const withoutDress = (text: string): string =>
  withoutEnd(text.replace(BEGINNING, '').replace(LEADING, '').replaceAll(INSIDE, ''));

const GROUPED = /(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d|,\d)/g;
/** Spaces part the model from the size, too: only what ends in thousands is one number. */
const SPACED = /(?<![\p{L}\d.,])(?:\d{1,3}(?: 000)+|\d{1,2} \d{2} 000)(?![\d\p{L}]|[.,]\d)/gu;
/** "Two fifty, six": sizes that recognisers write in two. */
const SIZE = /(?<![\d.,])(?:(12)0 (8)|(25)0 (6)|(5)00 (12))(?= ?GB(?!\p{L}))/giu;
const PERCENT = /(?<=\d) %/g;

/** Figures without what makes them easier to read: "20,000", "1 20 000", "50 %". */
export const withPlainDigits = (text: string): string =>
  text
    .replaceAll(GROUPED, (grouped) => grouped.replaceAll(',', ''))
    .replaceAll(SPACED, (spaced) => spaced.replaceAll(' ', ''))
    .replaceAll(SIZE, '$1$2$3$4$5$6')
    .replaceAll(PERCENT, '%');

/** What is said letter by letter and written as a word. */
const NAMES = new Set(
  `TV AC LED LCD OLED QLED GB TB MB KB RO UV USB HDMI PC CPU GPU SSD HDD UPS LG HP JBL MRF KFC BMW MI EMI ATM
   DVD CD FM SUV MRP XL XXL SPF MP KG ML RPM DSLR GPS NFC OTG VR PS DJ CCTV BHK HD UHD FHD LPG CNG SD BP MAH HZ
   GHZ`.split(/\s+/),
);
const LONGEST = Math.max(...[...NAMES].map(({ length }) => length));

/** Longer rows of letters are no names of things. */
const RUN =
  /(?<![\p{L}\p{M}\p{N}'’]|[\p{L}\p{N}][.-])[a-z](?:(?:\.? |[.-])[a-z](?![\p{L}\p{M}\p{N}'’])){1,11}(?:\.(?=[ ,?!]|$))?(?![\p{L}\p{M}\p{N}'’]|[.-]\p{L})/giu;

/** The letters in names one after the other, the longest first; null where some are left. */
function namesIn(letters: string): string[] | null {
  if (letters === '') return [];
  for (let length = Math.min(LONGEST, letters.length); length > 1; length -= 1) {
    const name = letters.slice(0, length).toUpperCase();
    // An "a" or an "i" in small letters is a word.
    if (!NAMES.has(name) || /^[ai]/.test(letters)) continue;
    const rest = namesIn(letters.slice(length));
    if (rest) return [name, ...rest];
  }
  const [first] = letters;
  const rest = /^[ai]./i.test(letters) ? namesIn(letters.slice(1)) : null;
  return rest && [first!, ...rest];
}

/** "T V" and "T.V." are a TV. */
export const withSpelledJoined = (text: string): string =>
  text.replaceAll(RUN, (run) => namesIn(run.replaceAll(/[ .-]/g, ''))?.join(' ') ?? run);

/** Longer phrases are hardly said over and over by a recogniser that is lost. */
const LONGEST_PHRASE = 12;
/** People do say a word three times in a row, and a phrase twice. */
const MOST_WORDS = 3;
const MOST_PHRASES = 2;

/** How often the `length` words at a place stand there in a row. */
function timesAt(words: readonly string[], at: number, length: number): number {
  let same = 0;
  while (at + length + same < words.length && words[at + same] === words[at + length + same]) {
    same += 1;
  }
  return Math.floor(same / length) + 1;
}

/** Where the last time breaks off in the middle at the end of the text, that is no part of it either. */
function endOfRest(words: readonly string[], at: number, from: number, length: number): number {
  if (words.length - from > length) return from;
  const rest = words.slice(from);
  const isBrokenOff = rest.every((word, nth) => {
    const whole = words[at + nth]!;
    return nth === rest.length - 1 ? whole.startsWith(word) : whole === word;
  });
  return isBrokenOff ? words.length : from;
}

/** What is said over and over, as recognisers do upon noise, is said once. */
export function withoutRepeats(text: string): string {
  const { tokens, tail } = tokensOf(text, () => null);
  const words = tokens.map(({ lower }) => lower);
  let result = '';
  for (let at = 0; at < tokens.length;) {
    let [kept, end] = [1, at + 1];
    for (let length = 1; length <= LONGEST_PHRASE; length += 1) {
      const times = timesAt(words, at, length);
      if (times <= (length === 1 ? MOST_WORDS : MOST_PHRASES)) continue;
      // Digits are dictated one by one.
      if (length === 1 && /^\d$/.test(words[at]!)) continue;
      [kept, end] = [length, endOfRest(words, at, at + times * length, length)];
      break;
    }
    for (const { gap, word } of tokens.slice(at, at + kept)) result += gap + word;
    at = end;
  }
  return result + tail;
}
