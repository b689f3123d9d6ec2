import type { ProductKind } from './product-drawings/drawings.ts';
import { phrasesIn, wordsOf } from './plain-words.ts';
import { productWords } from './product-words.ts';

export type NamedProduct = { title: string; category: string; productType: string | null };

const kinds = new Map(
  Object.entries(productWords).flatMap(([kind, phrases]) =>
    phrases.split(', ').map((phrase) => [wordsOf(phrase).join(' '), kind as ProductKind] as const),
  ),
);

/** Where words say nothing: what such a shop is known for. */
const byCategory: Record<string, ProductKind> = {
  electronics_store: 'stabiliser',
  furniture_store: 'drawers',
  home_goods_store: 'organiser',
  clothing_store: 'tShirt',
  shoe_store: 'sneaker',
  book_store: 'book',
  beauty_store: 'creamJar',
  jewelry_store: 'jewelleryBox',
  toy_store: 'blocks',
  sporting_goods_store: 'duffel',
  grocery_store: 'pouch',
  pet_store: 'petFood',
  hardware_store: 'toolBox',
  baby_store: 'rattle',
  stationery_store: 'pencilCase',
  musical_instrument_store: 'guitarBag',
};

/** The same word means another thing in another shop. */
const inTrade: Record<string, Partial<Record<ProductKind, ProductKind>>> = {
  musical_instrument_store: {
    computerKeyboard: 'musicKeyboard',
    handbag: 'guitarBag',
    phoneCase: 'guitarBag',
    cover: 'guitarBag',
  },
  pet_store: { bed: 'petBed', bowl: 'petBowl', handbag: 'petCarrier', carrier: 'petCarrier' },
  baby_store: { bottle: 'babyBottle', chair: 'highChair', bed: 'crib' },
  toy_store: { cycle: 'rideOn', swing: 'slide', phone: 'featurePhone' },
  shoe_store: { slide: 'slipper' },
};

/** From here on a title tells of sizes and of what else it is for. */
const AFTERTHOUGHT = /\s(?:for|with|in|by|from)\s|\s[-–—|]\s|[(,;:[]/i;

const FOR_ONE = /\b(?:1|one|single)[ -]seater\b/i;

/** What a product is drawn as: what its title ends in, else what its shop puts it with. */
export function productKindOf({ title, category, productType }: NamedProduct): ProductKind {
  const [head = ''] = title.split(AFTERTHOUGHT);
  const path = (productType ?? '').split('>').toReversed();
  // The titles of books are about anything.
  const texts = category === 'book_store' ? [...path, head] : [head, ...path];
  const kind = endOf(texts[0]!) ?? lastIn(path[0]!) ?? firstDefined(texts, lastIn);
  if (kind === 'sofa' && FOR_ONE.test(title)) return 'armchair';
  if (kind) return own(inTrade, category)?.[kind] ?? kind;
  return own(byCategory, category) ?? 'parcel';
}

const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The kind that the last words name, so that a phone case is no phone. */
function endOf(text: string): ProductKind | undefined {
  const words = wordsOf(text);
  return firstDefined(phrasesIn(words, words.length), (phrase) => kinds.get(phrase));
}

function lastIn(text: string): ProductKind | undefined {
  const words = wordsOf(text);
  for (let end = words.length; end > 0; end--) {
    const kind = firstDefined(phrasesIn(words, end), (phrase) => kinds.get(phrase));
    if (kind) return kind;
  }
  return undefined;
}

function firstDefined<T, R>(of: readonly T[], found: (one: T) => R | undefined): R | undefined {
  for (const one of of) {
    const result = found(one);
    if (result !== undefined) return result;
  }
  return undefined;
}
