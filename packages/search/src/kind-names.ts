import { singular } from './stem.ts';

/** A name of a kind has no more words. */
const LONGEST_NAME = 3;
/** Of one thing people speak as of many. */
const ALWAYS_MANY = new Set(
  `jean short trouser pant sunglass legging tight pyjama headphone earphone earbud plier goggle scissor binocular
   brief boxer jogger sneaker sandal slipper shoe boot sock glove heel loafer`.split(/\s+/),
);

const isName = (word: string): boolean => word.length > 1 && !/\d/.test(word);

/** The ends of a row of words, the longest first: "study table", "table". */
export function endsOf(words: string[]): string[] {
  const ends: string[] = [];
  for (let from = words.length - 1, end = ''; from >= 0 && ends.length < LONGEST_NAME; from -= 1) {
    if (!isName(words[from]!)) break;
    end = end === '' ? words[from]! : `${words[from]!} ${end}`;
    ends.unshift(end);
  }
  return ends;
}

/** A bit that stands for a word, and for some others. */
export const bitOf = (word: string): number => {
  let sum = 0;
  for (let nth = 0; nth < word.length; nth += 1) sum = (sum * 31 + word.charCodeAt(nth)) | 0;
  return 1 << (sum & 31);
};

/** A name as people say it. */
export const spoken = (name: string): string =>
  ALWAYS_MANY.has(name.split(' ').at(-1)!) && singular(`${name}s`) === name ? `${name}s` : name;

/** A step of the feed's own path to a product, as it is written and by its words. */
export type PathStep = { step: string; words: string[] };

/** Steps that name several kinds, or none. */
const NO_KIND =
  /\band\b|[&,/]|\b(?:others?|accessories|misc\w*|general|products?|items?|more|all)$/i;

export const isOneOfSeveral = ({ step, words }: PathStep, end: string): boolean =>
  words.includes(end) && NO_KIND.test(step);

/** Of "quilts and blankets" the name is what a title ends in. */
export function nameOfStep({ step, words }: PathStep, end: string): string {
  if (!NO_KIND.test(step)) return words.slice(-LONGEST_NAME).join(' ');
  return words.includes(end) ? end : '';
}
