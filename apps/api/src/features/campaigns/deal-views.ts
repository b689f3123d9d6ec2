import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock.ts';
import type { Views } from './deal-views.repo.ts';

const KEPT_MS = 5000;
/** Of others nobody knows until these are written. */
const MOST_KEPT = 5000;
/** Pages that all count until they are written; of further ones every eighth does, for eight. */
const ALL_COUNTED = 1000;
const SAMPLED = 8;

type Dependencies = {
  clock: Clock;
  log: FastifyBaseLogger;
  add(views: ReadonlyMap<string, Views>, now: Date): Promise<void>;
};

export type DealViews = ReturnType<typeof createDealViews>;

/**
 * How often deals are seen in lists, and opened. Counted in memory and written every few seconds, and never twice: what
 * may have been written, or was not when the process died, is lost.
 */
export function createDealViews({ clock, log, add }: Dependencies) {
  let kept = new Map<string, Views>();
  let pages = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function count(id: string, seen: number, opened: number): void {
    const known = kept.get(id);
    if (known) {
      known.seen += seen;
      known.opened += opened;
    } else if (kept.size < MOST_KEPT) {
      kept.set(id, { seen, opened });
    }
    timer ??= setTimeout(write, KEPT_MS).unref();
  }

  function write(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const views = kept;
    kept = new Map();
    pages = 0;
    if (views.size === 0) return;
    writing = writing
      .then(() => add(views, clock.now()))
      .catch((err: unknown) => log.warn({ err, deals: views.size }, 'views were not counted'));
  }

  return {
    /** The deals of a list that is about to be answered. */
    seen(ids: readonly string[]): void {
      pages += 1;
      if (pages > ALL_COUNTED && Math.random() * SAMPLED >= 1) return;
      const each = pages > ALL_COUNTED ? SAMPLED : 1;
      for (const id of ids) count(id, each, 0);
    },

    opened: (id: string): void => count(id, 0, 1),

    /** Resolves once what was counted is written. */
    async settled(): Promise<void> {
      write();
      await writing;
    },
  };
}
