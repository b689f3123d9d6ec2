import type { Language } from '@baeon/contracts/profile/language';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time of an instant where a store is: 5:12 pm. */
export function timeText(at: Date, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone });
    clocks.set(timeZone, clock);
  }
  // Between time and half of the day stands a space that is no plain one.
  return clock.format(at).replace(/\s/u, ' ');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant where a store is: 30 Nov 2026, 30 नवंबर 2026. */
export function dayText(at: Date, timeZone: string, language: Language = 'en'): string {
  const key = `${language} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
      day: 'numeric',
      // Nobody writes the short names of the others.
      month: language === 'en' ? 'short' : 'long',
      year: 'numeric',
      timeZone,
    });
    formats.set(key, format);
  }
  return format.format(at);
}
