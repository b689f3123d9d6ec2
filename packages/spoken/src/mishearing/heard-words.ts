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
