import type { ProductRow } from '../../../db/product-row.ts';
import { detailsText } from './answers-about.ts';
import type { Memory } from './memory.ts';
import type { Turn } from './read-turn.ts';
import { missingReply, plainReply, type Reply } from './reply.ts';
import { texts } from './wording.ts';

/** What is known of one product on the screen, or of all where something is asked and not of which. */
export function detailsReply(
  { which, about }: Extract<Turn, { kind: 'details' }>,
  memory: Memory,
  shown: ProductRow[],
): Reply {
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
