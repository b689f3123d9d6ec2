import type { WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';

/** How many rupees it costs less than when it was added; null unless it does. */
export function priceDrop({ price, price_when_added: before }: WishlistItem): number | null {
  return price !== null && before !== null && price < before ? before - price : null;
}
