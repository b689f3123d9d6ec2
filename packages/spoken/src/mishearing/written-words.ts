import type { Vocabulary } from './vocabulary.ts';

/** A text with other words between two places; the first one is large where a sentence begins. */
export function withWords(
  text: string,
  { from, to }: { from: number; to: number },
  words: string,
  vocabulary: Vocabulary,
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
