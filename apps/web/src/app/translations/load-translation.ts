import type { Language } from '@baeon/contracts/profile/language';
import type { Translation } from '@baeon/ui/lib/texts.ts';

const english: Translation = {};

/** The words of a language, which come over the network unless they are English. */
export async function loadTranslation(language: Language): Promise<Translation> {
  if (language === 'hi') return (await import('./hi/hi.ts')).hindiTexts;
  if (language === 'kn') return (await import('./kn/kn.ts')).kannadaTexts;
  return english;
}
