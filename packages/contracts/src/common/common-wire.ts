import { z } from 'zod';
import { coordinatesMessages, coordinatesProblem, roundedDegrees } from '../places/geo.ts';
import { isPlainText } from './plain-text.ts';

/** Every JSON answer of the API is one of these two. */
export const envelopeSchema = <T extends z.ZodType>(result: T) =>
  z.object({ error: z.literal(false), result });

/** A list that goes on: the cursor, given back as it is, gets the next page; null at the end. */
export const pageSchema = <T extends z.ZodType>(entry: T) =>
  z.object({ error: z.literal(false), result: z.array(entry), next_cursor: z.string().nullable() });

export const errorSchema = z.object({
  error: z.literal(true),
  result: z.object({
    code: z.string().describe('A stable name for programs'),
    msg: z.string().describe('A sentence fit to be shown to a person'),
    retry_after_seconds: z.number().int().optional(),
  }),
});

export type Envelope<T> = { error: false; result: T };
export type Page<T> = { error: false; result: T[]; next_cursor: string | null };
export type ErrorEnvelope = z.infer<typeof errorSchema>;

/** A string held to one of our rules, answering with that rule's own message. */
export const heldTo = (problem: (value: string) => string | null, required: string) =>
  z.string({ error: required }).superRefine((value, context) => {
    const message = problem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Text of a bounded length, of letters that can be read. */
export const plainText = (longest: number, required?: string) =>
  z
    .string(required === undefined ? undefined : { error: required })
    .max(longest, `At most ${longest} characters, please`)
    .refine(isPlainText, 'Please use letters that can be read');

/** A coordinate in an address: an empty text is no zero. */
export const degreesInQuery = z.preprocess(
  (text) => (typeof text === 'string' && text.trim() === '' ? Number.NaN : text),
  z.coerce.number({ error: coordinatesMessages.notNumbers }).overwrite(roundedDegrees),
);

/** Both coordinates or neither, and on the globe. */
export function checkCoordinates(
  { latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined },
  context: z.RefinementCtx,
): void {
  if (latitude === undefined && longitude === undefined) return;
  const message = coordinatesProblem(latitude, longitude);
  if (message) context.addIssue({ code: 'custom', path: ['latitude'], message });
}

/** Pagination: what asks for the next page, and how long a page is to be. */
export const pageCursor = z.string().max(300).optional();
export const pageLimit = (usual: number, most: number) =>
  z.coerce.number().int().min(1).max(most).default(usual);
