import { z } from 'zod';

/** Every JSON answer of the API is one of these two. */
export const answer = <T extends z.ZodType>(result: T) =>
  z.object({ error: z.literal(false), result });

export const refusal = z.object({
  error: z.literal(true),
  result: z.object({
    code: z.string().describe('A stable name for programs'),
    msg: z.string().describe('A sentence fit to be shown to a person'),
    retry_after_seconds: z.number().int().optional(),
  }),
});

export type Answer<T> = { error: false; result: T };
export type Refusal = z.infer<typeof refusal>;
