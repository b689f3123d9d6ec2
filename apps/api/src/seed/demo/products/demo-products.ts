import { hash } from 'node:crypto';
import type { ProductRow } from '../../../db/product-row.ts';
import { demoRandom } from '../demo-random.ts';
import { productKinds } from './product-kinds.ts';
import { familiesOf, type ProductKind, type ProductVariant } from './product-kind.ts';
import { standingOf } from './product-standing.ts';
import { filledSentences, filledTitle } from './product-words.ts';

export type DemoProduct = ProductRow;

/** Invented products, the same ones on every run. */
export const demoProducts = (): DemoProduct[] => demoFamilies().flat();

/** The same, those together that are one model in several sizes, colours or equipments. */
export const demoFamilies = (): DemoProduct[][] =>
  productKinds.flatMap((kind) =>
    familiesOf(kind).map((family) => family.map((variant) => productOf(kind, variant))),
  );

function productOf(kind: ProductKind, variant: ProductVariant): DemoProduct {
  const model = variant.words['model']!;
  const family = `${model} ${variant.words['thing'] ?? kind.type}`;
  const name = filledTitle(kind.name, variant);
  const feedId = `demo-${slugOf(name)}`;
  const { rating, listRupees, availability } = standingOf(family, name, variant.rupees);
  const about = demoRandom(`about ${family}`).pick(kind.about.trim().split('\n'));
  return {
    id: idOf(feedId),
    feedId,
    name,
    title: filledTitle(kind.title, variant),
    description: filledSentences(about.trim(), variant),
    brand: variant.words['brand'] ?? model.split(' ')[0]!,
    category: kind.category,
    productType: filledTitle(kind.type, variant),
    pricePaise: variant.rupees * 100,
    listPricePaise: listRupees === null ? null : listRupees * 100,
    attributes: variant.attributes,
    rating,
    image: null,
    productUrl: null,
    availability,
    isDemo: true,
  };
}

/** Version 8, which is left to whoever makes the id, and the usual variant. */
function idOf(feedId: string): string {
  const hex = hash('sha1', feedId, 'hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
