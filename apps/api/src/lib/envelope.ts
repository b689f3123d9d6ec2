import {
  envelopeSchema,
  pageSchema,
  errorSchema,
  type Envelope,
  type Page,
} from '@baeon/contracts/common/common-wire';
import { z } from 'zod';

/** For what a route has written out by itself. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Envelopes that a route may answer with: its result, or an error. */
export const envelopeOf = <T extends z.ZodType>(result: T) => ({
  200: envelopeSchema(result),
  '4xx': errorSchema,
  '5xx': errorSchema,
});

/** The same for a list with pagination. */
export const pageEnvelopeOf = <T extends z.ZodType>(entry: T) => pageAnswers(pageSchema(entry));

export const pageAnswers = <T extends z.ZodType>(page: T) => ({
  200: page,
  '4xx': errorSchema,
  '5xx': errorSchema,
});

/** For a file that comes line by line, of which no schema looks at anything. */
export const csvAnswers = {
  200: { content: { 'text/csv': { schema: z.string() } } },
  '4xx': errorSchema,
  '5xx': errorSchema,
};

export const okPage = <T>(result: T[], nextCursor: string | null): Page<T> => ({
  error: false,
  result,
  next_cursor: nextCursor,
});

export const ok = <T>(result: T): Envelope<T> => ({ error: false, result });
