import type { WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';
import type { WishChange } from './wishlist-api.ts';

function newItem({ product, at }: WishChange): WishlistItem {
  const { name, image, product_url, price = null } = product;
  return { name, image, product_url, added_at: at, price, price_when_added: price };
}

/** The list as it is once the change is made. Made twice it is the same list. */
export function withWish(items: WishlistItem[], change: WishChange): WishlistItem[] {
  const isIt = ({ product_url }: WishlistItem) => product_url === change.product.product_url;
  const there = items.some(isIt);
  if (change.type === 'wishlistadd') return there ? items : [newItem(change), ...items];
  return there ? items.filter((item) => !isIt(item)) : items;
}
