/** How likely it is that each of these texts is what was said: logarithms, so the highest wins. */
export type Weigh = (texts: readonly string[]) => Promise<number[]>;

/** Betters a text while the sound is still at hand; without `weigh`, nobody can judge by the sound. */
export type Polish = (heard: string, weigh: Weigh | null) => Promise<string>;

export type SpeechGateway = {
  /**
   * What was said in a recording, in English; "" where it was not understood. Refuses what is no MP3
   * or goes on for too long. The signal says when nobody waits for the text any more.
   */
  toText(mp3: Uint8Array, polish: Polish, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
};
