import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoRandom } from '../random.ts';

type Texts = Record<'anything' | 'openings' | 'details' | 'conditions', readonly string[]> & {
  /** What there is to be had, by the first segment of a category. */
  goods: Record<string, readonly string[]>;
  shares: readonly number[];
  sums: readonly number[];
};

const FILE = join(import.meta.dirname, '../../data/load/offers.json');
const { goods, anything, openings, details, conditions, shares, sums }: Texts = JSON.parse(
  readFileSync(FILE, 'utf8'),
);

type LoadOffer = { title: string; description: string; terms: string };

/** A deal as a store of that category may well have it. */
export function loadOffer(category: string, random: DemoRandom): LoadOffer {
  const thing = random.pick(goods[category.split('/', 1)[0]!] ?? anything);
  return {
    title: titleOf(thing, random),
    description: `${random.pick(openings)} ${random.pick(details)}`,
    terms: random.pick(conditions),
  };
}

function titleOf(thing: string, random: DemoRandom): string {
  const sum = random.pick(sums);
  switch (random.whole(0, 4)) {
    case 0:
      return `Flat ₹${sum} off ${thing}`;
    case 1:
      return `Buy two, get one free: ${thing}`;
    case 2:
      return `₹${sum} back on ${thing} above ₹${sum * random.whole(4, 9)}`;
    default:
      return `${random.pick(shares)}% off ${thing}`;
  }
}
