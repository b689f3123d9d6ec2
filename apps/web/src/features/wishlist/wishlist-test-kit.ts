import type { WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';

/** Something somebody wishes for. */
export function wish(name: string, known: Partial<WishlistItem> = {}): WishlistItem {
  return {
    name,
    image: '/pictures/v1/phone.svg',
    product_url: `https://shop.example/${encodeURIComponent(name)}`,
    added_at: '2026-11-10T08:00:00.000Z',
    price: 18_999,
    price_when_added: 18_999,
    ...known,
  };
}
