import { tokensOf } from './tokens.ts';

/** Longer phrases are hardly said over and over by a recogniser that is lost. */
const LONGEST = 12;
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
    for (let length = 1; length <= LONGEST; length += 1) {
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
