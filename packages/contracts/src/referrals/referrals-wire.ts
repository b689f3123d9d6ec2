import { z } from 'zod';

/** So many friends of one person in a day bring both a bonus; how many ever is a setting. */
export const REFERRALS_PER_DAY = 3;

export const referralResult = z.object({
  code: z.string().describe('What the link carries: /login?ref={code}'),
  bonus: z.string().describe('What both get'),
  thanked: z.number().int().describe('How many friends have brought it so far'),
  limit: z.number().int().describe('How many may'),
});

export type Referral = z.infer<typeof referralResult>;
