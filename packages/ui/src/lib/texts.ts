import { useSyncExternalStore } from 'react';

type Wording = string | readonly string[] | ((...values: never[]) => string) | Wordings;
type Wordings = { readonly [name: string]: Wording };

/** The words of one part of the app. `part` is what a translation calls it. */
export type Texts<T> = { readonly part: string; readonly english: T };

/** The texts of the language in use, by part; parts that are missing stay English. */
export type Translation = Readonly<Record<string, object>>;

const listeners = new Set<() => void>();
let translation: Translation = {};

export function defineTexts<T extends Wordings>(part: string, english: T): Texts<T> {
  return { part, english };
}

export function setTranslation(next: Translation): void {
  if (next === translation) return;
  translation = next;
  for (const listener of listeners) listener();
}

export const isTranslation = (words: Translation): boolean => translation === words;

/** For what is said outside of a component, at the moment when it is said. */
export function textsOf<T>({ part, english }: Texts<T>): T {
  return (translation[part] as T | undefined) ?? english;
}

/** The part that has the sentences of the contracts and of the server. */
type Sentences = { readonly [english: string]: string };

/**
 * A sentence that is written in the contracts or by the server, in the language in use. It is its own key, with # for
 * its numbers; what stands behind a colon is somebody's name or address, and stays. One that nobody has translated is
 * said as generally as its code.
 */
export function said(sentence: string, code = ''): string {
  const { messages } = translation as { messages?: Sentences };
  if (!messages) return sentence;
  const numbers = sentence.match(/\d+/g)?.values();
  const afterColon = sentence.indexOf(': ') + 2;
  const opening = messages[sentence.slice(0, afterColon)];
  if (opening) return opening + sentence.slice(afterColon);
  const words = messages[sentence] ?? messages[sentence.replace(/\d+/g, '#')] ?? messages[code];
  return words?.replace(/#/g, () => numbers?.next().value ?? '') ?? sentence;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTexts<T>(texts: Texts<T>): T {
  return useSyncExternalStore(subscribe, () => textsOf(texts));
}
