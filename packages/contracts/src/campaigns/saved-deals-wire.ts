import { z } from 'zod';
import { pageCursor, pageLimit } from '../common/common-wire.ts';
import { MAX_PAGE_SIZE, OFFERS_PAGE_SIZE } from '../common/page-sizes.ts';
import { offerSchema } from './campaigns-wire.ts';

/** Of one person; who wants one more has to let another go. */
export const MOST_SAVED_DEALS = 200;

export const savedDealsFull = `You have saved ${MOST_SAVED_DEALS} deals. Please remove one first.`;

/** A deal as the list of saved ones shows it: also one that is over. */
export const savedDealSchema = offerSchema.extend({
  saved_at: z.iso.datetime(),
  coupon_id: z.uuid().nullable().describe('Your coupon of this deal, if you hold one'),
});

export const savedDealIdsResult = z
  .array(z.uuid())
  .describe(`The campaigns that somebody saved, at most ${MOST_SAVED_DEALS}`);

export const savedDealResult = z.object({ saved: z.boolean() });

export const savedDealsQuerystring = z.object({
  cursor: pageCursor,
  limit: pageLimit(OFFERS_PAGE_SIZE, MAX_PAGE_SIZE),
});

export type SavedDeal = z.infer<typeof savedDealSchema>;
export type SavedDealsQuery = z.infer<typeof savedDealsQuerystring>;
