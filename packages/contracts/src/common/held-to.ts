import { z } from 'zod';

/** A string held to one of our rules, answering with that rule's own message. */
export const heldTo = (problem: (value: string) => string | null, required: string) =>
  z.string({ error: required }).superRefine((value, context) => {
    const message = problem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });
