import { z } from 'zod';
import { isWebLink, LONGEST_LINK } from './deal-raise.ts';
import { isPlainText } from './plain-text.ts';

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

const pictureAddress = (text: string) => text === '' || text.startsWith('/') || isWebLink(text);

/** What names a wish is its product_url. */
export const wishSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'name is missing')
    .max(LONGEST_PRODUCT_NAME)
    .refine(isPlainText, 'Please use letters that can be read'),
  image: z
    .string()
    .max(LONGEST_LINK)
    .refine(pictureAddress, 'image must be an address')
    .default(''),
  product_url: z
    .string()
    .max(LONGEST_LINK)
    .refine((text) => isPlainText(text) && isWebLink(text), wishlistMessages.link),
});

export const wishTypes = ['wishlistadd', 'wishlistremove'] as const;

export const wishlistItemSchema = z.object({
  name: z.string(),
  image: z.string(),
  product_url: z.string(),
  added_at: z.iso.datetime(),
  price: z.number().nullable().describe('Now, in rupees; null for what is not in our catalogue'),
  price_when_added: z.number().nullable(),
});

export type Wish = z.infer<typeof wishSchema>;
export type WishType = (typeof wishTypes)[number];
export type WishlistItem = z.infer<typeof wishlistItemSchema>;
