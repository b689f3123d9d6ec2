import { isOnline, subscribeToOnline } from '@baeon/ui/lib/online.ts';
import { fetchOfflineData } from './offline-data.ts';
import { isWaitingAt, offlineTakes, readTakes, subscribeToTakes } from './offline-takes.ts';
import { syncTakes, type Telling } from './sync-takes.ts';

type Till = Telling &
  Parameters<typeof fetchOfflineData>[0] & {
    /** The server knows more than before. */
    onTold: () => void;
  };

const FETCH_AGAIN_MS = 60_000;
const PAUSES_MS = [2000, 5000, 15_000, 30_000, 60_000];

/** Does something again and again, after as long as it says, and at once when it is asked for. */
function repeat(work: (signal: AbortSignal) => Promise<number | null>) {
  const off = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  async function turn(): Promise<void> {
    if (busy || off.signal.aborted) return;
    busy = true;
    clearTimeout(timer);
    const pause = await work(off.signal);
    busy = false;
    if (pause !== null && !off.signal.aborted) timer = setTimeout(() => void turn(), pause);
  }
  return {
    turn: () => void turn(),
    stop() {
      clearTimeout(timer);
      off.abort();
    },
  };
}

/** While this is a till, it fetches what it needs without a connection, and tells what it took. Returns how to stop. */
export function followConnection(till: Till): () => void {
  let failures = 0;
  const isWaiting = isWaitingAt(till.storeId);

  const fetching = repeat((signal) =>
    // What was fetched before stays.
    fetchOfflineData(till, signal).catch(() => FETCH_AGAIN_MS),
  );
  const telling = repeat(async () => {
    if (!isOnline() || !offlineTakes().some(isWaiting)) return null;
    try {
      await syncTakes(till);
      failures = 0;
      till.onTold();
      fetching.turn();
      return offlineTakes().some(isWaiting) ? 0 : null;
    } catch {
      return PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)]!;
    }
  });

  function back() {
    if (!isOnline()) return;
    failures = 0;
    fetching.turn();
    telling.turn();
  }
  /** Another tab may have taken or told something. */
  function looked() {
    if (document.visibilityState === 'visible') void readTakes().catch(() => undefined);
  }
  const stops = [
    subscribeToOnline(back),
    subscribeToTakes(telling.turn),
    () => document.removeEventListener('visibilitychange', looked),
    fetching.stop,
    telling.stop,
  ];
  document.addEventListener('visibilitychange', looked);
  // Else a full disk could take what was not sent yet.
  void navigator.storage?.persist?.();
  fetching.turn();
  telling.turn();
  return () => stops.forEach((stop) => stop());
}
