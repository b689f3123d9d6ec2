/** More than anybody scrolls through. */
export const MOST_WISHES = 500;
export const WISHES_AT_ONCE = 50;
export const LONGEST_PRODUCT_NAME = 300;

export const wishlistMessages = {
  added: (name: string) => `${name} added to wishlist!`,
  failed: 'failed to add to wishlist!',
  removed: 'removed from wishlist!',
  loadFailed: 'Something went wrong while fetching wishlist data',
  full: `A wishlist holds ${MOST_WISHES} products. Please remove one first.`,
  link: 'product_url must be an http:// or https:// address',
} as const;

export const wishTypes = ['wishlistadd', 'wishlistremove'] as const;

export type WishType = (typeof wishTypes)[number];
