import { z } from 'zod';

const count = z.number().int().nonnegative();

/** How far back the city is shown, in hours. */
export const cityQuerystring = z.object({
  hours: z.coerce
    .number()
    .refine((hours) => hours === 24 || hours === 168, 'A day or a week, please')
    .default(24),
});

export const citySchema = z.object({
  hours: z
    .array(
      z.object({
        at: z.iso.datetime(),
        sign_ins: count,
        claims: count,
        redemptions: count.describe('Without those that were undone'),
        raised: count,
        messages: count,
        errors: count.describe('Answers of 5xx'),
      }),
    )
    .describe('The oldest first; the last one is not over'),
  waiting: z
    .object({
      approvals: count,
      conflicts: count,
      refusals: count,
      raised: count,
      dead_messages: count,
    })
    .describe('Up to 1,000 of each'),
});

export type City = z.infer<typeof citySchema>;
export type CityHour = City['hours'][number];
