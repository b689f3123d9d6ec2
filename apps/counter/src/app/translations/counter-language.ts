import { DEFAULT_LANGUAGE, type Language } from '@baeon/contracts/profile/language';
import { waitAtMost } from '@baeon/ui/lib/scheduling.ts';
import { setTranslation, type Translation } from '@baeon/ui/lib/texts.ts';
import { chooseVisitorLanguage, visitorLanguage } from '@baeon/ui/lib/visitor-language.ts';

/** Words that take longer than this change on the screen when they come. */
const HOLD_MS = 1500;

async function wordsOf(language: Language): Promise<Translation> {
  if (language === 'hi') return (await import('./hi/counter-hi.ts')).hindiCounterTexts;
  if (language === 'kn') return (await import('./kn/counter-kn.ts')).kannadaCounterTexts;
  return {};
}

/** Whether the words are there. Without them the app goes on in those it has. */
async function speak(language: Language): Promise<boolean> {
  try {
    const words = await wordsOf(language);
    if (visitorLanguage() === language) {
      document.documentElement.lang = language;
      setTranslation(words);
    }
    return true;
  } catch {
    return false;
  }
}

/** From now on, at this device. */
export function speakAtCounter(language: Language): Promise<boolean> {
  chooseVisitorLanguage(language);
  return speak(language);
}

/** What the first screen waits for, so that it does not appear in English before. */
export function firstCounterWords(): Promise<unknown> {
  const language = visitorLanguage();
  if (language === DEFAULT_LANGUAGE) return Promise.resolve();
  return waitAtMost(HOLD_MS, speak(language));
}
