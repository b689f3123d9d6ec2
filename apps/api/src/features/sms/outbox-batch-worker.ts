import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Debounce: time in which more messages come together, so that they leave in one batch. */
const DEBOUNCE_MS = 50;
/** How often it is looked for what processes wrote that send nothing, or that died. */
const LOOK_EVERY_MS = 1000;

type Dependencies = {
  /** Sends some, and tells how many. */
  deliver(): Promise<number>;
  log: FastifyBaseLogger;
  /** How long a message waits before it leaves. */
  heldBackMs: number;
};

/** Sends the messages of claims in batches, without a job for each, some at a time: everything else needs room as well. */
export function createOutboxBatchWorker({ deliver, log, heldBackMs }: Dependencies) {
  let timer: NodeJS.Timeout | null = null;
  let waiting: NodeJS.Timeout | null = null;
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

  const wakeNow = (): void => {
    if (!timer || isClosed) return;
    isWanted = true;
    work ??= run();
  };

  return {
    /** There will be something to send; what comes meanwhile is found a little later. */
    wake(): void {
      if (heldBackMs === 0) return wakeNow();
      waiting ??= setTimeout(() => {
        waiting = null;
        wakeNow();
      }, heldBackMs).unref();
    },

    start(): void {
      timer = setInterval(wakeNow, LOOK_EVERY_MS);
      timer.unref();
      wakeNow();
    },

    async close(): Promise<void> {
      isClosed = true;
      if (timer) clearInterval(timer);
      if (waiting) clearTimeout(waiting);
      await work;
    },
  };
}
