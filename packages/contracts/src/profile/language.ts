/** What the app itself can be read in; the first is what it speaks until somebody chooses. */
export const languages = ['en', 'hi', 'kn'] as const;

export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE: Language = 'en';
