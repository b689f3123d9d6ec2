import { use } from 'react';
import { useLanguage } from './use-language.ts';

/** A leaf, because whatever stands around it would be drawn anew with every change of the session. */
export function FollowLanguage() {
  useLanguage();
  return null;
}

/** Holds what stands beside it under the same Suspense, while that already fetches its code. */
export function AwaitWords({ words }: { words: Promise<unknown> | null }) {
  if (words) use(words);
  return null;
}
