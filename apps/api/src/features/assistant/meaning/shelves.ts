import { setImmediate as nextTurn } from 'node:timers/promises';
import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import type { Catalogue } from '../../products/catalogue.ts';

/** Products of one place in the feed: the end of their type path, below its first step; else their kind. */
export type Shelf = {
  key: string;
  /** As people say it: "quilts and blankets". */
  name: string;
  count: number;
  /** What its products are, the first ones of it: "laptop cooling pad". */
  gists: string[];
  /** What they state: "Strap", "Strap Steel". */
  values: string[];
  /** What they are called, without what they are for or have. */
  names: string[];
};

const MOST_SHELVES = 2000;
const MOST_GISTS = 6;
const MOST_NAMES = 60;
/** Of all shelves together. */
const MOST_TEXTS = 6000;
const LONGEST_TITLE = 80;
const MOST_VALUES = 24;
const LONGEST_VALUE = 40;
const AT_ONCE = 100;

const stepsOf = (type: string): string[] => type.split(/\s*>\s*/u).filter((step) => step !== '');

/** The shelf of a product by its type; empty where it has none. */
export function shelfKey({ productType }: Pick<ProductRow, 'productType'>): string {
  const steps = stepsOf(productType ?? '');
  return steps.length > 1 ? `${steps[0]} > ${steps.at(-1)}` : (steps[0] ?? '');
}

export const shelfName = (key: string): string => plain(stepsOf(key).at(-1) ?? '');

/** What a product is, without who makes it, its colour, its measures and what stands in brackets. */
export function gistOf({ title, brand }: Pick<ProductRow, 'title' | 'brand'>): string {
  const whole = title.split(/\s[–|-]\s|,/u)[0]!.replaceAll(/\s*\([^)]*\)/gu, '');
  const own = brand && whole.startsWith(brand) ? whole.slice(brand.length) : whole;
  const words = plain(own).trim().split(/\s+/u);
  return words
    .filter((word) => !/\d/u.test(word))
    .join(' ')
    .slice(0, LONGEST_TITLE);
}

export const statedText = (label: string, value: string): string =>
  `${label.replaceAll('_', ' ')} ${value}`.replaceAll(/\s+/gu, ' ').trim();

/** What a product states that has a meaning: colours go by their names, long numbers by what they measure. */
function valuesOf({ attributes }: ProductRow): string[] {
  return Object.entries(attributes).flatMap(([label, value]) => {
    if (/colou?r/iu.test(label)) return [];
    const name = statedText(label, '');
    return /\d{3}|\d\.\d/u.test(value) || value.length > LONGEST_VALUE
      ? [name]
      : [name, statedText(label, value)];
  });
}

type Source = Pick<Catalogue, 'products' | 'kindOf'>;

/** The shelves of a catalogue, the fullest first. */
export async function readShelves(catalogue: Source): Promise<Shelf[]> {
  const shelves = new Map<string, Shelf>();
  let done = 0;
  for (const product of catalogue.products()) {
    if (++done % AT_ONCE === 0) await nextTurn();
    const key = shelfKey(product) || (catalogue.kindOf(product.id)?.name ?? '');
    if (key === '') continue;
    const shelf = shelves.get(key) ?? {
      key,
      name: shelfName(key),
      count: 0,
      gists: [],
      values: [],
      names: [],
    };
    shelf.count += 1;
    const { gists, names } = shelf;
    if (gists.length < MOST_GISTS || names.length < MOST_NAMES) {
      const gist = gistOf(product);
      const name = gist.split(/ (?:for|with|in|by) /u)[0]!;
      if (gists.length < MOST_GISTS && !gists.includes(gist)) gists.push(gist);
      if (names.length < MOST_NAMES && !names.includes(name)) names.push(name);
    }
    for (const value of shelf.values.length < MOST_VALUES ? valuesOf(product) : [])
      if (!shelf.values.includes(value)) shelf.values.push(value);
    shelves.set(key, shelf);
  }
  const fullest = [...shelves.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_SHELVES);
  const most = Math.max(1, Math.floor(MOST_TEXTS / Math.max(1, fullest.length)));
  for (const shelf of fullest) shelf.gists = shelf.gists.slice(0, most);
  return fullest;
}
