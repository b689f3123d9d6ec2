import { MOST_SYNCED } from '@baeon/contracts/counter/conflicts';
import type { SyncResult } from '@baeon/contracts/counter/offline-wire';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { counterWire } from '../../../config/counter-config.ts';
import {
  isWaitingAt,
  offlineTakes,
  type OfflineTake,
  readTakes,
  settleTakes,
} from './offline-takes.ts';

export type Telling = {
  storeId: string;
  call: <T>(url: string, call: { method: 'POST'; body: unknown }) => Promise<T>;
};

let running: Promise<void> | null = null;

/** Tells the server what waits, one after the other, also where two tabs are open. */
export function syncTakes(telling: Telling): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  const work = () => tellAll(telling);
  running ??= Promise.resolve(locks ? locks.request('counter-sync', work) : work()).finally(() => {
    running = null;
  });
  return running;
}

async function tellAll(telling: Telling): Promise<void> {
  for (;;) {
    // Another tab may have told it meanwhile.
    await readTakes();
    const waiting = offlineTakes().filter(isWaitingAt(telling.storeId));
    if (waiting.length === 0) return;
    await tell(telling, waiting.slice(0, MOST_SYNCED));
  }
}

/** All at once; where that is refused, each by itself, so that one of them does not hold up the others. */
async function tell(telling: Telling, takes: OfflineTake[]): Promise<void> {
  const body = { redemptions: takes.map(({ redemption }) => redemption) };
  try {
    const { results } = await telling.call<SyncResult>(counterWire.sync, { method: 'POST', body });
    await settleTakes(takes, results);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400 || takes.length === 1) throw error;
    const told = await Promise.allSettled(takes.map((take) => tell(telling, [take])));
    if (told.some(({ status }) => status === 'rejected')) throw error;
  }
}
