import type { CorrectTranscript } from '@baeon/spoken/transcript';
import { LONGEST_MESSAGE } from '@baeon/contracts/assistant/assistant';

export type SpeechGateway = {
  /**
   * What was said in a recording, in English; "" where it was not understood. Refuses what is no MP3
   * or goes on for too long. The signal says when nobody waits for the text any more.
   */
  toText(mp3: Uint8Array, correct: CorrectTranscript, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
};

/** White space, what cannot be seen, and halves of characters. */
const NO_LETTERS = /[\s\p{Cc}\p{Cs}]+/gu;

/** One line that fits in a message, cut at a word where it does not. */
export function fitText(text: string): string {
  const line = text.replace(NO_LETTERS, ' ').trim();
  if (line.length <= LONGEST_MESSAGE) return line;
  const end = line.lastIndexOf(' ', LONGEST_MESSAGE);
  // The cut may go through a character of two halves.
  return line
    .slice(0, end > 0 ? end : LONGEST_MESSAGE)
    .replace(NO_LETTERS, ' ')
    .trim();
}
