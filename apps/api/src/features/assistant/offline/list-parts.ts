import { isMeasure, readMeasures } from '@baeon/search/measures';
import { SMALL_NUMBERS } from '@baeon/search/number-words';
import { DESCRIBING, type NamedThing, PACKED } from './named-things.ts';
import type { Slots } from './slots.ts';
import { isTelling } from './told.ts';

export const MOST_THINGS = 6;

/** Between the things of a list. */
const BETWEEN = /\s*(?:[,;&+]|\.{2,}|\.\s|\s[-–]\s|:|\band\b|\bor\b|\bplus\b)\s*/gu;
/** Behind these stands what a thing is for, or who speaks. */
const ASIDE = /\b(?:for|with|who|which|that|in|under|from|need|i|we|it|he|she|is|are|if)\b/u;
const LEAD =
  /^(?:(?:i|we|now|so|just|please|need|want|also|then|give|show|buy|get|a|an|the|some)\b|\s)*/u;
/** A part of a list: its words in their order, and the kind that it ends in. */
export type ListPart = {
  phrase: string;
  /** With what it is for. */
  said: string;
  kind: NamedThing | undefined;
  words: string[];
  kinds: string[];
  /** "A roller" is a thing, "black" is none. */
  isCounted: boolean;
  /** Whether it tells what the list is for: "new flat: …". */
  isTheme: boolean;
};

/** What stands between commas and the like, where it says anything. */
export function partsOfList({ rest: text, kinds, words }: Slots): ListPart[] {
  const ends = [...text.matchAll(BETWEEN)];
  const opens = ends.findIndex(([end]) => /:|\s[-–]\s/u.test(end));
  const told = /^[^,;:&+]*?\.\s/u.test(text) ? ends.findIndex(([end]) => end.startsWith('.')) : -1;
  return [...ends, null].flatMap((end, nth) => {
    const last = ends[nth - 1];
    const from = last ? last.index + last[0].length : 0;
    const part = text.slice(from, end?.index);
    const lead = LEAD.exec(part)![0].length;
    const aside = ASIDE.exec(part.slice(lead));
    const to = aside ? from + lead + aside.index : from + part.length;
    const isUse = (kind: NamedThing) =>
      kind.after === 'for' && kinds.some((other) => other.from < kind.from && other.after === null);
    const own = kinds.filter(
      (kind) => kind.from >= from && kind.from < to && !kind.isTold && !isUse(kind),
    );
    const kind = own.at(-1);
    const said = [
      ...words
        .filter((word) => word.from >= from && word.from < to)
        .filter((word) => !DESCRIBING.has(word.text))
        .filter((word) => !/^\p{L}+ of\b/u.test(text.slice(word.from)) || !PACKED.test(word.text)),
      ...own.map((each) => ({ text: each.said, from: each.from })),
    ]
      .toSorted((a, b) => a.from - b.from)
      .map(({ text: word, from: at }) => ({
        text: /\bsize $/u.test(text.slice(0, at)) ? `size ${word}` : word,
        from: at,
      }));
    const isTheme =
      nth <= Math.max(opens, told) || (nth === 0 && end !== null && /^[^,]*ing\b/u.test(part));
    // "Earrings, big ones" and "the hall is large" name nothing more.
    const isOfBefore = /\bones\b|\bone\s*$/u.test(part) || (!isTheme && isTelling(part));
    // "Rice, 5 kg bag" tells how it comes.
    const isPack =
      own.length === 0 && said.every((each) => /\d/u.test(each.text) || PACKED.test(each.text));
    if (isPack || isOfBefore) return [];
    return [
      {
        phrase: said.map((each) => each.text).join(' '),
        said: part.slice(lead).trim(),
        kind,
        words: said.flatMap((each) => (each.from === kind?.from ? [] : [each.text])),
        kinds: own.map((each) => each.said),
        isCounted: /^(?:(?:an?|one|two|three|four)\b|\d{1,2} \p{L}{3})/u.test(part),
        isTheme,
      },
    ];
  });
}

/** "Two pillows" are two of a thing, "2 kg" is a measure. */
export function countedThing(thing: string): { count: number; name: string } {
  const { n, name } = /^(?<n>\d{1,2}) (?<name>.+)$/u.exec(thing)?.groups ?? {};
  return n === undefined || name === undefined || isMeasure(readMeasures(thing)[0]!)
    ? { count: 1, name: thing }
    : { count: Math.max(1, Number(n)), name };
}

export const numberIn = (word: string | undefined): string[] =>
  word === undefined
    ? []
    : /^\d{1,2}$/u.test(word)
      ? [word]
      : [SMALL_NUMBERS.get(word)].flatMap((n) => (n === undefined ? [] : [String(n)]));
