import type { CorrectTranscript } from '@baeon/spoken/transcript';

export type SpeechGateway = {
  /**
   * What was said in a recording, in English; "" where it was not understood. Refuses what is no MP3
   * or goes on for too long. The signal says when nobody waits for the text any more.
   */
  toText(mp3: Uint8Array, correct: CorrectTranscript, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
};
