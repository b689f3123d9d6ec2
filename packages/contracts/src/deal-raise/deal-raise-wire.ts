import { z } from 'zod';
import { checkCoordinates, pageCursor, pageLimit } from '../common/common-wire.ts';
import { coordinatesMessages } from '../places/geo.ts';
import { isPlainText } from '../common/plain-text.ts';
import { closingReasons } from './bargains.ts';
import {
  raiseCategories,
  raisedStates,
  LONGEST_LINK,
  LONGEST_COMMENT,
  raiseMessages,
  isWebLink,
  withScheme,
} from './deal-raise.ts';
import { RAISED_DEALS_PAGE_SIZE } from '../common/page-sizes.ts';

const degrees = z.number({ error: coordinatesMessages.notNumbers });

export const raiseBody = z
  .object({
    product_url: z
      .string({ error: raiseMessages.link })
      .trim()
      .overwrite(withScheme)
      .max(LONGEST_LINK, `At most ${LONGEST_LINK} characters, please`)
      .refine((text) => isPlainText(text) && isWebLink(text), raiseMessages.link),
    comment: z
      .string()
      .trim()
      .max(LONGEST_COMMENT, `At most ${LONGEST_COMMENT} characters, please`)
      .refine(isPlainText, 'Please use letters that can be read')
      .default(''),
    user_id: z.uuid({ error: 'user_id must be the id of the signed-in user' }),
    latitude: degrees,
    longitude: degrees,
    category_id: z.enum(raiseCategories, { error: raiseMessages.category }),
  })
  .superRefine(checkCoordinates);

export const raisedDealSchema = z.object({
  id: z.uuid(),
  product_url: z.string(),
  /** Set where the link is that of a product we know. */
  product: z.object({ name: z.string(), image: z.string() }).nullable(),
  comment: z.string(),
  category_id: z.enum(raiseCategories),
  state: z.enum(raisedStates),
  closed_for: z.enum(closingReasons).nullable(),
  pool_id: z.uuid().nullable().describe('Shared, it brings others to the same bargain'),
  people: z.number().int().describe('Who want it near each other, oneself included'),
  offers: z.number().int().describe('Open ones that were not declined'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const raiseResult = z.object({
  msg: z.string(),
  already_raised: z.boolean().describe('The same link was raised within the last day'),
  deal: raisedDealSchema,
});

export const raisedDealsQuerystring = z.object({
  user_id: z.uuid({ error: 'user_id must be the id of the signed-in user' }),
  cursor: pageCursor,
  limit: pageLimit(RAISED_DEALS_PAGE_SIZE, RAISED_DEALS_PAGE_SIZE),
});

export type RaiseBody = z.infer<typeof raiseBody>;
export type RaisedDeal = z.infer<typeof raisedDealSchema>;
export type RaiseResult = z.infer<typeof raiseResult>;
export type RaisedDealsQuery = z.infer<typeof raisedDealsQuerystring>;
