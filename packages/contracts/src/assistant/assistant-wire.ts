import { z } from 'zod';
import { plainText } from '../common/common-wire.ts';
import { productSchema } from '../products/products-wire.ts';
import { LONGEST_MESSAGE, chatMessages } from './assistant.ts';

/** A deal near the person who asks, in a category that was spoken of. */
export const nearbyOfferSchema = z.object({
  campaign_id: z.uuid(),
  title: z.string(),
  store: z.string(),
  distance_km: z.number().nullable(),
});

export const chatBody = z.object({
  user_input: plainText(LONGEST_MESSAGE, chatMessages.empty).refine(
    (text) => text.trim() !== '',
    chatMessages.empty,
  ),
  product_name: z.string().max(200).nullish(),
  category: z.string().max(100).nullish(),
  conversation_id: z.string().max(100).nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
});

export const chatResult = z.object({
  message: z.string().describe('The text to show'),
  product_name: z.string().nullable(),
  category: z.string().nullable(),
  conversation_id: z.uuid(),
  table: z.boolean().describe('Whether the products are to be compared side by side'),
  products: z.array(productSchema),
  /** Features to compare, in their order; empty unless `table`. */
  rows: z.array(z.object({ label: z.string(), values: z.array(z.string().nullable()) })),
  offers: z.array(nearbyOfferSchema),
  suggestions: z.array(z.string()).describe('What could be said next'),
});

export type ChatBody = z.infer<typeof chatBody>;
export type ChatResult = z.infer<typeof chatResult>;
export type NearbyOffer = z.infer<typeof nearbyOfferSchema>;
