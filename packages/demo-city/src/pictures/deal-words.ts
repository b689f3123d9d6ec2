import type { Saving } from '@baeon/contracts/campaigns/saving';
import { readTable } from './assets.ts';

/** How an address spells a saving, which the picture shows: no other text is ever drawn. */
export function badgeSlug(badge: Saving): string {
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

type Reading = [pattern: RegExp, badge: (...numbers: number[]) => Saving];

const N = String.raw`([1-9]\d?)`;
const RUPEES = String.raw`([1-9]\d{0,5})`;
const spellings: Reading[] = [
  [new RegExp(`^up-to-${N}-percent-off$`), (off) => ({ kind: 'percent', off: off!, upTo: true })],
  [new RegExp(`^${N}-percent-off$`), (off) => ({ kind: 'percent', off: off!, upTo: false })],
  [new RegExp(`^${RUPEES}-rupees-off$`), (off) => ({ kind: 'rupees', off: off! })],
  [new RegExp(`^at-${RUPEES}-rupees$`), (at) => ({ kind: 'price', at: at! })],
  [new RegExp(`^buy-${N}-get-${N}$`), (buy, get) => ({ kind: 'more', buy: buy!, get: get! })],
  [/^half$/, () => ({ kind: 'half' })],
  [/^free$/, () => ({ kind: 'free' })],
  [/^deal$/, () => ({ kind: 'deal' })],
];

/** The badge behind a spelling, each of which has exactly one. */
export function readBadge(slug: string): Saving | undefined {
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
