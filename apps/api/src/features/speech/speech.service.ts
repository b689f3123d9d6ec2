import { fitText } from '../../gateways/speech/fit-text.ts';
import type { Polish, SpeechGateway } from '../../gateways/speech/speech-gateway.ts';
import { AppError } from '../../lib/app-error.ts';

export type Speech = ReturnType<typeof createSpeech>;

export function createSpeech({ gateway, polish }: { gateway: SpeechGateway; polish: Polish }) {
  return {
    /** What was said, fit to be searched for or sent as a message; "" where it was not understood. */
    async toText(mp3: Uint8Array, signal: AbortSignal): Promise<string> {
      try {
        return fitText(await gateway.toText(mp3, polish, signal));
      } catch (error) {
        // Whoever leaves is no failure of ours, and there is nobody to tell.
        throw signal.aborted ? new AppError('INVALID_INPUT', 'The recording was given up.') : error;
      }
    },
  };
}
