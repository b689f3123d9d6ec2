import { z } from 'zod';

/** What a till sends, and is told. */
export const redeemBody = z.object({
  code: z.string({ error: 'The code is missing' }).max(60, 'That is not a code'),
  store_id: z.uuid({ error: 'store_id must be the id of your store' }),
});

export const redeemResult = z.object({
  msg: z.string(),
  title: z.string(),
  description: z.string(),
  terms: z.string().nullable(),
  redeemed_at: z.iso.datetime(),
});

export type RedeemBody = z.infer<typeof redeemBody>;
export type RedeemResult = z.infer<typeof redeemResult>;
