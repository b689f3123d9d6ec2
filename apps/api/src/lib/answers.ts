import { answer, page, refusal, type Answer, type Page } from '@baeon/contracts/common/envelope';
import type { z } from 'zod';

/** What a route may answer: its result, or a refusal. */
export const answersWith = <T extends z.ZodType>(result: T) => ({
  200: answer(result),
  '4xx': refusal,
  '5xx': refusal,
});

/** The same for a list in pages. */
export const answersWithPage = <T extends z.ZodType>(entry: T) => ({
  200: page(entry),
  '4xx': refusal,
  '5xx': refusal,
});

export const yesPage = <T>(result: T[], nextCursor: string | null): Page<T> => ({
  error: false,
  result,
  next_cursor: nextCursor,
});

export const yes = <T>(result: T): Answer<T> => ({ error: false, result });
