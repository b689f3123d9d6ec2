/** How likely it is that each of these texts is what was said: logarithms, so the highest wins. */
export type ScoreTexts = (texts: readonly string[]) => Promise<number[]>;

/** What was heard at first, what it could have been as well, and who judges by the sound, if anyone. */
export type Transcript = {
  text: string;
  alternatives: readonly string[];
  scoreTexts: ScoreTexts | null;
};

/** Betters a text while the sound is still at hand. */
export type CorrectTranscript = (transcript: Transcript) => Promise<string>;
