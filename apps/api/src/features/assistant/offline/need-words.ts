import { isMeasure, readMeasures } from '@baeon/search/measures';
import { FILLERS } from '@baeon/search/phrasing';
import { understand, wantedIn, type Understood, type Wanted } from '@baeon/search/understand';
import { plain } from '@baeon/search/words';

const textOf = ({ words }: Wanted): string => words[0]!.text;

/** Understood, where fillers alone mean nothing. */
export function understandWish(text: string): Understood {
  const understood = understand(text);
  const means = understood.wanted.some((each) => !FILLERS.has(textOf(each)));
  return means ? understood : { ...understood, wanted: [] };
}

/** The words that count, a number with its unit in one: "3seater", "sofa". */
export const tokensOf = (words: string): string[] => wantedIn(words).map(textOf);

/** As people write them: "3 seater sofa". */
export const readable = (words: string): string =>
  readMeasures(plain(words))
    .map((piece) => (isMeasure(piece) ? `${piece.number} ${piece.unit}` : piece.text))
    .join('');

/** What is wanted, put into words again so that it is understood in the same way. */
export function wordsOf(wanted: Wanted[]): string {
  const words = wanted.map((each, nth) =>
    each.belongs && !wanted[nth - 1]?.belongs ? `for ${textOf(each)}` : textOf(each),
  );
  return readable(words.join(' '));
}

export const withoutTokens = (words: string, isOut: (token: string) => boolean): string =>
  wordsOf(wantedIn(words).filter((each) => !isOut(textOf(each))));
