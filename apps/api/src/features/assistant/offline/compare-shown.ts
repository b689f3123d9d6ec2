import type { ProductRow } from '../../../db/product-row.ts';
import { compareText } from './answers-about.ts';
import { compareRows } from './compare.ts';
import type { Memory } from './memory.ts';
import { calledSo, namedAmong, namesIn } from './name-products.ts';
import type { Turn } from './read-turn.ts';
import { missingReply, plainReply, type Reply, type Shelf } from './reply.ts';
import { kindsOf } from './suggestions.ts';
import { listed, texts } from './wording.ts';

const MOST_COMPARED = 4;

function sideBySide(products: ProductRow[], memory: Memory): Reply {
  return {
    message: compareText(products),
    products,
    table: true,
    rows: compareRows(products),
    suggestions: [],
    memory: { ...memory, shown: products.map(({ id }) => id), asked: null },
  };
}

/** Each of two or more names as a product: on the screen, or else in the catalogue. */
function compareNamed(catalogue: Shelf, text: string, memory: Memory, shown: ProductRow[]) {
  const names = namesIn(text).slice(0, MOST_COMPARED);
  if (names.length < 2) return null;
  const found = names.map((name) => {
    const [place] = namedAmong(name, shown);
    return place === undefined ? calledSo(catalogue, name) : shown[place]!;
  });
  const unknown = names.filter((_, nth) => !found[nth]);
  if (unknown.length === names.length) return null;
  if (unknown.length > 0) {
    return plainReply(
      `I have nothing called ${listed(unknown.map((name) => `“${name}”`))}.`,
      memory,
    );
  }
  const products = [...new Set(found as ProductRow[])];
  return products.length < 2 ? null : sideBySide(products, memory);
}

export function compareReply(
  catalogue: Shelf,
  text: string,
  { which }: Extract<Turn, { kind: 'compare' }>,
  memory: Memory,
  shown: ProductRow[],
): Reply {
  const isPointed = which !== null && !which.isVague && which.places.length > 1;
  const named = isPointed ? null : compareNamed(catalogue, text, memory, shown);
  if (named) return named;
  if (shown.length === 0) return plainReply(texts.nothingShown, memory, kindsOf(catalogue));
  const meant = (isPointed ? which.places : [...shown.keys()]).slice(0, MOST_COMPARED);
  const missing = missingReply(meant, shown, memory);
  if (missing) return missing;
  const products = meant.map((place) => shown[place]!);
  return products.length < 2 ? plainReply(texts.onlyOne, memory) : sideBySide(products, memory);
}
