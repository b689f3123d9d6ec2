import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSearchIndex } from '@baeon/search/search-index';
import type { ProductRow } from '../../apps/api/src/db/product-row.ts';
import { createProductRows } from '../../apps/api/src/lib/product-rows.ts';

const MISSPELT_LETTERS = 500;

/** Heap and buffers, without what nobody needs any more. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A catalogue as the API keeps it: its bytes a product, and how long the hardest question keeps the event loop. */
export function measureCatalogue(products: Iterable<ProductRow>) {
  const before = bytesInUse();
  const index = createSearchIndex();
  const rows = createProductRows();
  let longestPutMs = 0;
  for (const product of products) {
    const began = performance.now();
    rows.put(index.put(product), product);
    longestPutMs = Math.max(longestPutMs, performance.now() - began);
  }
  const bytes = (bytesInUse() - before) / index.size;
  const misspelt = 'rfrigratrx washngmachne hedphnes blutooth '.repeat(MISSPELT_LETTERS);
  const ask = (text: string) => {
    index.search({ understood: index.understand(text), limit: 20 });
    index.kindsIn(text);
  };
  // A process that has been asked before.
  for (const usual of ['red shoes', 'phone under 20k', 'washing machine']) ask(usual);
  const began = performance.now();
  const text = misspelt.slice(0, MISSPELT_LETTERS);
  ask(text);
  return { bytes: Math.round(bytes), longestPutMs, misspeltMs: performance.now() - began };
}
