import { DEFAULT_LANGUAGE, type Language } from '@baeon/contracts/profile/language';
import { use, useEffect } from 'react';
import { languageOf } from '@baeon/ui/lib/language-names.ts';
import { waitAtMost } from '@baeon/ui/lib/scheduling.ts';
import { currentSession, type Session, useSession } from '../../lib/session.ts';
import { setTranslation, isTranslation, type Translation } from '@baeon/ui/lib/texts.ts';
import { chooseVisitorLanguage, visitorLanguage } from '@baeon/ui/lib/visitor-language.ts';
import { loadTranslation } from './load-translation.ts';

/** Words that take longer than this change on the screen when they come. */
const HOLD_MS = 800;

function languageFor({ user, signedIn }: Session): Language {
  return signedIn ? languageOf(user) : visitorLanguage();
}

let last: { language: Language; words: Translation } | undefined;

const isSpoken = (language: Language) => last?.language === language && isTranslation(last.words);

/** Whether the words are there. Without them the app goes on in those it has. */
async function spokenIn(language: Language): Promise<boolean> {
  try {
    const words = await loadTranslation(language);
    // Somebody else may have signed in since, or nobody.
    if (languageFor(currentSession()) === language) {
      const { documentElement: page } = document;
      // Even the same language anew would have the whole page laid out once more.
      if (page.lang !== language) page.lang = language;
      setTranslation(words);
      last = { language, words };
    }
    return true;
  } catch {
    return false;
  }
}

/** From now on, until they sign in. Whether the words are there. */
export async function speakToVisitor(language: Language): Promise<boolean> {
  chooseVisitorLanguage(language);
  return spokenIn(language);
}

/** What the first screen waits for, so that it does not appear in English before; null is nothing. */
export function firstWords(): Promise<unknown> | null {
  const language = languageFor(currentSession());
  if (language === DEFAULT_LANGUAGE || isSpoken(language)) return null;
  return waitAtMost(HOLD_MS, spokenIn(language));
}

/** The app speaks the language of whoever is signed in, or what a visitor is likely to read. */
function useLanguage(): void {
  const language = languageFor(useSession());

  useEffect(() => {
    const online = new AbortController();
    async function learn() {
      if ((await spokenIn(language)) || online.signal.aborted) return;
      window.addEventListener('online', () => void learn(), { once: true, signal: online.signal });
    }
    void learn();
    return () => online.abort();
  }, [language]);
}

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
