import { answer, refusal, type Answer } from '@baeon/contracts/envelope';
import type { z } from 'zod';

/** What a route may answer: its result, or a refusal. */
export const answersWith = <T extends z.ZodType>(result: T) => ({
  200: answer(result),
  '4xx': refusal,
  '5xx': refusal,
});

export const yes = <T>(result: T): Answer<T> => ({ error: false, result });
