import type { SyncedRedemption, SyncResult } from '@baeon/contracts/counter/offline-wire';
import { UNDO_MINUTES } from '@baeon/contracts/counter/counter';
import { once } from '@baeon/ui/lib/scheduling.ts';
import { createStore } from 'idb-keyval';
import { createMachine, useMachine } from '../../../lib/machine.ts';

/** A coupon that was taken here, until the server knows of it and tells it to tills. */
export type OfflineTake = {
  redemption: SyncedRedemption;
  couponId: string;
  campaignId: string;
  /** What is waiting outlives a till: it is sent once this is a till of that store again. */
  store: { id: string; name: string };
  staff: string;
  title: string;
  savingRupees: number | null;
  /** By the clock of this device. */
  tappedAt: number;
  standing: 'waiting' | 'told' | 'conflict' | 'unreadable';
  toldAt?: number;
};

const TAKES = 'takes';
const UNDO_MS = UNDO_MINUTES * 60_000;

const store = once(() => createStore('counter-takes', TAKES));
/** As it was when it was last read or written here. */
const takes = createMachine((_was: OfflineTake[], now: OfflineTake[]) => now, []);

export const { state: offlineTakes, subscribe: subscribeToTakes } = takes;
export const useOfflineTakes = (): OfflineTake[] => useMachine(takes);

export const isWaitingAt =
  (storeId: string) =>
  ({ standing, store }: OfflineTake): boolean =>
    standing === 'waiting' && store.id === storeId;

/**
 * Reads and writes in one transaction, so that two tabs never undo each other's work. What was written is on the disk,
 * and not just on its way there, before anybody hears of it.
 */
async function change<T>(work: (all: OfflineTake[], entries: IDBObjectStore) => T): Promise<T> {
  const database = await store()('readonly', ({ transaction }) => transaction.db);
  const writing = database.transaction(TAKES, 'readwrite', { durability: 'strict' });
  const entries = writing.objectStore(TAKES);
  return new Promise((resolve, reject) => {
    let done: T;
    let now: OfflineTake[] = [];
    const reading: IDBRequest<OfflineTake[]> = entries.getAll();
    reading.addEventListener('success', () => {
      done = work(reading.result, entries);
      const rereading: IDBRequest<OfflineTake[]> = entries.getAll();
      rereading.addEventListener('success', () => {
        now = rereading.result.toSorted((a, b) => a.tappedAt - b.tappedAt);
      });
    });
    writing.addEventListener('abort', () => reject(writing.error));
    writing.addEventListener('complete', () => {
      takes.dispatch(now);
      resolve(done);
    });
  });
}

const put = (entries: IDBObjectStore, take: OfflineTake) => entries.put(take, take.redemption.id);

/** For the first time, or after another tab may have written. */
export const readTakes = (): Promise<OfflineTake[]> => change((all) => all);

/** Keeps one unless there is something against it, which is given back. The same id is kept once. */
export const addTake = <R>(
  take: OfflineTake,
  refusalFor: (all: OfflineTake[]) => R | null,
): Promise<R | null> =>
  change((all, entries) => {
    if (all.some(({ redemption }) => redemption.id === take.redemption.id)) return null;
    const refusal = refusalFor(all);
    if (refusal === null) put(entries, take);
    return refusal;
  });

/** Whether it was still here to be undone. What is being sent just now is sent again, with the undo. */
export const undoTake = (id: string, reason: string): Promise<'undone' | 'too-late' | 'not-here'> =>
  change((all, entries) => {
    const take = all.find(({ redemption }) => redemption.id === id);
    if (take?.standing !== 'waiting') return 'not-here';
    const { redemption, tappedAt } = take;
    const elapsed = Math.max(0, Date.now() - tappedAt);
    if (elapsed > UNDO_MS) return 'too-late';
    const undone_at = new Date(Date.parse(redemption.taken_at) + elapsed).toISOString();
    const undone = { ...redemption, undone_at, ...(reason && { undo_reason: reason }) };
    put(entries, { ...take, redemption: undone });
    return 'undone';
  });

type Outcome = Pick<SyncResult['results'][number], 'id' | 'outcome'>;

/** What came of what was sent. */
export const settleTakes = (
  sent: readonly OfflineTake[],
  outcomes: readonly Outcome[],
): Promise<void> =>
  change((all, entries) => {
    for (const { id, outcome } of outcomes) {
      const was = sent.find(({ redemption }) => redemption.id === id);
      const now = all.find(({ redemption }) => redemption.id === id);
      if (!was || !now || now.redemption.undone_at !== was.redemption.undone_at) continue;
      const standing = outcome === 'taken' ? 'told' : outcome;
      put(entries, { ...now, standing, toldAt: Date.now() });
    }
  });

export const dropTakes = (which: (take: OfflineTake) => boolean): Promise<void> =>
  change((all, entries) => {
    for (const { redemption } of all.filter(which)) entries.delete(redemption.id);
  });
