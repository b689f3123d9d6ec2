import { z } from 'zod';

const instant = z.iso.datetime();

/** How many tokens are asked for, and given, at once. */
export const MOST_LIVE_TOKENS = 50;

export const liveCodesBody = z.object({
  device_key: z
    .string({ error: 'The key of the device is missing' })
    .regex(/^0[23][0-9a-f]{64}$/, 'That is not a key')
    .describe('The public key, on P-256: a compressed point in hex'),
  coupon_ids: z
    .array(z.uuid().toLowerCase())
    .max(MOST_LIVE_TOKENS, `At most ${MOST_LIVE_TOKENS} coupons at once`)
    .optional()
    .describe('The newest ones without'),
});

export const liveCodesResult = z.object({
  server_time: instant,
  refresh_seconds: z.number().int().describe('After so long, new ones are worth asking for'),
  tokens: z
    .array(z.object({ coupon_id: z.uuid(), token: z.string(), not_after: instant }))
    .describe('Of coupons that can be used; to be signed by the device each 15 seconds'),
});

/** What tills need to believe live codes without asking. */
export const tillLiveCodesShape = {
  keys: z.array(z.object({ id: z.string(), public_key: z.string() })),
  taken_back: z
    .array(z.string())
    .describe('How the ids begin of coupons that may still be shown and are not held any more'),
};

export type LiveCodesBody = z.infer<typeof liveCodesBody>;
export type LiveCodesResult = z.infer<typeof liveCodesResult>;
