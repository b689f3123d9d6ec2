/* By which label something is bigger, longer or more than what is shown. */

import { factsIn } from '@baeon/search/measure-facts';
import { unitOf } from '@baeon/search/measures';
import type { ProductRow } from '../../../db/product-row.ts';
import { measureUnder } from './rank.ts';
import { says } from './stated.ts';

/** Labels by which something is bigger, what people mean most first. */
export const SIZES = [
  'screen',
  'capacity',
  'quantity',
  'pack',
  'size',
  'seats',
  'storage',
  'weight',
  'height',
  'length',
  'width',
  'power',
];
const NAMED: [RegExp, string][] = [
  [/\bram\b/u, 'ram'],
  [/\b(?:storage|memory)\b/u, 'storage'],
  [/\bbattery\b/u, 'battery|playtime|backup'],
  [/\b(?:lighter|heavier|weight)\b/u, 'weight'],
  [/\b(?:thicker|thinner)\b/u, 'thickness'],
  [/\b(?:wider|narrower)\b/u, 'width|size|dimension'],
  [/\btaller\b/u, 'height|length|size|dimension'],
  [/\b(?:longer|shorter)\b/u, 'length|size|height'],
  [/\bscreen\b/u, 'screen'],
  [/\bpack\b/u, 'pack|quantity|weight'],
  [/\bpower\b/u, 'power'],
];

/** "More jars", "less sugar": what of, where that is no word of the table. */
const MORE_OF =
  /\b(?:more|less|fewer) (?!space|storage|capacity|weight|power|ram|memory|battery)(?<noun>\p{L}{3,})/u;

/** The label with the noun in its name, or that counts it. Undefined where no noun is said, null where nothing shown states it. */
export function labelOf(text: string, shown: ProductRow[]): string | null | undefined {
  const noun = MORE_OF.exec(text)?.groups?.['noun'];
  if (noun === undefined) return undefined;
  const unit = unitOf(noun)?.name;
  for (const [label, value] of shown.flatMap(({ attributes }) => Object.entries(attributes)))
    if (
      says(label, noun) ||
      (/^\d/u.test(value) &&
        (says(value, noun) || (unit !== undefined && factsIn(value)[0]?.unit === unit)))
    )
      return label.replaceAll(/[^\p{L}\p{N} ]/gu, '.');
  return null;
}

export const labelNamed = (text: string): string | undefined =>
  NAMED.find(([pattern]) => pattern.test(text))?.[1];
export const isMeasured = (label: string | undefined, shown: ProductRow[]): boolean =>
  label !== undefined && shown.some((product) => measureUnder(product, label) !== null);
