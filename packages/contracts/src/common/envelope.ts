import { z } from 'zod';

/** Every JSON answer of the API is one of these two. */
export const answer = <T extends z.ZodType>(result: T) =>
  z.object({ error: z.literal(false), result });

/** A list that goes on: the cursor, given back as it is, gets the next page; null at the end. */
export const page = <T extends z.ZodType>(entry: T) =>
  z.object({ error: z.literal(false), result: z.array(entry), next_cursor: z.string().nullable() });

export const refusal = z.object({
  error: z.literal(true),
  result: z.object({
    code: z.string().describe('A stable name for programs'),
    msg: z.string().describe('A sentence fit to be shown to a person'),
    retry_after_seconds: z.number().int().optional(),
  }),
});

export type Answer<T> = { error: false; result: T };
export type Page<T> = { error: false; result: T[]; next_cursor: string | null };
export type Refusal = z.infer<typeof refusal>;
