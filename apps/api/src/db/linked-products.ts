import { createHash } from 'node:crypto';
import { and, asc, inArray, or, sql } from './drizzle.ts';
import type { OwnSite } from '../lib/own-site.ts';
import { ownProductId, spellingsOf } from '../lib/web-links.ts';
import type { Executor } from './client.ts';
import type { ProductRow } from './product-row.ts';
import { products } from './tables/products.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * The products whose pages these links are, held until the transaction ends; null where there is
 * none. Of several that share a page it is the one that has the name that was given.
 */
export async function findLinkedProducts(
  tx: Executor,
  links: { link: string; name?: string }[],
  { hosts }: OwnSite,
): Promise<(ProductRow | null)[]> {
  const wanted = links.map(({ link, name }) => ({
    name,
    id: ownProductId(link, hosts),
    urls: spellingsOf(link),
  }));
  const ids = wanted.flatMap(({ id }) => id ?? []);
  const urls = wanted.flatMap(({ urls }) => urls);
  const byUrl = and(
    inArray(sql`md5(${products.productUrl})`, urls.map(md5)),
    inArray(products.productUrl, urls),
  );
  const found: ProductRow[] = await tx
    .select()
    .from(products)
    .where(ids.length > 0 ? or(inArray(products.id, ids), byUrl) : byUrl)
    .orderBy(asc(products.id))
    .for('key share');
  return wanted.map(({ id, urls, name }) => {
    const own = found.find((product) => product.id === id);
    const there = found.filter(({ productUrl }) => productUrl && urls.includes(productUrl));
    return own ?? there.find((product) => product.name === name) ?? there[0] ?? null;
  });
}
