const MARKER = 'reloaded-at';
const AGAIN_AFTER_MS = 60_000;

/** Each browser has its own words for a script that a newer deploy has taken away. */
const staleChunkMessage =
  /dynamically imported module|importing a module script failed|unable to preload/i;

export function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && staleChunkMessage.test(error.message);
}

/** Reloading helps once; doing it again and again would hide a real fault behind a flicker. */
export function mayReload(now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  try {
    return now - Number(sessionStorage.getItem(MARKER) ?? 0) > AGAIN_AFTER_MS;
  } catch {
    return false;
  }
}

export function reloadOnce(): void {
  sessionStorage.setItem(MARKER, String(Date.now()));
  window.location.reload();
}
