import type { FoundProduct } from '../../products/catalogue.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { isMeasure, readMeasures } from '@baeon/search/measures';
import { plain } from '@baeon/search/words';
import type { Need } from './memory.ts';

/** Down to this part of the best one, products answer about equally well. */
const ABOUT_AS_GOOD = 0.75;

/** The same for all sizes, colours and equipments of one model. */
function modelOf({ name, brand, productType }: ProductRow): string {
  const [head = ''] = plain(name).split(/[([,;|]|\s[-–—]\s/u);
  const words = readMeasures(head).map((piece) => (isMeasure(piece) ? '' : piece.text.trim()));
  return [brand, productType, ...words].join(' ');
}

/** One of each model before the second of any, among those that answer about equally well. */
function varied(found: FoundProduct[]): ProductRow[] {
  const least = (found[0]?.score ?? 0) * ABOUT_AS_GOOD;
  const end = found.findIndex(({ score }) => score < least);
  const head = end < 0 ? found : found.slice(0, end);
  const counts = new Map<string, number>();
  const turns = head.map(({ product }) => {
    const model = modelOf(product);
    const turn = counts.get(model) ?? 0;
    counts.set(model, turn + 1);
    return { product, turn };
  });
  const mixed = turns.sort((a, b) => a.turn - b.turn).map(({ product }) => product);
  return [...mixed, ...found.slice(head.length).map(({ product }) => product)];
}

/** The best fitting first, or by price or rating; what is not known of comes last. */
export function inOrder(found: FoundProduct[], order: Need['order']): ProductRow[] {
  if (order === 'fitting') return varied(found);
  const by = {
    cheapest: ({ pricePaise }: ProductRow) => pricePaise ?? Infinity,
    dearest: ({ pricePaise }: ProductRow) => -(pricePaise ?? 0),
    'best rated': ({ rating }: ProductRow) => -(rating ?? 0),
  }[order];
  return found.map(({ product }) => product).sort((a, b) => by(a) - by(b));
}
