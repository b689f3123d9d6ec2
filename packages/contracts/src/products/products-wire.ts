import { z } from 'zod';
import { pageCursor, pageLimit, plainText } from '../common/common-wire.ts';
import { MAX_PRODUCTS_PAGE_SIZE, PRODUCTS_PAGE_SIZE } from '../common/page-sizes.ts';

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

export const productSearchQuerystring = z.object({
  q: plainText(LONGEST_SEARCH).default(''),
  category: z.string().max(100).optional(),
  limit: pageLimit(PRODUCTS_PAGE_SIZE, MAX_PRODUCTS_PAGE_SIZE),
  cursor: pageCursor,
});

export const productSearchResult = z.object({
  products: z.array(productSchema),
  next_cursor: z.string().nullable(),
  did_you_mean: z
    .string()
    .nullable()
    .describe('What was asked for, with words that no product has as they may have been meant'),
});

export type Availability = (typeof availabilities)[number];
export type Product = z.infer<typeof productSchema>;
export type ProductSearchQuery = z.infer<typeof productSearchQuerystring>;
