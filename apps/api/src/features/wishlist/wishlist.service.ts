import { MOST_WISHES, wishlistMessages, type WishType } from '@baeon/contracts/wishlist/wishlist';
import type { Wish, WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';
import type { Db, Executor } from '../../db/client.ts';
import { findLinkedProducts } from '../../db/linked-products.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { OwnSite } from '../../lib/own-site.ts';
import { productUrl, rupees, toProduct, type ProductImage } from '../../lib/to-product.ts';
import { ownProductId, pageHash, pageOf } from '../../lib/web-links.ts';
import {
  deleteWishes,
  insertWishes,
  listKeptWishes,
  listWishes,
  type KeptWish,
  type WishRow,
} from './wishlist.repo.ts';

type Dependencies = { db: Db; clock: Clock; image: ProductImage };
type Asked = KeptWish & { wish: Wish; product: ProductRow | null };

export type WishChange = { wishes: Wish[]; type: WishType };
export type Wishlist = ReturnType<typeof createWishlist>;

export function createWishlist({ db, clock, image }: Dependencies) {
  async function readAsked(tx: Executor, wishes: Wish[], site: OwnSite): Promise<Asked[]> {
    const links = wishes.map(({ product_url: link, name }) => ({ link, name }));
    const found = await findLinkedProducts(tx, links, site);
    return wishes.map((wish, index) => {
      const product = found[index] ?? null;
      const { product_url: link } = wish;
      const key = product?.id ?? ownProductId(link, site.hosts) ?? pageHash(link);
      return { wish, product, key, productUrl: link };
    });
  }

  function newRow(userId: string, asked: Asked, { origin }: OwnSite): WishRow {
    const { wish, product, key } = asked;
    return {
      userId,
      key,
      productId: product?.id ?? null,
      name: product?.name ?? wish.name,
      image: product ? image(product) : wish.image,
      productUrl: product ? productUrl(product, origin) : wish.product_url,
      pricePaiseThen: product?.pricePaise ?? null,
      addedAt: clock.now(),
    };
  }

  return {
    async list(userId: string, origin: string): Promise<WishlistItem[]> {
      const rows = await listWishes(db, userId);
      return rows.map(({ wish, product }) => {
        const shown = product
          ? toProduct(product, { origin, image })
          : { name: wish.name, image: wish.image, product_url: wish.productUrl, price: null };
        return {
          name: shown.name,
          image: shown.image,
          product_url: shown.product_url,
          added_at: wish.addedAt.toISOString(),
          price: shown.price,
          price_when_added: rupees(wish.pricePaiseThen),
        };
      });
    },

    /** For a transaction that holds the user. What is there already, or is not, stays so. */
    async change(tx: Executor, userId: string, { wishes, type }: WishChange, site: OwnSite) {
      const asked = await readAsked(tx, wishes, site);
      const kept = await listKeptWishes(tx, userId);
      if (type === 'wishlistremove') {
        const isAsked = new Set(asked.flatMap(namesOf));
        const ended = kept.filter((row) => namesOf(row).some((name) => isAsked.has(name)));
        const keys = ended.map(({ key }) => key);
        return deleteWishes(tx, userId, keys);
      }
      const isThere = new Set(kept.flatMap(namesOf));
      const added: WishRow[] = [];
      for (const one of asked) {
        const names = namesOf(one);
        if (!names.some((name) => isThere.has(name))) added.push(newRow(userId, one, site));
        for (const name of names) isThere.add(name);
      }
      if (kept.length + added.length > MOST_WISHES) {
        throw new AppError('INVALID_INPUT', wishlistMessages.full);
      }
      return insertWishes(tx, added);
    },
  };
}

/** The page is one too: a product may have come into the catalogue meanwhile, or left it. */
const namesOf = ({ key, productUrl }: KeptWish): string[] => [key, pageOf(productUrl)];
