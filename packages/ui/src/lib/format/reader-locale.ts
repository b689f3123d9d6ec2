/**
 * How dates and times are written: as the language in use writes them, in the digits that everybody reads. In
 * English it is the reader's own way, which the browser knows.
 */
export function readerLocale(): string | undefined {
  const { lang } = document.documentElement;
  return lang === '' || lang === 'en' ? undefined : `${lang}-IN-u-nu-latn`;
}
