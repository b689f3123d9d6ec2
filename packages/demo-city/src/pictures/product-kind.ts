import { phrasesIn, comparableWords } from './plain-words.ts';
import { knownCategory, productTable } from './product-table.ts';

export type NamedProduct = { title: string; category: string; productType: string | null };

const kinds = new Map(
  productTable.flatMap(({ kind, words }) =>
    words.map((phrase) => [comparableWords(phrase).join(' '), kind] as const),
  ),
);

/** From here on a title tells of sizes and of what else it is for. */
const AFTERTHOUGHT = /\s(?:for|with|in|by|from)\s|\s[-–—|]\s|[(,;:[]/i;

const FOR_ONE = /\b(?:1|one|single)[ -]seater\b/i;

/** What a product is drawn as: what its title ends in, else what its shop puts it with. */
export function productKindOf({ title, category, productType }: NamedProduct): string {
  const [head = ''] = title.split(AFTERTHOUGHT);
  const path = (productType ?? '').split('>').toReversed();
  // The titles of books are about anything.
  const texts = category === 'book_store' ? [...path, head] : [head, ...path];
  const kind = endOf(texts[0]!) ?? lastIn(path[0]!) ?? firstDefined(texts, lastIn);
  if (kind === 'sofa' && FOR_ONE.test(title)) return 'armchair';
  const shop = knownCategory(category);
  if (kind) return shop?.instead?.[kind] ?? kind;
  return shop?.kind ?? 'parcel';
}

/** The kind that the last words name, so that a phone case is no phone. */
function endOf(text: string): string | undefined {
  const words = comparableWords(text);
  return firstDefined(phrasesIn(words, words.length), (phrase) => kinds.get(phrase));
}

function lastIn(text: string): string | undefined {
  const words = comparableWords(text);
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
