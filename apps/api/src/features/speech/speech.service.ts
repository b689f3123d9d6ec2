import { unitOf } from '@baeon/search/measures';
import { createMishearingCorrection } from '@baeon/spoken/mishearing/correct-mishearing';
import { spokenToWritten } from '@baeon/spoken/spoken-to-written';
import { fitText, type SpeechGateway } from '../../gateways/speech/speech-gateway.ts';
import type { CorrectTranscript } from '@baeon/spoken/transcript';
import { AppError } from '../../lib/app-error.ts';
import type { StoreVocabulary } from './store-vocabulary.ts';

export type Speech = ReturnType<typeof createSpeech>;

type Dependencies = { gateway: SpeechGateway; correct: CorrectTranscript };

export function createSpeech({ gateway, correct }: Dependencies) {
  return {
    /** What was said, fit to be searched for or sent as a message; "" where it was not understood. */
    async toText(mp3: Uint8Array, signal: AbortSignal): Promise<string> {
      try {
        return fitText(await gateway.toText(mp3, correct, signal));
      } catch (error) {
        // Whoever leaves is no failure of ours, and there is nobody to tell.
        throw signal.aborted ? new AppError('INVALID_INPUT', 'The recording was given up.') : error;
      }
    },
  };
}

/** Mends what was misheard of things on sale here, then writes it as people type. */
export const createTranscriptCorrection =
  (store: StoreVocabulary): CorrectTranscript =>
  async (transcript) => {
    const vocabulary = await store.current();
    const text = vocabulary
      ? await createMishearingCorrection(vocabulary)(transcript)
      : transcript.text;
    return spokenToWritten(text, unitOf);
  };
