import { z } from 'zod';
import { checkCoordinates, degreesInQuery, plainText } from '../common/common-wire.ts';

/** A longer text is no search that anybody makes twice. */
export const MAX_SEARCH_LENGTH = 60;
export const MOST_RECENT_SEARCHES = 10;
export const MOST_SUGGESTIONS = 8;

export const suggestionsQuerystring = z
  .object({
    q: plainText(100)
      .default('')
      .describe('What is typed so far; empty for recent and popular ones'),
    latitude: degreesInQuery.optional(),
    longitude: degreesInQuery.optional(),
  })
  .superRefine(checkCoordinates);

const searchText = z.string();

/** What somebody may be about to search for, by kind; at most eight once something is typed. */
export const suggestionsResult = z.object({
  recent: z.array(searchText).describe('What the signed-in user searched for, the last first'),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  stores: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      category: z.string(),
      logo: z.string(),
      distance_km: z.number().nullable(),
    }),
  ),
  deals: z.array(
    z.object({
      campaign_id: z.uuid(),
      title: z.string(),
      image: z.string(),
      store: z.string(),
      distance_km: z.number().nullable(),
    }),
  ),
  popular: z.array(searchText).describe('What several people searched for lately and found'),
});

/** One of them, or without a text all. */
export const forgetSearchesQuerystring = z.object({ text: plainText(100).optional() });
export const forgetSearchesResult = z.object({ recent: z.array(searchText) });

export type SuggestionsQuery = z.infer<typeof suggestionsQuerystring>;
export type Suggestions = z.infer<typeof suggestionsResult>;
