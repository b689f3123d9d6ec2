/** A signal that comes again sooner is the same one: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1000;

/** Aborted when the process is asked to end; asked a second time, it ends at once. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  let stoppingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null && Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
      stoppingSince ??= Date.now();
      stopping.abort();
    });
  }
  return stopping.signal;
}
