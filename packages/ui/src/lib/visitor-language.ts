import { DEFAULT_LANGUAGE, type Language, languages } from '@baeon/contracts/profile/language';

const known = (name = '') => languages.find((language) => language === name.slice(0, 2));

const YEAR_SECONDS = 31_536_000;
let isChosen = false;

/** What nobody's account says yet: what was chosen on this device's login, else what the browser is set to. */
export function visitorLanguage(): Language {
  const kept = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  return known(kept) ?? navigator.languages.map(known).find(Boolean) ?? DEFAULT_LANGUAGE;
}

/** A cookie, because it outlasts a logout, which clears the storage. */
export function chooseVisitorLanguage(language: Language): void {
  document.cookie = `language=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
  isChosen = true;
}

/** Goes along with a sign-in; nothing does where nobody would be spoken to differently. */
export function languageAtSignIn() {
  const language = visitorLanguage();
  if (language === DEFAULT_LANGUAGE && !isChosen) return {};
  return { language, language_chosen: isChosen };
}
