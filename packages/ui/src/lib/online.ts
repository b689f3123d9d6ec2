import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Asked at once and then after these; the last of them from then on. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];
const TIMEOUT_MS = 5000;

const listeners = new Set<() => void>();
let online = true;
/** Where the server says that it is alive; null while nobody watches. */
let health: string | null = null;
let search: AbortController | null = null;

/**
 * Whether the server could be reached when it was last tried. The browser's own word is not
 * enough: it calls a phone online that has joined a network which leads nowhere.
 */
export const isOnline = (): boolean => online;

function become(next: boolean): void {
  if (online === next) return;
  online = next;
  for (const listener of listeners) listener();
}

/** Something came back from the server, whatever it said. */
export function reportServerReached(): void {
  search?.abort();
  search = null;
  become(true);
}

/** A call found nobody. That may be its own fault, so we look for the server ourselves. */
export function reportServerMissed(): void {
  if (!navigator.onLine) become(false);
  if (health && !search) void lookForServer(health);
}

/** From now on somebody looks for the server, by that address, while it is away. Returns how to stop. */
export function watchConnection(address: string): () => void {
  health = address;
  window.addEventListener('offline', reportServerMissed);
  // A call may have missed the server before anybody watched.
  if (!online || !navigator.onLine) reportServerMissed();
  return () => {
    health = null;
    window.removeEventListener('offline', reportServerMissed);
    reportServerReached();
  };
}

async function lookForServer(address: string): Promise<void> {
  const own = new AbortController();
  search = own;
  for (let attempt = 0; ; attempt++) {
    // Nobody who does not look at us needs to know.
    if (document.visibilityState === 'visible') {
      const found = navigator.onLine && (await isServerThere(address));
      if (own.signal.aborted) return;
      if (found) return reportServerReached();
      become(false);
    }
    await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]!, own.signal);
    if (own.signal.aborted) return;
  }
}

async function isServerThere(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok } = await fetch(address, { cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}

/** Until the time is over, or there is a reason to try at once. */
function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stop.addEventListener('abort', end, { signal: over.signal });
    window.addEventListener('online', end, { signal: over.signal });
    document.addEventListener('visibilitychange', end, { signal: over.signal });
  });
}

export function subscribeToOnline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToOnline, isOnline);
}

/** Does something whenever the connection is back. */
export function useReconnect(action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => subscribeToOnline(() => isOnline() && act()), []);
}
