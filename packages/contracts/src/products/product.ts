import { z } from 'zod';
import { isPlainText } from '../common/plain-text.ts';

export const PRODUCTS_PAGE = 20;
export const LONGEST_PRODUCTS_PAGE = 50;
export const LONGEST_SEARCH = 300;

/** What can be said of availability, as shops' feeds say it. */
export const availabilities = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const;

/** A product as it is shown anywhere: in a reply, in a search, beside another one. */
export const productSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  brand: z.string().nullable(),
  category: z.string().describe('A place type, such as electronics_store'),
  price: z.number().nonnegative().nullable().describe('In rupees'),
  list_price: z.number().nonnegative().nullable(),
  rating: z.number().min(0).max(5).nullable(),
  attributes: z.record(z.string(), z.string()),
  image: z.string(),
  product_url: z.string(),
  availability: z.enum(availabilities),
});

export const productSearchQuery = z.object({
  q: z
    .string()
    .max(LONGEST_SEARCH, `At most ${LONGEST_SEARCH} characters, please`)
    .refine(isPlainText, 'Please use letters that can be read')
    .default(''),
  category: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(LONGEST_PRODUCTS_PAGE).default(PRODUCTS_PAGE),
  cursor: z.string().max(300).optional(),
});

export const productSearchResult = z.object({
  products: z.array(productSchema),
  next_cursor: z.string().nullable(),
});

export type Availability = (typeof availabilities)[number];
export type Product = z.infer<typeof productSchema>;
export type ProductSearchQuery = z.infer<typeof productSearchQuery>;
