import type { ChatMemory, TurnReply } from '../../src/features/assistant/offline/chat-state.ts';
import { understand } from '@baeon/search/understand';
import type { ProductRow } from '../../src/db/product-row.ts';

const rupees = (paise: number): string =>
  `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(paise / 100)}`;

/** The one that a message may name without showing it: what is there for other money. */
const NAMED_ALONE =
  /(?:The cheapest I have (?:with “[^”]+” )?is|at other prices, such as) (?<name>.+) at ₹/u;

/** The longest first, so that no name is taken for a part of another one. */
export const namesOf = (rows: ProductRow[]): ProductRow[] =>
  rows.toSorted((a, b) => b.name.length - a.name.length);

function productsNamed(message: string, names: ProductRow[]): ProductRow[] {
  let rest = message;
  return names.filter(({ name }) => {
    if (!rest.includes(name)) return false;
    rest = rest.replaceAll(name, '\u0000');
    return true;
  });
}

function amountsOf(products: ProductRow[], { need }: ChatMemory): Set<string> {
  const prices = products.flatMap(({ pricePaise }) => pricePaise ?? []);
  const lists = products.flatMap(({ listPricePaise }) => listPricePaise ?? []);
  const apart = prices.flatMap((a) => prices.map((b) => Math.abs(a - b)));
  const asked = [need?.price?.from, need?.price?.to].flatMap((paise) => paise ?? []);
  return new Set([...prices, ...lists, ...apart, ...asked].map(rupees));
}

/** What the person says may be said back to them. */
function amountsSaid(said: string): string[] {
  const { from = null, to = null } = understand(said).price ?? {};
  return [from, to].flatMap((paise) => (paise === null ? [] : rupees(paise)));
}

/** What a message says of products in the words of their feeds. */
const toldOf = (product: ProductRow): string[] => [
  product.description,
  product.title,
  product.name,
  ...Object.entries(product.attributes).map(([label, value]) => `${label} ${value}`),
  ...(product.brand ? [`Brand ${product.brand}`, product.brand] : []),
];

/** A word with a capital inside a sentence is a name; "I" is none. */
function strangeNames(message: string, products: ProductRow[]): string[] {
  let rest = message.replaceAll(/“[^”]*”/gu, ' ');
  const told = products.flatMap(toldOf).toSorted((a, b) => b.length - a.length);
  for (const text of told) if (text !== '') rest = rest.replaceAll(text, ' ');
  return [...rest.matchAll(/(?<=[\p{Ll}\d,;)]\s+)\p{Lu}[\p{L}\d]+/gu)].map(([word]) => word);
}

const count = (text: string | undefined): number => (text === 'one' ? 1 : Number(text));

/** What a message says wrongly; empty where all of it is so. */
export function faultsOf(
  said: string,
  { message, products, table, rows, memory }: TurnReply,
  before: ChatMemory,
  names: ProductRow[],
): string[] {
  const faults: string[] = [];
  const alone = NAMED_ALONE.exec(message)?.groups?.['name'];
  const named = productsNamed(message, names);
  for (const { id, name } of named) {
    const isShown = products.some((product) => product.id === id);
    if (!isShown && name !== alone) faults.push(`names ${name}, which is not shown`);
  }
  const spokenOf = [...products, ...named];
  const amounts = new Set([
    ...amountsOf(spokenOf, memory),
    ...amountsOf(
      names.filter(({ id }) => before.shown.includes(id)),
      before,
    ),
    ...amountsSaid(said),
  ]);
  for (const [amount] of message.replaceAll(/“[^”]*”/gu, ' ').matchAll(/₹[\d,]*\d/gu)) {
    if (!amounts.has(amount)) faults.push(`says ${amount}, which nothing costs`);
  }
  for (const [, rating] of message.matchAll(/(\d\.\d) of 5/gu)) {
    if (!spokenOf.some((product) => product.rating?.toFixed(1) === rating)) {
      faults.push(`says a rating of ${rating}, which nothing has`);
    }
  }
  for (const word of strangeNames(message, spokenOf)) faults.push(`says ${word}, of nobody`);

  const told = /^(?:None .+? of 5\. )?(?:Here (?:are|is)|I found) (?<n>\d+|one)\b/u.exec(message);
  if (told && count(told.groups?.['n']) !== products.length) {
    faults.push(`says ${told.groups?.['n']} and shows ${products.length}`);
  }
  const total = /\bHere are (\d+) of (?:at least )?(\d+)/u.exec(message);
  if (total && Number(total[2]) < Number(total[1])) faults.push('shows more than there are');
  if (/^(?:I found nothing|I have nothing|I have none)/u.test(message) && products.length > 0) {
    faults.push('says that there is nothing and shows something');
  }
  if (table !== rows.length > 0) faults.push('a table without rows, or rows without a table');
  if (rows.some(({ values }) => values.length !== products.length)) {
    faults.push('a table with other columns than products');
  }
  return faults;
}
