import { readTable } from './assets.ts';

/** What is saved, as a picture says it: few words and a number, so that no other text is ever drawn. */
export type Badge =
  | { kind: 'percent'; off: number; upTo: boolean }
  | { kind: 'rupees'; off: number }
  | { kind: 'price'; at: number }
  | { kind: 'more'; buy: number; get: number }
  | { kind: 'half' | 'free' | 'deal' };

const MOST_RUPEES = 999_999;
const AMOUNT = String.raw`(?:₹|\brs\.?|\binr) ?(\d[\d,]*)`;

type Reading = [pattern: RegExp, badge: (...numbers: number[]) => Badge];

/** In order: the first that a title holds is what it is about. */
const readings: Reading[] = [
  [/\bbuy (\d{1,2})\b.*?\bget (\d{1,2})\b(?! ?k?g\b).* free\b/i, (buy, get) => more(buy!, get!)],
  [/\bup ?to (\d{1,2}) ?% (?:off|less|discount)/i, (off) => percent(off!, true)],
  [/(?<![\d.,])(\d{1,2}) ?% (?:off|less|discount)/i, (off) => percent(off!, false)],
  [/\bsave (\d{1,2}) ?%/i, (off) => percent(off!, false)],
  [new RegExp(`${AMOUNT} (?:off|less|discount)`, 'i'), (off) => ({ kind: 'rupees', off: off! })],
  [new RegExp(`\\bsave ${AMOUNT}`, 'i'), (off) => ({ kind: 'rupees', off: off! })],
  [/\bhalf[ -]price/i, () => ({ kind: 'half' })],
  [/(?<![\w-])free\b(?!-)/i, () => ({ kind: 'free' })],
  [
    new RegExp(`(?:\\b(?:for|at|only|just)|:) ${AMOUNT}`, 'i'),
    (at) => ({ kind: 'price', at: at! }),
  ],
];

const percent = (off: number, upTo: boolean): Badge => ({ kind: 'percent', off, upTo });
const more = (buy: number, get: number): Badge => ({ kind: 'more', buy, get });

/** The saving that a title states. */
export function badgeOf(title: string): Badge {
  for (const [pattern, badge] of readings) {
    const found = pattern.exec(title);
    if (!found) continue;
    const numbers = found.slice(1).map((digits) => Number(digits.replaceAll(',', '')));
    if (numbers.every((number) => number >= 1 && number <= MOST_RUPEES)) return badge(...numbers);
  }
  return { kind: 'deal' };
}

/** How an address spells it. */
export function badgeSlug(badge: Badge): string {
  switch (badge.kind) {
    case 'percent':
      return `${badge.upTo ? 'up-to-' : ''}${badge.off}-percent-off`;
    case 'rupees':
      return `${badge.off}-rupees-off`;
    case 'price':
      return `at-${badge.at}-rupees`;
    case 'more':
      return `buy-${badge.buy}-get-${badge.get}`;
    default:
      return badge.kind;
  }
}

const N = String.raw`([1-9]\d?)`;
const RUPEES = String.raw`([1-9]\d{0,5})`;
const spellings: Reading[] = [
  [new RegExp(`^up-to-${N}-percent-off$`), (off) => percent(off!, true)],
  [new RegExp(`^${N}-percent-off$`), (off) => percent(off!, false)],
  [new RegExp(`^${RUPEES}-rupees-off$`), (off) => ({ kind: 'rupees', off: off! })],
  [new RegExp(`^at-${RUPEES}-rupees$`), (at) => ({ kind: 'price', at: at! })],
  [new RegExp(`^buy-${N}-get-${N}$`), (buy, get) => more(buy!, get!)],
  [/^half$/, () => ({ kind: 'half' })],
  [/^free$/, () => ({ kind: 'free' })],
  [/^deal$/, () => ({ kind: 'deal' })],
];

/** The badge behind a spelling, each of which has exactly one. */
export function readBadge(slug: string): Badge | undefined {
  for (const [pattern, badge] of spellings) {
    const found = pattern.exec(slug);
    if (found) return badge(...found.slice(1).map(Number));
  }
  return undefined;
}

/** Words in titles, and the glyph that is drawn for them, in order. */
const subjects = readTable('deal-words.tsv');

/** One pattern for all, a group each: lists of very many titles are read at a start. */
const subjectPattern = new RegExp(
  String.raw`(?<![\w-])(?:${subjects.map(([, words]) => `(${words})`).join('|')})(?![\w-])`,
  'i',
);

/** What a title speaks of first, if it is something that we can draw. */
export function subjectOf(title: string): string | undefined {
  const found = subjectPattern.exec(title);
  const group = found?.findIndex((part, index) => index > 0 && part !== undefined);
  return group === undefined ? undefined : subjects[group - 1]![0];
}
