import { z } from 'zod';

/** `icon` is the address of a picture of ours. */
export const interestSchema = z.object({ id: z.string(), name: z.string(), icon: z.string() });

export const interestsResult = z.object({ interests: z.array(interestSchema) });

export type Interest = z.infer<typeof interestSchema>;
export type InterestsResult = z.infer<typeof interestsResult>;
