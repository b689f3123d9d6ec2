import { z } from 'zod';
import { isWebLink, LONGEST_LINK } from '../deal-raise/deal-raise.ts';
import { isPlainText } from '../common/plain-text.ts';
import { LONGEST_PRODUCT_NAME, wishlistMessages } from './wishlist.ts';

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

export const wishlistItemSchema = z.object({
  name: z.string(),
  image: z.string(),
  product_url: z.string(),
  added_at: z.iso.datetime(),
  price: z.number().nullable().describe('Now, in rupees; null for what is not in our catalogue'),
  price_when_added: z.number().nullable(),
});

export type Wish = z.infer<typeof wishSchema>;
export type WishlistItem = z.infer<typeof wishlistItemSchema>;
