export type ScanClock = {
  /** Milliseconds since any moment. */
  now(): number;
  /** Gives the way to call it off. */
  after(ms: number, task: () => void): () => void;
};

export const pageClock: ScanClock = {
  now: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

type Options<Seen> = {
  clock: ScanClock;
  everyMs: number;
  /** Before the first look. */
  delayMs: number;
  look: () => Promise<Seen>;
  onSeen: (seen: Seen) => void;
  onFailed: (error: unknown) => void;
};

/**
 * Looks again and again, one look at a time: whatever takes longer puts the next one off. Gives
 * the way to stop it, after which nothing is told any more.
 */
export function startScanLoop<Seen>(options: Options<Seen>): () => void {
  const { clock, everyMs, delayMs, look, onSeen, onFailed } = options;
  let stopped = false;
  let callOff = clock.after(delayMs, () => void turn());

  function unlessStopped<Told>(tell: (told: Told) => void): (told: Told) => void {
    return (told) => {
      if (!stopped) tell(told);
    };
  }

  async function turn(): Promise<void> {
    const began = clock.now();
    await look().then(unlessStopped(onSeen), unlessStopped(onFailed));
    if (stopped) return;
    callOff = clock.after(Math.max(0, began + everyMs - clock.now()), () => void turn());
  }

  return () => {
    stopped = true;
    callOff();
  };
}
