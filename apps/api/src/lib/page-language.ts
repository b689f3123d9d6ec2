import { DEFAULT_LANGUAGE, type Language, languages } from '@baeon/contracts/profile/language';

type Asked = { cookie?: string | undefined; 'accept-language'?: string | undefined };

const known = (name = ''): Language | undefined =>
  languages.find((language) => language === name.trim().slice(0, 2).toLowerCase());

/** As the web app finds it for visitors: what was chosen on this device, else what the browser is set to. */
export function pageLanguage({ cookie = '', 'accept-language': accepted = '' }: Asked): Language {
  const kept = /(?:^|; )language=(\w+)/.exec(cookie)?.[1];
  // Browsers name what is read best first.
  return known(kept) ?? accepted.split(',').map(known).find(Boolean) ?? DEFAULT_LANGUAGE;
}
