import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';

const MOST_IN_A_ROW = 2;

/**
 * At most two deals of one store in a row, as long as there are others: the third waits for the next that is
 * another store's. Further entries change nothing of what is before the last that wait.
 */
export function spreadStores(entries: readonly CouponEntry[]): CouponEntry[] {
  const spread: CouponEntry[] = [];
  const waiting: CouponEntry[] = [];
  let next = 0;

  const isOneTooMany = ({ store_id: id }: CouponEntry): boolean =>
    id !== null && spread.at(-1)?.store_id === id && spread.at(-MOST_IN_A_ROW)?.store_id === id;

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
