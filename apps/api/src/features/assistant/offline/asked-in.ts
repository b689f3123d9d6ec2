import { askForWords } from '@baeon/search/understand';
import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import { type Asked, ASKED_AS, PRICE_ASKED } from './asked-labels.ts';
import type { AssistantCatalogue } from './chat-state.ts';
import { featuresOf } from './features.ts';
import { CHATTER } from './phrases.ts';
import { POINTING } from './references.ts';
import { mentions, says } from './stated.ts';
import { ASKS_IF } from './text-tells.ts';

const NOT_ASKED = new Set(['good', 'real', 'suitable', 'support', 'itself', 'frame', 'the']);
/** Of what has the word that is asked about, so many tell under which label it is stated. */
const LOOKED_AT = 40;
const NEARLY_MOST = 0.8;

/** "Usb 3" is asked as one. */
export const askedWords = (text: string): string[] =>
  (
    text.match(/\p{L}+ \d+(?:\.\d+)?(?![\p{L}\d])|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.-]*/gu) ?? []
  ).filter(
    (word) =>
      !CHATTER.has(word.replace(/ \d.*$/u, '')) &&
      !NOT_ASKED.has(word) &&
      !POINTING.test(word) &&
      word.length > 1,
  );

export const askedUnder = (label: string): Asked => ({
  labels: new RegExp(`^${label.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}$`, 'iu'),
  name: `its ${plain(label.replaceAll('_', ' '))}`,
});

/** What was asked, as a wish of the next turn would say it. */
export const questionOf = (asked: Asked, words: string[]): string => {
  if (typeof asked === 'string') return '';
  const told =
    'words' in asked ? words.filter((word) => !ASKS_IF.test(word)).join(' ') : asked.name;
  return /^(?:how|what|for) /u.test(told) ? '' : told.replace(/^its /u, '').slice(0, 60);
};

/** Whether "how much" is asked of something that nothing tells: "protein how much". */
function asksHowMuch(text: string, products: ProductRow[]): boolean {
  const words = askedWords(text.replaceAll(/\b(?:how|much)\b/gu, ' '));
  return (
    !/\b(?:price|cost|costs|costing|mrp|rate|how much (?:for|is|are))\b/u.test(text) &&
    words.length > 0 &&
    !words.some((word) => products.some((product) => mentions(product, word)))
  );
}

/** What a question is about: a label that it names, a word that we know a label for, else its words. */
export function askedIn(text: string, products: ProductRow[]): Asked {
  if (/\bprice (?:of|for)\b|\bwhat(?:'s| is) the (?:price|cost|rate)\b/u.test(text)) return 'price';
  const labels = new Set(
    products.flatMap((product) => featuresOf(product).map(({ label }) => label)),
  );
  const known = knownIn(text, [...labels]);
  for (const label of labels) {
    const said = new RegExp(`\\b${plain(label).replaceAll(/[^\p{L}\p{N} ]/gu, '.')}s?\\b`, 'u');
    // "Maximum weight" says more than the label "weight".
    if (label.length > 2 && said.test(text) && !(known && known.said.length > label.length + 1))
      return askedUnder(label);
  }
  // "What about water? …" asks for its water resistance.
  const [word, ...others] = askedWords(text.split('?')[0]!);
  const named = [...labels].find((label) =>
    plain(label)
      .split(' ')
      .includes(word ?? ''),
  );
  if (text.includes('?') && others.length === 0 && named !== undefined) return askedUnder(named);
  if (!known || (known.asked === 'price' && asksHowMuch(text, products)))
    return { words: askedWords(text) };
  return known.asked;
}

/** What everyday words ask for: what one of the products states, where several may be meant. */
function knownIn(text: string, labels: string[]): { asked: Asked; said: string } | undefined {
  const known = [...ASKED_AS, PRICE_ASKED].flatMap(([pattern, asked]) => {
    const said = pattern.exec(text)?.[0];
    return said === undefined ? [] : { asked, said };
  });
  const isStated = ({ asked }: { asked: Asked }) =>
    typeof asked !== 'object' ||
    !('labels' in asked) ||
    labels.some((label) => asked.labels.test(label));
  return known.find(isStated) ?? known[0];
}

/** Whether a question has everyday words of what products state: its battery, its storage. */
export const asksKnown = (text: string): boolean =>
  !/\b(?:price|cost|rate|mrp)\b/u.test(text) &&
  ASKED_AS.some(([pattern, asked]) => typeof asked === 'object' && pattern.test(text));

/** "Is it hardcover": the labels under which others of its department state that, where this one has them too. */
export function labelsOfValue(
  catalogue: AssistantCatalogue,
  words: string[],
  product: ProductRow,
): string[] {
  const value = words.join(' ');
  const kind = catalogue.kindOf(product.id)?.name ?? '';
  const department = product.productType?.split('>')[0];
  if (value === '' || department === undefined) return [];
  const asking = askForWords(`${value} ${kind}`);
  const { found } = catalogue.search({ understood: asking, limit: LOOKED_AT });
  const labels = found.flatMap(({ product: { productType, attributes } }) => {
    if (productType?.split('>')[0] !== department) return [];
    return Object.entries(attributes).flatMap(([label, text]) =>
      product.attributes[label] !== undefined && says(text, value) ? label : [],
    );
  });
  const counts = [...Map.groupBy(labels, (label) => label)];
  const most = Math.max(0, ...counts.map(([, { length }]) => length));
  return counts.flatMap(([label, { length }]) =>
    length >= most * NEARLY_MOST ? label.replaceAll('_', ' ') : [],
  );
}

/** "Guarantee?" asks for what is stated under a label; behind another question "and battery" does. */
export function asksLabel(text: string, shown: ProductRow[], goesOn: boolean): boolean {
  const isWish = /^(?:with(?:out)?|no|in|any)\b|\bones?\?+$/u.test(text);
  const isAsked =
    /^[^\d?]+\?+$/u.test(text) || (goesOn && /^(?:and|what about|how about)\b\D+$/u.test(text));
  if (isWish || shown.length === 0 || !isAsked) return false;
  if (askedWords(text).length !== 1) return false;
  const asked = askedIn(text, shown);
  return typeof asked === 'object' && 'labels' in asked;
}
