/** The promise's outcome, or a TimeoutError where that takes longer. */
export function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    const give = () => reject(new DOMException('This takes too long.', 'TimeoutError'));
    timer = setTimeout(give, ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The promise's outcome, or the signal's reason from the moment that it aborts. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const settled = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { signal: settled.signal });
  });
  return Promise.race([aborted, promise]).finally(() => settled.abort());
}

/** Some rest, or the signal's reason from the moment that it aborts. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const rested = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return unlessAborted(rested, signal).finally(() => clearTimeout(timer));
}
