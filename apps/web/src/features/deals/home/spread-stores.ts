const MOST_IN_A_ROW = 2;

/**
 * At most two deals of one store in a row, as long as there are others: the third waits for the next that is
 * another store's. Further entries change nothing of what is before the last that wait.
 */
export function spreadStores<T>(entries: readonly T[], storeOf: (entry: T) => string | null): T[] {
  const spread: T[] = [];
  const waiting: T[] = [];
  let next = 0;

  function isOneTooMany(entry: T): boolean {
    const last = spread.slice(-MOST_IN_A_ROW).map(storeOf);
    const id = storeOf(entry);
    return id !== null && last.length === MOST_IN_A_ROW && last.every((each) => each === id);
  }

  for (const entry of entries) {
    if (isOneTooMany(entry)) {
      waiting.push(entry);
      continue;
    }
    spread.push(entry);
    for (; next < waiting.length && !isOneTooMany(waiting[next]!); next += 1) {
      spread.push(waiting[next]!);
    }
  }
  return [...spread, ...waiting.slice(next)];
}
