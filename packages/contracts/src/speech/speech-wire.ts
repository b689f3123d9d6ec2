import { z } from 'zod';

export const speechResult = z.object({
  translatedText: z
    .string()
    .describe('What was said, in English; empty where it was not understood'),
});

export type SpeechResult = z.infer<typeof speechResult>;
