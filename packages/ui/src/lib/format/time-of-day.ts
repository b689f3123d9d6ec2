import { readerLocale } from './reader-locale.ts';

/** '2:45 pm', as the reader writes the time. */
export const timeOfDay = (at: Date): string =>
  at.toLocaleTimeString(readerLocale(), { hour: 'numeric', minute: '2-digit' });
