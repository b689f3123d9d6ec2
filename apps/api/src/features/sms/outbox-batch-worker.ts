import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Debounce: time in which more messages come together, so that they leave in one batch. */
const DEBOUNCE_MS = 50;
/** How often it is looked for what processes that died have left. */
const LOOK_EVERY_MS = 5000;

type Dependencies = {
  /** Sends some, and tells how many. */
  deliver(): Promise<number>;
  log: FastifyBaseLogger;
};

/** Sends the messages of claims in batches, without a job for each, some at a time: everything else needs room as well. */
export function createOutboxBatchWorker({ deliver, log }: Dependencies) {
  let timer: NodeJS.Timeout | null = null;
  let work: Promise<void> | null = null;
  let isWanted = false;
  let isClosed = false;

  async function run(): Promise<void> {
    try {
      let sent = 0;
      do {
        await delay(DEBOUNCE_MS);
        isWanted = false;
        sent = isClosed ? 0 : await deliver();
      } while (sent > 0 || isWanted);
    } catch (error) {
      log.warn({ err: error }, 'messages of a rush have to wait');
    } finally {
      work = null;
    }
  }

  /** There is something to send. */
  const wake = (): void => {
    if (!timer || isClosed) return;
    isWanted = true;
    work ??= run();
  };

  return {
    wake,

    start(): void {
      timer = setInterval(wake, LOOK_EVERY_MS);
      timer.unref();
      wake();
    },

    async close(): Promise<void> {
      isClosed = true;
      if (timer) clearInterval(timer);
      await work;
    },
  };
}
