/** How likely it is that each of these texts is what was said: logarithms, so the highest wins. */
export type Weigh = (texts: readonly string[]) => Promise<number[]>;

/** What was heard at first, what it could have been as well, and who judges by the sound, if anyone. */
export type Heard = { text: string; others: readonly string[]; weigh: Weigh | null };

/** Betters a text while the sound is still at hand. */
export type Polish = (heard: Heard) => Promise<string>;

export type SpeechGateway = {
  /**
   * What was said in a recording, in English; "" where it was not understood. Refuses what is no MP3
   * or goes on for too long. The signal says when nobody waits for the text any more.
   */
  toText(mp3: Uint8Array, polish: Polish, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
};
