const counted = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, nth) => [word, from + nth * step]);

/** English numbers below a hundred, by their words. */
export const SMALL_NUMBERS = new Map([
  ...counted(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    0,
  ),
  ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ['fourty', 40],
  ['ninty', 90],
]);

/** What amounts are counted in, as people write it. */
export const PRICE_SCALES: Record<string, number> = Object.fromEntries(
  [
    ['k thousand thousands thousnd thosand thousend tousand hazar hazaar hajar', 1e3],
    ['hundred hundreds hundrd sau', 1e2],
    ['lakh lakhs lac lacs lak', 1e5],
    ['crore crores cr', 1e7],
  ].flatMap(([words, by]) => `${words}`.split(' ').map((word) => [word, Number(by)])),
);

type Said = { word: string; from: number; to: number; isNext: boolean };
type Reading = { figure: string; end: number };

const ANY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:half|quarter|${[...SMALL_NUMBERS.keys(), ...Object.keys(PRICE_SCALES)].join('|')})(?!\p{L})`,
  'u',
);
const FIGURE = /^\d+(?:,\d{2,3})*(?:\.\d+)?$/;

function saidIn(text: string): Said[] {
  const all: Said[] = [];
  for (const { 0: word, index } of text.matchAll(/\p{L}+|\d+(?:,\d{2,3})*(?:\.\d+)?/gu)) {
    const before = all.at(-1);
    const gap = text.slice(before?.to ?? 0, index);
    // "25k" is one, and a model's "x2" is none.
    const isNext = /^(?: +|-)$/.test(gap) || (gap === '' && PRICE_SCALES[word] !== undefined);
    all.push({ word, from: index, to: index + word.length, isNext });
  }
  return all;
}

/** What is said at a place, if it goes on from the word before. */
const wordAt = (said: Said[], at: number): string => (said[at]?.isNext ? said[at].word : '');

/** "Twenty five", "5", and for "two fifty" 250. */
function belowThousand(
  said: Said[],
  at: number,
  word: string,
): [value: number, end: number] | null {
  if (FIGURE.test(word)) return [Number(word.replaceAll(',', '')), at + 1];
  const first = SMALL_NUMBERS.get(word);
  if (first === undefined) return null;
  const next = SMALL_NUMBERS.get(wordAt(said, at + 1));
  if (next === undefined) return [first, at + 1];
  if (first >= 20 && next > 0 && next < 10) return [first + next, at + 2];
  // "One fifty", "nineteen ninety nine".
  if (first === 0 || first >= 20 || next < 20) return [first, at + 1];
  const [rest, end] = belowThousand(said, at + 1, wordAt(said, at + 1))!;
  return [first * 100 + rest, end];
}

/** How many of what follows: "a", "half a", "one and a half". */
function timesAt(said: Said[], at: number, word: string): [value: number, end: number] | null {
  const part = word === 'half' ? 0.5 : word === 'quarter' ? 0.25 : null;
  if (part !== null) return [part, wordAt(said, at + 1) === 'a' ? at + 2 : at + 1];
  if (word === 'a' || word === 'an') return [1, at + 1];
  const times = belowThousand(said, at, word);
  if (!times) return PRICE_SCALES[word] ? [1, at] : null;
  const [value, end] = times;
  if (wordAt(said, end) !== 'and') return times;
  const half = wordAt(said, end + 1) === 'a' ? end + 2 : end + 1;
  return wordAt(said, half) === 'half' ? [value + 0.5, half + 1] : times;
}

/** The number that begins at a place, with its scale behind it where it has only one. */
function numberAt(said: Said[], start: number): Reading | null {
  let [sum, least, at] = [0, Infinity, start];
  let figure = '';
  for (;;) {
    const joined = at > start && wordAt(said, at) === 'and' ? at + 1 : at;
    const word = at === start ? said[at]!.word : wordAt(said, joined);
    const times = timesAt(said, joined, word);
    if (!times) break;
    const [value, end] = times;
    const scaleWord = end === start ? said[end]!.word : wordAt(said, end);
    const scale = PRICE_SCALES[scaleWord];
    if (scale === undefined) {
      const isWhole = value >= 2 || FIGURE.test(word) || word === 'zero';
      if (at === start)
        return isWhole && !/^(?:half|quarter|an?)$/.test(word) ? { figure: `${value}`, end } : null;
      // "Ten thousand and a helmet" is no thousand and one.
      const isWord = FIGURE.test(word) || /^(?:half|quarter|an?)$/.test(word);
      if (value >= least || value < 1 || isWord || (joined > at && value >= 100)) break;
      return { figure: `${sum + value}`, end };
    }
    if (scale >= least || (joined > at && scale > 100)) break;
    figure = at === start ? `${value} ${scaleWord}` : '';
    sum += value * scale;
    least = scale;
    at = end + 1;
  }
  return at > start ? { figure: figure || `${sum}`, end: at } : null;
}

/** "Hundred one thousand" is "under" misheard: nobody counts so. */
const MISHEARD = new RegExp(
  String.raw`(?<!(?:\d|\ban?|\b(?:${[...SMALL_NUMBERS.keys()].join('|')}))[\s-]*)\bhundred (?=(?:\p{L}+|\d+) (?:hundred|thousand|lakh)\b)`,
  'u',
);

/** Plain text with its English numbers in figures: "twelve thousand" is "12 thousand", "two fifty" 250. */
export function numbersInFigures(written: string): string {
  if (!ANY.test(written)) return written;
  const text = written
    .replace(MISHEARD, 'under ')
    .replaceAll(/\b(between|from) one(?= (?:and|to) )/g, '$1 1');
  const said = saidIn(text);
  let [out, done] = ['', 0];
  for (let at = 0; at < said.length;) {
    const number = numberAt(said, at);
    if (!number) {
      at += 1;
      continue;
    }
    out += text.slice(done, said[at]!.from) + number.figure;
    done = said[number.end - 1]!.to;
    at = number.end;
  }
  return out + text.slice(done);
}
