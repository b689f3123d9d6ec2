import type { ListPage } from './api-client.ts';

/** What pages of a list hold. What moved while somebody turned the page must not stand there twice. */
export function entriesOf<T>(pages: ListPage<T>[], idOf: (entry: T) => string): T[] {
  const known = new Map(pages.flatMap(({ result }) => result).map((entry) => [idOf(entry), entry]));
  return [...known.values()];
}
