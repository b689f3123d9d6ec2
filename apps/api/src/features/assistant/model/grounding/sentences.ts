import type { ProductRow } from '../../../../db/product-row.ts';
import { plain } from '@baeon/search/words';

export const sentencesOf = (message: string): string[] =>
  message
    .replaceAll(/\brs\.\s*/giu, '₹')
    .split(/(?<=[.!?])\s+|\n+/u)
    .filter((sentence) => sentence.trim() !== '');

const isWordPart = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

function placeOf(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + name.length])) return at;
  }
  return -1;
}

/** The products that a sentence names; all of them where it names none. */
export function subjectsOf(sentence: string, products: ProductRow[]): ProductRow[] {
  let text = plain(sentence);
  const named: ProductRow[] = [];
  const byName = Map.groupBy(products, ({ name }) => plain(name));
  // The longest first: who names the "Nova 5 Pro" does not name the "Nova 5".
  for (const name of [...byName.keys()].sort((a, b) => b.length - a.length)) {
    const at = placeOf(name, text);
    if (at < 0) continue;
    text = text.replaceAll(name, ' '.repeat(name.length));
    named.push(...byName.get(name)!);
  }
  return named.length > 0 ? named : products;
}
