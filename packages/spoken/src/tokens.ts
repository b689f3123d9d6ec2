export type Token = {
  /** What stands before the word and is none. */
  gap: string;
  word: string;
  /** In small letters, to be compared. */
  lower: string;
  /** What it measures behind a number. */
  unit: Unit | null;
};

/** A unit by the name that the search has for it; some are things themselves: drawers, say. */
export type Unit = { name: string; isThing: boolean };
/** Tells which unit a word stands for, if any. */
export type UnitOf = (word: string) => Unit | null;

const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.,:/][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text; gaps, words and the tail in a row are the text again. */
export function tokensOf(text: string, unitOf: UnitOf): { tokens: Token[]; tail: string } {
  const tokens: Token[] = [];
  let from = 0;
  for (const match of text.matchAll(WORDS)) {
    const [word] = match;
    const lower = word.toLowerCase().replaceAll('’', "'");
    tokens.push({ gap: text.slice(from, match.index), word, lower, unit: unitOf(lower) });
    from = match.index + word.length;
  }
  return { tokens, tail: text.slice(from) };
}

/** The word at a place, where nothing but a space or a hyphen parts it from the one before; else "". */
export function following(tokens: readonly Token[], place: number): string {
  const token = tokens[place];
  return token && (token.gap === ' ' || token.gap === '-') ? token.lower : '';
}

/** The word before a place, "" at the beginning and behind the end of a sentence. */
export function preceding(tokens: readonly Token[], place: number): string {
  const gap = tokens[place]?.gap ?? '';
  return /[.!?;:]/.test(gap) ? '' : (tokens[place - 1]?.lower ?? '');
}
