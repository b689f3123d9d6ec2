import { isCode } from './codes.ts';
import { consonantsOf } from './consonants.ts';
import {
  BELONGING_TITLE,
  createFieldReader,
  DESCRIPTION,
  TITLE,
  type Searchable,
} from './field-reader.ts';
import { queryWordsOf, type TermSource } from './query-words.ts';
import type { Understood } from './understand.ts';
import { createVocabulary, isStopWord } from './vocabulary.ts';

/** For search engines outside that find candidates by our terms, which the index of our own then puts in order. */

/** What an engine outside is told of a product: terms, with blanks between them. */
export type RetrievalTexts = {
  title: string;
  /** What the store says of it besides: brand, type, attributes. */
  stated: string;
  description: string;
  /** Words that stand beside each other in the title, written as one. */
  joined: string;
  /** How the words of the title are said. */
  sounds: string;
};

/** One word of a query: any of its terms will do, each as well as its weight says. */
export type RetrievalWord = {
  terms: [term: string, weight: number][];
  /** As it was written, where it may be a mistake. */
  written: string | null;
  sound: string | null;
  /** Whether what begins so may be meant. */
  isStart: boolean;
};

/** A vocabulary of more words than this is begun anew. */
const MOST_WORDS = 200_000;
const MOST_QUERY_WORDS = 12;
const MOST_TERMS = 10;
const SHORTEST_MISTAKEN = 4;
const SHORTEST_START = 4;

const oneTerm = (text: string): string => text.replaceAll(/\s+/gu, '_');
/** Hides the sign: engines may take a minus for something else. */
const soundOf = (word: string): string => (consonantsOf(word) >>> 0).toString(36);
const isSpoken = (word: string): boolean => /^[a-z]{4,24}$/.test(word);

/** Reads products for an engine outside. */
export function createRetrievalReader(): (product: Searchable) => RetrievalTexts {
  let vocabulary = createVocabulary();
  let read = createFieldReader(vocabulary);
  return (product) => {
    if (vocabulary.size > MOST_WORDS) {
      vocabulary = createVocabulary();
      read = createFieldReader(vocabulary);
    }
    const fields = { title: [] as string[], stated: [] as string[], description: [] as string[] };
    const { words } = read(product, (terms, field) => {
      const isTitle = field === TITLE || field === BELONGING_TITLE;
      const into = isTitle ? 'title' : field === DESCRIPTION ? 'description' : 'stated';
      for (const term of terms) fields[into].push(oneTerm(vocabulary.textOf(term)));
    });
    const pairs = words.slice(1).map((word, nth) => oneTerm(words[nth]! + word));
    return {
      title: fields.title.join(' '),
      stated: fields.stated.join(' '),
      description: fields.description.join(' '),
      joined: pairs.join(' '),
      sounds: [...new Set(words.filter(isSpoken).map(soundOf))].join(' '),
    };
  };
}

/** Knows every word, so that nothing is left out that a catalogue may have. */
function everything(): { source: TermSource; textOf(term: number): string } {
  const vocabulary = createVocabulary();
  const source: TermSource = {
    find: vocabulary.add,
    count: () => 1,
    guess: () => [],
    codesLike: () => ({ words: [], isMistaken: false }),
    countBeside: () => 0,
    startingWith: () => [],
  };
  return { source, textOf: vocabulary.textOf };
}

/** The words of a query as an engine outside may look for them. */
export function retrievalWords(understood: Pick<Understood, 'wanted' | 'said'>): RetrievalWord[] {
  const { source, textOf } = everything();
  return queryWordsOf(understood, source)
    .filter(({ isFiller, text }) => !isFiller && !isStopWord(text))
    .slice(0, MOST_QUERY_WORDS)
    .map(({ text, terms }) => ({
      terms: [...terms]
        .sort(([, a], [, b]) => b - a)
        .slice(0, MOST_TERMS)
        .map(([term, weight]) => [oneTerm(textOf(term)), weight]),
      written: isSpoken(text) && text.length >= SHORTEST_MISTAKEN ? text : null,
      sound: isSpoken(text) ? soundOf(text) : null,
      isStart: isCode(text) && text.length >= SHORTEST_START,
    }));
}
