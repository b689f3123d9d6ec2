import { attributeColumns, attributeLabels, type AttributeColumn } from './product-columns.ts';
import type { ProductDetail } from './product-details.ts';

/** What Google has fixed words for, as people say it; null: nothing that has to be said. */
const words = new Map<string, string | null>([
  ['gender male', 'Men'],
  ['gender female', 'Women'],
  ['gender unisex', 'Unisex'],
  ['age_group newborn', 'Newborn'],
  ['age_group infant', 'Infants'],
  ['age_group toddler', 'Toddlers'],
  ['age_group kids', 'Kids'],
  ['age_group adult', 'Adults'],
  ['condition new', null],
  ['condition used', 'Used'],
  ['condition refurbished', 'Refurbished'],
]);

export type SaidAttributes = Readonly<Partial<Record<AttributeColumn, string | undefined>>>;

/** What is known of a product, by the labels that it is shown under. */
export function attributesOf(
  said: SaidAttributes,
  details: readonly ProductDetail[],
): Record<string, string> {
  const attributes = new Map<string, string>();
  const taken = new Set<string>();
  const add = (label: string, value: string) => {
    if (taken.has(label.toLowerCase())) return false;
    taken.add(label.toLowerCase());
    attributes.set(label, value);
    return true;
  };
  for (const column of attributeColumns) {
    const value = said[column] === undefined ? null : inWords(column, said[column]);
    if (value !== null) add(attributeLabels[column], value);
  }
  for (const { section, name, value } of details) {
    // 'Resolution' of the front camera and of the rear one.
    if (!add(name, value) && section !== '') add(`${name} (${section})`, value);
  }
  return Object.fromEntries(attributes);
}

function inWords(column: AttributeColumn, value: string): string | null {
  const known = words.get(`${column} ${value.toLowerCase()}`);
  return known === undefined ? value : known;
}
