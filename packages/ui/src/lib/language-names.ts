import { DEFAULT_LANGUAGE, type Language, languages } from '@baeon/contracts/profile/language';
import type { User } from '@baeon/contracts/profile/profile-wire';

/** As their own speakers call them: whoever reads no other word on the screen finds theirs. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  kn: 'ಕನ್ನಡ',
};

/** A session that another version stored may name no language, or one that is not known here. */
export function languageOf(user: Partial<User> | null): Language {
  return languages.find((language) => language === user?.language) ?? DEFAULT_LANGUAGE;
}
