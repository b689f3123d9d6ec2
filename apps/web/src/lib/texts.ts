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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTexts<T>(texts: Texts<T>): T {
  return useSyncExternalStore(subscribe, () => textsOf(texts));
}
