import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createChangeHints } from './change-hints.ts';
import { watchForFreezes } from './freeze-watch.ts';
import { createChangeReader, type Change, type Position } from './read-changes.ts';
import { createStandbyFreshness } from './standby-freshness.ts';

/** What the database tells about: see `tell_changed` in functions/changes.sql. */
export type Topic = 'campaigns' | 'coupons' | 'products' | 'sessions' | 'stores' | 'waitlists';

export type ChangeListener = {
  /** These ids have changed; they had not yet at `since`, by `performance.now()`. */
  changed(ids: string[], since: number): void;
  /** Anything may have changed. */
  missed(): void;
  /** Resolves once all that it was told is in its answers; for whoever does not apply it at once. */
  settled?(): Promise<void>;
  /** Who listens, as an operator reads it. */
  name: string;
  /** How much it keeps in memory: entries, and about how many bytes. */
  size(): { entries: number; bytes: number };
  /** For how long it has not read all that it was told of; Infinity until it has read what it needs to begin. */
  behindMs(): number;
};

/** All that a cache needs to know of where changes are heard. */
export type ChangeSource = {
  /** Whether an answer may be given from memory, of which some has not been read again since a moment. */
  isTrusted(since?: number): boolean;
  on(topic: Topic, listener: ChangeListener): void;
};

export type ChangeFeed = ReturnType<typeof createChangeFeed>;

/** How long what was read may serve without proof that it is still so. */
export const LEASE_MS = 8000;
/** Looks are no farther apart than this, hinted or not, give or take some. */
const EVERY_MS = 1000;
/** A standby that has yet to replay something is asked again this soon. */
const BEHIND_MS = 50;
/** And no closer, however many hints come. */
const APART_MS = 10;
const LONGEST_PAUSE_MS = 2000;

type Options = {
  /** Where changes are read: from the server that memory is filled from. */
  pool: pg.Pool;
  /** Set where that is a standby: who knows how far it should be. */
  primary?: pg.Pool | null;
  /** Where hints come from: a server, not a pooler. */
  hintUrl: string;
  log: FastifyBaseLogger;
};

/**
 * Tells caches what has changed, by looking at the table of changes. Memory has a lease: it is trusted while the last
 * look that succeeded began less than `LEASE_MS` ago, and after the process last stood still. A look at a standby counts
 * from when the primary was as far as the standby is.
 */
export function createChangeFeed({ pool, primary = null, hintUrl, log }: Options) {
  const listeners = new Map<Topic, Set<ChangeListener>>();
  const reader = createChangeReader(pool);
  const freshness = primary && createStandbyFreshness(primary, pool);
  const hints = createChangeHints({ url: hintUrl, log, hinted: () => lookWithin(apart()) });
  let freezes: ReturnType<typeof watchForFreezes> | null = null;
  let position: Position | null = null;
  /** As of when the changes are read, and when the last look began. */
  let lookedAt = -Infinity;
  let triedAt = -Infinity;
  let failures = 0;
  let underway: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let due = Infinity;
  let closed = false;

  const all = () => [...listeners.values()].flatMap((group) => Array.from(group));
  const apart = () => Math.max(0, triedAt + APART_MS - performance.now());

  function isTrusted(since = Infinity): boolean {
    const oldest = Math.min(since, lookedAt);
    if (closed || freezes === null || oldest <= freezes.wokeAt()) return false;
    return performance.now() - oldest < LEASE_MS;
  }

  function lookWithin(ms: number): void {
    const at = performance.now() + ms;
    if (closed || at >= due) return;
    due = at;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      due = Infinity;
      look().catch(() => {});
    }, ms);
    timer.unref();
  }

  /** A look that begins from now on: one at a time, and one more for all who ask meanwhile. */
  function look(): Promise<void> {
    if (!underway) return (underway = lookOnce().finally(() => (underway = null)));
    next ??= underway
      .catch(() => {})
      .then(() => {
        next = null;
        return look();
      });
    return next;
  }

  async function lookOnce(): Promise<void> {
    if (closed) return;
    const began = performance.now();
    triedAt = began;
    try {
      const freshAt = freshness ? await freshness(began) : began;
      const since = lookedAt;
      const read = await reader.read(position, (changes) => tell(changes, since));
      if (read.isGap) for (const listener of all()) listener.missed();
      position = read.position;
      lookedAt = Math.max(lookedAt, freshAt);
      if (failures > 0) log.info('changes are read again');
      failures = 0;
      lookWithin(freshAt < began ? BEHIND_MS : EVERY_MS * (0.75 + Math.random() / 2));
    } catch (error) {
      failures += 1;
      if (failures === 1 && !closed) log.warn({ err: error }, 'cannot read what changed');
      const pause = Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures);
      lookWithin(pause * (0.5 + Math.random() / 2));
      throw error;
    }
  }

  /** Resolves once everything that was committed by then has been heard. */
  async function caughtUpTo(then: number): Promise<void> {
    if (closed || freezes === null) return;
    await look();
    if (lookedAt >= then) return;
    await delay(BEHIND_MS, undefined, { ref: false });
    return caughtUpTo(then);
  }

  function tell(changes: Change[], since: number): void {
    for (const { topic, ids } of changes) {
      for (const listener of listeners.get(topic as Topic) ?? []) {
        if (ids[0] === '*') listener.missed();
        else listener.changed(ids, since);
      }
    }
  }

  return {
    isTrusted,

    /** Waits a while for what makes memory trusted, where it is not. */
    async regain(withinMs: number): Promise<void> {
      if (freezes === null || closed || isTrusted()) return;
      const applied = look()
        .then(() => Promise.all(all().map((listener) => listener.settled?.())))
        .catch(() => {});
      await Promise.race([applied, delay(withinMs, undefined, { ref: false })]);
    },

    /** For how long it has not been proven that changes are heard; Infinity before it began. */
    silentMs: (): number => performance.now() - lookedAt,

    /** Whoever keeps something of the database in memory. */
    listeners: all,

    /** To be called before `start`. */
    on(topic: Topic, listener: ChangeListener): void {
      const group = listeners.get(topic) ?? new Set();
      listeners.set(topic, group.add(listener));
    },

    /** Resolves after the first look, whatever came of it. */
    async start(): Promise<void> {
      freezes = watchForFreezes(() => lookWithin(0));
      hints.start();
      await look().catch(() => {});
    },

    caughtUp: () => caughtUpTo(performance.now()),

    async close(): Promise<void> {
      closed = true;
      freezes?.stop();
      if (timer) clearTimeout(timer);
      hints.close();
      await underway?.catch(() => {});
    },
  };
}
