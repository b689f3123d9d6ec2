/**
 * Keeps the screen lit until the function that it gives is called. Where the browser cannot, or
 * will not on a low battery, nothing happens.
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let wanted = true;
  let held: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible' || (held && !held.released)) return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      if (wanted) held = lock;
      else await lock.release();
    } catch {
      // A darker screen is no trouble to speak of.
    }
  }

  void ask();
  // A page that is hidden loses the lock.
  document.addEventListener('visibilitychange', ask);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    void held?.release();
  };
}
