type Waiting<K, V> = { key: K; settle(value: V): void; fail(error: unknown): void };

/**
 * Answers single questions by asking for many at once. What arrives in one turn of the event loop
 * goes out together; while a batch is on its way, the next one grows. The answers of `run` stand in
 * the order of the keys, one for each, repeated keys included.
 */
export function createGatherer<K, V>(options: { run(keys: K[]): Promise<V[]>; most: number }) {
  const { run, most } = options;
  let waiting: Waiting<K, V>[] = [];
  let busy = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const values = await run(batch.map(({ key }) => key));
        for (const [nth, { settle }] of batch.entries()) settle(values[nth]!);
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    busy = false;
  }

  return (key: K): Promise<V> =>
    new Promise((settle, fail) => {
      waiting.push({ key, settle, fail });
      if (busy) return;
      busy = true;
      setImmediate(() => void work());
    });
}
