/** How likely it is that each of these texts is what was said: logarithms, so the highest wins. */
export type ScoreTexts = (texts: readonly string[]) => Promise<number[]>;

/** What was heard at first, what it could have been as well, and who judges by the sound, if anyone. */
type Transcript = {
  text: string;
  alternatives: readonly string[];
  scoreTexts: ScoreTexts | null;
};

/** Betters a text while the sound is still at hand. */
export type CorrectTranscript = (transcript: Transcript) => Promise<string>;

/** A word in a text: where it stands, and what it is without capitals and marks. */
export type HeardWord = { word: string; from: number; to: number };

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** `plain` makes small letters without accents. */
export function heardWords(text: string, plain: (text: string) => string): HeardWord[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    word: plain(match[0]).replaceAll('’', "'"),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** A text with other words between two places; the first one is large where a sentence begins. */
export function withWords(
  text: string,
  { from, to }: { from: number; to: number },
  words: string,
  vocabulary: { written(word: string): string },
): string {
  const written = words
    .split(' ')
    .map((word) => vocabulary.written(word))
    .join(' ');
  const before = text.slice(0, from);
  const isFirst = /(?:^|[.?!]\s+)$/.test(before);
  return before + (isFirst ? capitalised(written) : written) + text.slice(to);
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
