type Waiting<K, V> = { key: K; settle(value: V): void; fail(error: unknown): void };

type Options<K, V> = {
  /** Gives an answer for each key, in their order, repeated keys included. */
  run(keys: K[]): Promise<V[]>;
  most: number;
  /** After a batch of at least `from`, the next one has so long to grow. */
  rush?: { from: number; pause(): Promise<void> };
};

/**
 * Answers single questions by asking for many at once. What arrives in one turn of the event loop
 * goes out together; while a batch is on its way, the next one grows.
 */
export function createBatcher<K, V>({ run, most, rush }: Options<K, V>) {
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
      if (rush && batch.length >= rush.from) await rush.pause();
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
