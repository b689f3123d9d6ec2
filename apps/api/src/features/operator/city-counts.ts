import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Meter } from '../../lib/meter.ts';
import { addCounts, type SlotCount } from './city.repo.ts';

/** Half hours, because India is half an hour off. */
const SLOT_MS = 30 * 60_000;
const WRITE_EVERY_MS = 10_000;
const NOT_BUILT = 501;
/** Says 503 by itself as long as requests should go elsewhere. */
const READINESS = '/api/ready';

type Dependencies = { db: Db; clock: Clock; log: FastifyBaseLogger };

export type CityCounts = ReturnType<typeof createCityCounts>;

/** Counts in memory what leaves no lasting rows, and adds it to what all processes counted every few seconds. */
export function createCityCounts({ db, clock, log }: Dependencies) {
  let counts = new Map<string, SlotCount>();
  let timer: NodeJS.Timeout | null = null;

  function add(what: SlotCount['what'], count = 1, slotAt = slotNow()): void {
    const key = `${slotAt.toISOString()} ${what}`;
    counts.set(key, { what, slotAt, count: (counts.get(key)?.count ?? 0) + count });
  }

  const slotNow = () => new Date(Math.floor(clock.now().getTime() / SLOT_MS) * SLOT_MS);

  /** What cannot be written is kept for the next time. */
  async function write(): Promise<void> {
    const [taken] = [counts];
    counts = new Map();
    if (taken.size === 0) return;
    try {
      await addCounts(db, [...taken.values()]);
    } catch (error) {
      log.warn({ err: error }, 'cannot note what happens in the city');
      for (const { what, count, slotAt } of taken.values()) add(what, count, slotAt);
    }
  }

  return {
    /** The same meter, heard by both. */
    counting: (meter: Meter): Meter => ({
      ...meter,
      answered(request) {
        const { status, route } = request;
        if (status >= 500 && status !== NOT_BUILT && route !== READINESS) add('errors');
        meter.answered(request);
      },
      claimed(outcome) {
        if (outcome === 'issued') add('claims');
        meter.claimed(outcome);
      },
      signedIn() {
        add('sign_ins');
        meter.signedIn();
      },
    }),

    write,

    start(): void {
      timer = setInterval(() => void write(), WRITE_EVERY_MS).unref();
    },

    async close(): Promise<void> {
      if (timer) clearInterval(timer);
      await write();
    },
  };
}
