import { z } from 'zod';
import { MOST_WAITLISTS } from './waitlist.ts';

const count = z.number().int().positive();

/** Somebody's place in the line for a deal. */
export const waitlistStandingSchema = z.object({
  campaign_id: z.uuid(),
  place: count.describe('1 is first'),
  in_line: count.describe('How many there are, this person among them'),
  held_until: z.iso.datetime().nullable().describe('One is held for them until then'),
});

export const waitlistsResult = z
  .array(waitlistStandingSchema)
  .describe(`The lines that somebody stands in, at most ${MOST_WAITLISTS}`);

export const leftWaitlistResult = z.object({ left: z.boolean() });

export type WaitlistStanding = z.infer<typeof waitlistStandingSchema>;
