import type { CommonWords } from '@baeon/spoken/mishearing/vocabulary';

const NONE: CommonWords = { has: () => false, pieces: () => 1 };

/**
 * Words that are usual in English: the recogniser's tokenizer has those in one piece. Some of other tongues are
 * among them; nobody is the worse for it. None where it is not installed.
 */
export async function readCommonWords(): Promise<CommonWords> {
  try {
    const { default: tokenizer } = await import('llama-tokenizer-js');
    const whole = tokenizer.vocabById.filter((token) => /^▁[A-Za-z]+$/.test(token));
    const words = new Set(whole.map((token) => token.slice(1).toLowerCase()));
    return {
      has: (word) => words.has(word),
      pieces: (word) => tokenizer.encode(word, false).length,
    };
  } catch {
    return NONE;
  }
}
