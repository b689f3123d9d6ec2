import type { ProductRow } from '../../../db/product-row.ts';
import {
  featuresNamed,
  featuresOf,
  featuresSaying,
  type AskedFeature,
  type Feature,
} from './features.ts';
import { hasStated } from './terms.ts';
import { money, priceOf, texts } from './wording.ts';
import { type ChatMemory, missingReply, plainReply, type TurnReply } from './chat-state.ts';
import type { Turn } from './read-turn.ts';

const MOST_FEATURES = 8;
const availabilityText: Record<ProductRow['availability'], string> = {
  in_stock: 'is in stock',
  out_of_stock: 'is out of stock',
  preorder: 'can be ordered ahead',
  backorder: 'can be ordered and comes later',
};

function oneAbout(product: ProductRow, about: AskedFeature): string {
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

type Other = Exclude<AskedFeature, string>;

const askedText = (about: AskedFeature): string =>
  typeof about === 'object' && 'words' in about ? `“${about.words}”` : 'that';

const featuresFor = (product: ProductRow, about: Other): Feature[] =>
  'label' in about ? featuresNamed(product, about.label) : featuresSaying(product, about.words);

/** Stands in the title, if nowhere else. */
const isNamedSo = (product: ProductRow, about: Other): boolean =>
  'words' in about && hasStated({ ...product, attributes: {} }, about.words);

const isUnsaid = (product: ProductRow, about: AskedFeature): boolean =>
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
function detailsText(products: ProductRow[], about: AskedFeature | null): string {
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

/** What is known of one product on the screen, or of all where something is asked and not of which. */
export function detailsReply(
  { which, about }: Extract<Turn, { kind: 'details' }>,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply {
  const places = which?.places ?? [...shown.keys()];
  const missing = missingReply(places, shown, memory);
  if (missing) return missing;
  if (which?.isVague && !about) {
    return plainReply(texts.whichOne, memory, ['The first', 'The second']);
  }
  const products = which?.isVague ? shown : places.map((place) => shown[place]!);
  const [only] = products.length === 1 ? products : [];
  return {
    ...plainReply(detailsText(products, about), memory),
    products,
    memory: { ...memory, asked: null, ...(only && { spokenOf: only.id }) },
  };
}
