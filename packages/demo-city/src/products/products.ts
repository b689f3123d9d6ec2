import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Availability } from '@baeon/contracts/products/products-wire';
import { demoRandom } from '../random.ts';
import { standingOf } from './standing.ts';
import { familiesOf, type ProductKind, type ProductVariant } from './variants.ts';
import { filledSentences, filledTitle } from './words.ts';

/** As the catalogue has it once it is imported. */
export type DemoProduct = {
  id: string;
  feedId: string;
  name: string;
  title: string;
  description: string;
  brand: string;
  category: string;
  productType: string;
  pricePaise: number;
  listPricePaise: number | null;
  attributes: Record<string, string>;
  rating: number | null;
  image: null;
  productUrl: null;
  availability: Availability;
  isDemo: true;
};

const FOLDER = join(import.meta.dirname, '../../data/products');

/** Invented products, the same ones on every run. */
export const demoProducts = (): DemoProduct[] => demoFamilies().flat();

/** The same, those together that are one model in several sizes, colours or equipments. */
export const demoFamilies = (): DemoProduct[][] =>
  readKinds().flatMap((kind) =>
    familiesOf(kind).map((family) => family.map((variant) => productOf(kind, variant))),
  );

/** A file for each part of a large shop, in the order of their numbers. */
const readKinds = (): ProductKind[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as ProductKind[]);

function productOf(kind: ProductKind, variant: ProductVariant): DemoProduct {
  const model = variant.words['model']!;
  const family = `${model} ${variant.words['thing'] ?? kind.type}`;
  const name = filledTitle(kind.name, variant);
  const feedId = `demo-${slugOf(name)}`;
  const { rating, listRupees, availability } = standingOf(family, name, variant.rupees);
  const about = demoRandom(`about ${family}`).pick(kind.about);
  return {
    id: idOf(feedId),
    feedId,
    name,
    title: filledTitle(kind.title, variant),
    description: filledSentences(about, variant),
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

/** As the importer derives it. Version 8, which is left to whoever makes the id, and the usual variant. */
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
