import type { ProductRow } from '../../../db/product-row.ts';
import { oneWith } from './compare.ts';
import { featuresNamed, featuresOf, featuresSaying, type Asked, type Feature } from './features.ts';
import { hasStated } from './product-terms.ts';
import { listed, money, priceOf } from './wording.ts';

const MOST_FEATURES = 8;
const availabilityText: Record<ProductRow['availability'], string> = {
  in_stock: 'is in stock',
  out_of_stock: 'is out of stock',
  preorder: 'can be ordered ahead',
  backorder: 'can be ordered and comes later',
};

/** Where two or more differ, in a sentence; the table says the rest. */
export function compareText(products: ProductRow[]): string {
  const names = listed(products.map(({ name }) => name));
  const said = [`Here are ${names} side by side.`];
  const cheapest = oneWith(products, ({ pricePaise }) => pricePaise, 'least');
  const best = oneWith(products, ({ rating }) => rating, 'most');
  if (cheapest && products.length === 2) {
    const [a, b] = products as [ProductRow, ProductRow];
    said.push(`${cheapest.name} costs ${money(Math.abs(a.pricePaise! - b.pricePaise!))} less.`);
  } else if (cheapest) {
    said.push(`${cheapest.name} is the cheapest.`);
  }
  const better = products.length === 2 ? 'better' : 'best';
  if (best) said.push(`${best.name} has the ${better} rating, ${best.rating!.toFixed(1)} of 5.`);
  return said.join(' ');
}

function oneAbout(product: ProductRow, about: Asked): string {
  const { name, brand, rating, availability } = product;
  switch (about) {
    case 'price': {
      const { pricePaise, listPricePaise } = product;
      const before = pricePaise !== null && listPricePaise !== null && listPricePaise > pricePaise;
      if (pricePaise === null) return `The shop gives no price for ${name}.`;
      return `${name} costs ${priceOf(product)}${before ? `, list price ${money(listPricePaise)}` : ''}.`;
    }
    case 'rating':
      return rating === null
        ? `Nobody has rated ${name} yet.`
        : `${name} is rated ${rating.toFixed(1)} of 5.`;
    case 'brand':
      return brand ? `${name} is made by ${brand}.` : `The shop does not say who makes ${name}.`;
    case 'availability':
      return `${name} ${availabilityText[availability]}.`;
    default:
      return featuresText(product, about);
  }
}

type Other = Exclude<Asked, string>;

const askedText = (about: Asked): string =>
  typeof about === 'object' && 'words' in about ? `“${about.words}”` : 'that';

const featuresFor = (product: ProductRow, about: Other): Feature[] =>
  'label' in about ? featuresNamed(product, about.label) : featuresSaying(product, about.words);

/** Stands in the title, if nowhere else. */
const isNamedSo = (product: ProductRow, about: Other): boolean =>
  'words' in about && hasStated({ ...product, attributes: {} }, about.words);

const isUnsaid = (product: ProductRow, about: Asked): boolean =>
  typeof about === 'object' &&
  featuresFor(product, about).length === 0 &&
  !isNamedSo(product, about);

function featuresText(product: ProductRow, about: Other): string {
  const features = featuresFor(product, about);
  if (features.length > 0) {
    const said = features.map(({ label, value }) => `${label} ${value}`).join(', ');
    return `${product.name}: ${said}.`;
  }
  return isNamedSo(product, about)
    ? `Yes: ${product.title}.`
    : `The shop does not say ${askedText(about)} about ${product.name}.`;
}

/** What is known of products, all of it or what was asked for. */
export function detailsText(products: ProductRow[], about: Asked | null): string {
  if (about) {
    const said = products.map((product) => oneAbout(product, about));
    const isSilent = products.length > 1 && products.every((product) => isUnsaid(product, about));
    return isSilent
      ? `The shops do not say ${askedText(about)} about any of these.`
      : said.join(' ');
  }
  return products
    .map((product) => {
      const features = featuresOf(product).slice(0, MOST_FEATURES);
      const said = features.map(({ label, value }) => `${label} ${value}`).join(', ');
      return `${product.name}, ${priceOf(product)}. ${product.description}${said === '' ? '' : ` ${said}.`}`;
    })
    .join('\n\n');
}
