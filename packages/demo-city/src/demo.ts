import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateOf, dayOf } from './days.ts';

/** What a database is brought the demo from; nothing of it is read or made before it is asked for. */
export const demo = {
  /** The day that it is where the stores are: deals are dated by it. */
  day: (now: Date): string => dateOf(dayOf(now)),
  productsEdition,
  storesCsv: async () => (await import('./stores.ts')).storesCsv(),
  campaignsCsv: async (now: Date) => (await import('./campaigns.ts')).campaignsCsv(now),
  campaignDays: async (now: Date) => (await import('./campaigns.ts')).campaignDays(now),
  productsTsv: async () => (await import('./products/feed.ts')).productsTsv(),
};

/** Everything that decides which products there are; a change of any of it is a new edition. */
function productsEdition(): string {
  const hash = createHash('sha256');
  for (const folder of ['../data/products', 'products']) {
    const path = join(import.meta.dirname, folder);
    for (const name of readdirSync(path).sort()) hash.update(readFileSync(join(path, name)));
  }
  return hash.update(readFileSync(join(import.meta.dirname, 'random.ts'))).digest('hex');
}
