import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../../db/product-row.ts';

/** Which part of an answer speaks of which products. */
export type Clause = {
  text: string;
  /** Whose prices it may tell, and whose other numbers. */
  priced: ProductRow[];
  described: ProductRow[];
};

type Mention = { from: number; to: number; products: ProductRow[] };

const PLACES = ['first', 'second', 'third', 'fourth'];
const BY_PLACE = new RegExp(
  String.raw`\bthe (${PLACES.join('|')})(?: one| option)?(?= (?:is|has|costs|comes|offers|at)\b)`,
  'gu',
);
/** What stands between names that are spoken of together. */
const LISTED = /^[\s,&]*(?:and|or|vs\.?|versus)?[\s,&]*(?:the )?$/u;
const APART = /^\s*(?:unlike|compared|instead of|rather than)\b/u;
const MONEY = /(?:₹|\brs\.?|\binr)\s*\d[\d,]*|\d[\d,]*\s*(?:k\b|rupees?|\/-)/gu;

export const sentencesOf = (message: string): string[] =>
  message
    .replaceAll(/\brs\.\s*/giu, '₹')
    .split(/(?<=[.!?])\s+|\n+/u)
    .filter((sentence) => sentence.trim() !== '');

const isWordPart = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

export function placeOfName(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + name.length])) return at;
  }
  return -1;
}

/** Its name, and that without the brand where enough is left to tell it from a word. */
function namesOf({ name, brand }: ProductRow): string[] {
  const whole = plain(name);
  const owner = plain(brand ?? '');
  if (owner === '' || !whole.startsWith(`${owner} `)) return [whole];
  const rest = whole.slice(owner.length + 1).trim();
  return /\d|\s/u.test(rest) ? [whole, rest] : [whole];
}

/** In their order; takes plain text. */
function mentionsIn(sentence: string, products: ProductRow[]): Mention[] {
  let text = sentence;
  const mentions: Mention[] = [];
  const byName = new Map<string, ProductRow[]>();
  for (const product of products) {
    for (const name of namesOf(product)) byName.set(name, [...(byName.get(name) ?? []), product]);
  }
  // The longest first: who names the "Nova 5 Pro" does not name the "Nova 5".
  for (const name of [...byName.keys()].sort((a, b) => b.length - a.length)) {
    for (let at = placeOfName(name, text); at >= 0; at = placeOfName(name, text)) {
      mentions.push({ from: at, to: at + name.length, products: byName.get(name)! });
      text = text.slice(0, at) + ' '.repeat(name.length) + text.slice(at + name.length);
    }
  }
  for (const { 0: said, 1: place, index } of text.matchAll(BY_PLACE)) {
    const product = products[PLACES.indexOf(place!)];
    if (product) mentions.push({ from: index, to: index + said.length, products: [product] });
  }
  return mentions.sort((a, b) => a.from - b.from);
}

/** "The A and the B cost ₹1 and ₹2": as many sums as names, in their order. */
function inOrder(text: string, mentions: Mention[], all: ProductRow[]): Clause[] {
  const behind = mentions.at(-1)!.to;
  const sums = [...text.slice(behind).matchAll(MONEY)].map(({ index }) => behind + index);
  if (sums.length !== mentions.length) return [{ text, priced: all, described: all }];
  return mentions.map(({ products }, nth) => ({
    text: text.slice(nth === 0 ? 0 : sums[nth], sums[nth + 1] ?? text.length),
    priced: products,
    described: all,
  }));
}

/** What a sentence says, by whom it says it of; of all where it names none. */
export function clausesOf(sentence: string, products: ProductRow[]): Clause[] {
  const text = plain(sentence);
  const mentions = mentionsIn(text, products);
  const all = [...new Set(mentions.flatMap((mention) => mention.products))];
  const subjects = all.length > 0 ? all : products;
  const isBetween = (at: number) => mentions.every(({ from, to }) => at < from || at >= to);
  const numbers = [...text.matchAll(/\d+/gu)].map(({ index }) => index).filter(isBetween);
  if (mentions.length < 2 || numbers.length === 0) {
    return [{ text, priced: subjects, described: subjects }];
  }
  const last = mentions.at(-1)!;
  const isListed = mentions
    .slice(1)
    .every(({ from }, nth) => LISTED.test(text.slice(mentions[nth]!.to, from)));
  if (numbers[0]! > last.to && isListed && !APART.test(text)) return inOrder(text, mentions, all);
  // "₹1 for the A, ₹2 for the B" tells before it names.
  const tellsBefore = numbers[0]! < mentions[0]!.from;
  return mentions.map((mention, nth) => {
    const [before, next] = [mentions[nth - 1], mentions[nth + 1]];
    const from = tellsBefore ? (before?.to ?? 0) : nth === 0 ? 0 : mention.from;
    const to = tellsBefore ? (next ? mention.to : text.length) : (next?.from ?? text.length);
    // "The A is dearer than the B, and …" goes on about the A.
    const isBeside = before !== undefined && /\bthan (?:the )?$/u.test(text.slice(0, mention.from));
    const own = isBeside ? [...before.products, ...mention.products] : mention.products;
    return { text: text.slice(from, to), priced: own, described: tellsBefore ? all : own };
  });
}
