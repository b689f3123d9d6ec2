import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { LEASE_MS, type ChangeFeed } from '../../db/change-feed.ts';
import { MOST_SKEW_MS, readClockSkewMs } from '../../db/clock-skew.ts';
import type { Clock } from '../../lib/clock.ts';

const DATABASE_PATIENCE_MS = 2000;

type Dependencies = {
  pool: Pool;
  clock: Clock;
  feed: Pick<ChangeFeed, 'silentMs' | 'listeners'>;
  log: FastifyBaseLogger;
};

export type Standing = {
  /** Why requests should go to another process; null when they may come. */
  fault: string | null;
  /** By how much the database's clock is ahead; null while it does not answer. */
  skewMs: number | null;
};

export type Readiness = ReturnType<typeof createReadiness>;

/** Whether requests may be sent to this process. */
export function createReadiness({ pool, clock, feed, log }: Dependencies) {
  let isDraining = false;
  const listeners: (() => void)[] = [];

  /** Null when the database does not answer in time. */
  async function askClock(): Promise<number | null> {
    const tooLate = AbortSignal.timeout(DATABASE_PATIENCE_MS);
    const patience = new Promise<never>((_, reject) => {
      tooLate.addEventListener('abort', () => reject(tooLate.reason as Error));
    });
    try {
      return await Promise.race([readClockSkewMs(pool, clock), patience]);
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return null;
    }
  }

  function faultOf(skewMs: number | null): string | null {
    if (isDraining) return 'This process is about to end.';
    if (skewMs === null) return 'The database does not answer.';
    if (Math.abs(skewMs) >= MOST_SKEW_MS) {
      return `The database's clock is ${(skewMs / 1000).toFixed(1)} s ahead of this process's.`;
    }
    if (feed.silentMs() > LEASE_MS) return 'The feed of changes is not heard.';
    const late = feed.listeners().find(({ behindMs }) => behindMs() > LEASE_MS);
    return late ? `What is kept in memory (${late.name}) has not caught up.` : null;
  }

  return {
    get isDraining(): boolean {
      return isDraining;
    },

    /** From now on requests should go elsewhere; those that come all the same are answered. */
    drain(): void {
      isDraining = true;
      for (const listener of listeners) listener();
    },

    /** For answers that would go on: those who wait for more go elsewhere. */
    onDrain(listener: () => void): void {
      listeners.push(listener);
    },

    async look(): Promise<Standing> {
      const skewMs = await askClock();
      return { fault: faultOf(skewMs), skewMs };
    },
  };
}
