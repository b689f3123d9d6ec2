import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { openConnection } from './client.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const BEAT_MS = 10_000;
const ANSWER_WITHIN_MS = 5000;

type Options = {
  url: string;
  log: FastifyBaseLogger;
  /** There may be changes: look now. */
  hinted(): void;
};

/**
 * One connection that is told when something has changed. Nothing depends on it but how soon changes are read: it
 * may be lost, or be to a pooler that passes nothing on.
 */
export function createChangeHints({ url, log, hinted }: Options) {
  const closing = new AbortController();
  const { signal } = closing;

  const pause = (ms: number) => delay(ms, undefined, { signal, ref: false }).catch(() => {});

  /** Connects again and again, one connection at a time. */
  async function run(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const lost = await listen(() => (pauseMs = FIRST_PAUSE_MS)).catch((error: unknown) => error);
      if (signal.aborted) return;
      log.info({ err: lost }, 'no hints of changes');
      // Many processes lose theirs at once: they do not come back at once.
      await pause(pauseMs * (0.5 + Math.random()));
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
    }
  }

  /** Until the connection is lost; throws why. */
  async function listen(heard: () => void): Promise<void> {
    const client = await openConnection(url, 'baeon-feed');
    const cut = () => client.connection.stream.destroy();
    signal.addEventListener('abort', cut);
    const lost = once(client, 'end', { signal });
    lost.catch(() => {});
    try {
      client.on('notification', hinted);
      await ask(client, 'listen changes');
      heard();
      hinted();
      while (!signal.aborted) {
        await Promise.race([lost.then(hangUp), pause(BEAT_MS)]);
        // A connection can die without a word.
        await ask(client, 'select 1');
      }
    } finally {
      signal.removeEventListener('abort', cut);
      cut();
    }
  }

  return {
    start(): void {
      void run();
    },
    close: () => closing.abort(),
  };
}

function hangUp(): never {
  throw new Error('the connection ended');
}

function ask(client: pg.Client, text: string): Promise<unknown> {
  const limited = { text, query_timeout: ANSWER_WITHIN_MS };
  return client.query(limited);
}
