import { hash } from 'node:crypto';
import type { ProductRow } from '../../apps/api/src/db/product-row.ts';
import { randomNumbers } from '../numbers.ts';
import type { LabelledSet } from './quality.ts';

const SEED = 20_261_116;
const SYLLABLES =
  `ba be bo ca co da do el fa fi ga go ha he in ja jo ka ke la li lo ma mi mo na ne no or pa pe pi ra re ri ro
   sa se so ta te to un va ve vi vo wa xe ya yo za ze zi`.split(/\s+/);
/** As many as shops of that size have. */
const BRANDS = 3000;
const COLOURS =
  `Amber Azure Coral Crimson Indigo Jade Mint Mustard Onyx Pearl Plum Sand Slate Teal`.split(' ');

/**
 * So many products, each like one of these, but of another brand, another model and at another price: about
 * as many different words as a shop of that size has, and as unevenly spread.
 */
export function* manyProducts(sets: readonly LabelledSet[], count: number): Generator<ProductRow> {
  const random = randomNumbers(SEED);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const patterns = sets.flatMap(({ products }) => products);
  const brands = Array.from({ length: BRANDS }, () => {
    const name = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join(
      '',
    );
    return name[0]!.toUpperCase() + name.slice(1);
  });
  for (let nth = 0; nth < count; nth += 1) {
    const pattern = patterns[nth % patterns.length]!;
    // The first ones are as they are, so that every query finds what it is meant for.
    if (nth < patterns.length) {
      yield pattern;
      continue;
    }
    const brand = pick(brands);
    const model = `${pick(SYLLABLES).toUpperCase()}${100 + Math.floor(random() * 9900)}`;
    const own = (text: string) => (pattern.brand ? text.replaceAll(pattern.brand, brand) : text);
    const hex = hash('sha1', `${nth}`, 'hex');
    yield {
      ...pattern,
      id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
      feedId: `many-${nth}`,
      brand,
      name: `${own(pattern.name)} ${model}`,
      title: `${own(pattern.title)} ${model} ${pick(COLOURS)}`,
      description: own(pattern.description),
      pricePaise: Math.round((pattern.pricePaise ?? 0) * (0.7 + random() * 0.6)),
    };
  }
}
