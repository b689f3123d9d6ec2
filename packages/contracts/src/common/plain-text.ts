/** Tabs and line breaks are fine; PostgreSQL takes no NUL, and terminals act on the others. */
export const hasControlCharacter = (text: string): boolean => /(?![\t\n\r])\p{Cc}/u.test(text);

/** Nothing that cannot be seen, and no half characters, which nothing can store. */
export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && !hasControlCharacter(text);
