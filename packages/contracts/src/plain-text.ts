/** Tabs and line breaks aside, nothing that cannot be seen; no half characters, which nothing can store. */
export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && !/(?![\t\n\r])\p{Cc}/u.test(text);
