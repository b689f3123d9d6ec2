/** Nothing of ours takes as long as this without a break. */
const FREEZE_MS = 1000;
const TICK_MS = 250;

/** Notices that the process stood still: stopped by a signal, starved, or on a machine that slept. */
export function watchForFreezes(woke: () => void) {
  let ticked = performance.now();
  // The steady clock stands still with the machine, the other one may be put forward: that costs one look.
  let dated = Date.now();
  let wokeAt = -Infinity;

  function tick(): void {
    const now = performance.now();
    const at = Date.now();
    const isFreeze = Math.max(now - ticked, at - dated) > FREEZE_MS;
    ticked = now;
    dated = at;
    if (!isFreeze) return;
    wokeAt = now;
    woke();
  }

  const timer = setInterval(tick, TICK_MS);
  timer.unref();
  return {
    /** When, by `performance.now()`, the last freeze was over. Whoever asks at the end of one is told of it too. */
    wokeAt(): number {
      tick();
      return wokeAt;
    },
    stop: () => clearInterval(timer),
  };
}
