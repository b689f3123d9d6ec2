import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeSource, Topic } from './change-feed.ts';
import { isUnfitValue } from './transient-errors.ts';

/*
 * What is kept in memory of the database, and kept true by the feed of changes: single entries, read when
 * somebody asks for them, or a whole table, read at the start.
 */

type EntryOptions = {
  feed: ChangeSource;
  topic: Topic;
  /** As an operator reads it. */
  name: string;
  /** About as much memory as an entry takes. */
  bytesEach: number;
  /** Beyond this the id that was read longest ago goes. */
  most: number;
  /** How long an entry may serve although no change was heard of. */
  freshMs?: number;
};

type Entries<T> = Map<string, Map<string, T>>;

export type EntryCache<V> = ReturnType<typeof createEntryCache<V>>;

/**
 * Entries by the id that the feed names, and by a part of it where an id has several. An entry is forgotten
 * when its id changes; while the feed is not trusted, nothing is found or kept.
 */
export function createEntryCache<V>(options: EntryOptions) {
  const { feed, topic, name, bytesEach, most, freshMs = Infinity } = options;
  const known: Entries<{ value: V; until: number }> = new Map();
  /** What is being read; what changes meanwhile is not in it any more, and not kept. */
  const underway: Entries<symbol> = new Map();

  const forget = (id: string) => {
    known.delete(id);
    underway.delete(id);
  };

  feed.on(topic, {
    changed: (ids) => ids.forEach(forget),
    missed() {
      known.clear();
      underway.clear();
    },
    name,
    size: () => ({ entries: known.size, bytes: known.size * bytesEach }),
    behindMs: () => 0,
  });

  return {
    /** To be called by whoever changes something here and is about to say so. */
    forget,

    find(id: string, part = ''): V | undefined {
      const entry = feed.isTrusted() ? known.get(id)?.get(part) : undefined;
      return entry && entry.until > performance.now() ? entry.value : undefined;
    },

    /** Keeps what `load` gives, unless that is null. */
    async read(id: string, load: () => Promise<V | null>, part = ''): Promise<V | null> {
      const mark = Symbol(id);
      partsOf(underway, id).set(part, mark);
      try {
        const value = await load();
        if (value !== null && feed.isTrusted() && underway.get(id)?.get(part) === mark) {
          if (!known.has(id) && known.size >= most) known.delete(known.keys().next().value!);
          partsOf(known, id).set(part, { value, until: performance.now() + freshMs });
        }
        return value;
      } finally {
        const parts = underway.get(id);
        if (parts?.get(part) === mark && parts.delete(part) && parts.size === 0) {
          underway.delete(id);
        }
      }
    },
  };
}

function partsOf<T>(entries: Entries<T>, id: string): Map<string, T> {
  const parts = entries.get(id) ?? new Map<string, T>();
  if (parts.size === 0) entries.set(id, parts);
  return parts;
}

const SHORTEST_PAUSE_MS = 250;
/** Requests get their turn in between. */
const READ_AT_ONCE = 500;

type TableOptions<State, Changed> = {
  feed: ChangeSource;
  topic: Topic;
  log: FastifyBaseLogger;
  /** As an operator reads it. */
  name: string;
  /** About as much memory as an entry takes. */
  bytesEach: number;
  /** Reads everything into a new state; may give up with null once `isStale`. */
  readAll(isStale: () => boolean): Promise<State | null>;
  readChanged(ids: string[]): Promise<Changed>;
  /** Puts what changed into a state, which it gives back, or another one that takes its place. */
  apply(state: State, changed: Changed, ids: string[]): State | Promise<State>;
  sizeOf(state: State): number;
  /** Changes are read no more often than this. */
  everyMs: number;
  /** After a reading in vain the next one waits, longer each time, up to this. */
  longestPauseMs: number;
  /** When everything is read again, that begins at some moment within this, another one in each process. */
  spreadMs?: number;
  /** Whether an old state serves until a new one is complete; else nobody is answered from it. */
  servesStale: boolean;
};

/** A whole table: read once, and then kept true by reading what the feed names. */
export function createTableCache<State, Changed>(options: TableOptions<State, Changed>) {
  const { feed, topic, log, name, servesStale, spreadMs = 0 } = options;
  let state: State | null = null;
  let mustReadAll = false;
  /** Counts the times at which anything may have changed. */
  let missed = 0;
  /** What has changed, the first to be told of first, and since when it may be otherwise than it is here. */
  const unread = new Map<string, number>();
  /** What of it is being read. */
  const reading = new Map<string, number>();
  let worker: Promise<void> | null = null;
  let lastRead = -Infinity;
  let pauseMs = 0;
  let missedAt = -Infinity;
  const closing = new AbortController();
  const isClosed = () => closing.signal.aborted;

  feed.on(topic, {
    changed(ids, since) {
      for (const id of ids) if (!unread.has(id)) unread.set(id, since);
      wake();
    },
    missed() {
      startAnew();
      wake();
    },
    settled,
    name,
    size() {
      const entries = state === null ? 0 : options.sizeOf(state);
      return { entries, bytes: entries * options.bytesEach };
    },
    behindMs: () => Math.max(0, performance.now() - oldestUnread()),
  });

  function startAnew(): void {
    missed += 1;
    if (!mustReadAll && state !== null) missedAt = performance.now();
    mustReadAll = true;
    if (!servesStale) state = null;
  }

  /** Since when it has not read what it was told of; never if it has. */
  function oldestUnread(): number {
    if (mustReadAll || state === null) return missedAt;
    const [first = Infinity] = reading.values();
    const [second = Infinity] = unread.values();
    return Math.min(first, second);
  }

  function wake(): void {
    if (!isClosed()) worker ??= work().finally(() => (worker = null));
  }

  /** Resolves once nothing that was heard of is unread. */
  async function settled(): Promise<void> {
    if (!worker) return;
    await worker;
    return settled();
  }

  const pause = (ms: number) =>
    delay(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {});

  async function work(): Promise<void> {
    await nextTurn();
    while (!isClosed() && (mustReadAll || (state !== null && unread.size > 0))) {
      try {
        if (pauseMs > 0) await pause(pauseMs);
        if (isClosed()) return;
        await (mustReadAll ? readAll() : follow(state!));
      } catch (error) {
        log.warn({ err: error }, `cannot read ${name}`);
        if (!mustReadAll && isUnfitValue(error)) startAnew();
        waitLonger();
      }
    }
  }

  function waitLonger(): void {
    pauseMs = Math.min(options.longestPauseMs, Math.max(SHORTEST_PAUSE_MS, pauseMs * 2));
  }

  async function follow(current: State): Promise<void> {
    const begun = missed;
    const changed = await readChanges(current);
    pauseMs = 0;
    if (missed === begun) state = changed;
  }

  async function readAll(): Promise<void> {
    // After a failover all processes come to this together.
    if (missedAt > -Infinity && pauseMs === 0) await pause(Math.random() * spreadMs);
    // A table that is emptied again and again: each time in vain, we wait longer for that to end.
    waitLonger();
    const begun = missed;
    const isStale = () => isClosed() || missed !== begun;
    const started = performance.now();
    unread.clear();
    const filled = await options.readAll(isStale);
    if (filled === null || isStale()) return;
    state = filled;
    mustReadAll = false;
    pauseMs = 0;
    const ms = Math.round(performance.now() - started);
    log.info({ entries: options.sizeOf(filled), ms }, `${name}: all read`);
  }

  /** Some of what changed, read and put into a state. What fails is still unread. */
  async function readChanges(into: State): Promise<State> {
    const wait = lastRead + options.everyMs - performance.now();
    if (wait > 0) await pause(wait);
    lastRead = performance.now();
    const begun = missed;
    for (const [id, since] of unread) {
      if (reading.size === READ_AT_ONCE) break;
      reading.set(id, since);
      unread.delete(id);
    }
    try {
      const ids = [...reading.keys()];
      const changed = await options.readChanged(ids);
      return missed === begun ? await options.apply(into, changed, ids) : into;
    } catch (error) {
      // The first to be told of comes first again.
      const later = [...unread];
      unread.clear();
      for (const [id, since] of [...reading, ...later]) {
        unread.set(id, Math.min(since, unread.get(id) ?? Infinity));
      }
      throw error;
    } finally {
      reading.clear();
    }
  }

  const isTrusted = () => feed.isTrusted(oldestUnread());

  return {
    /** Null while it cannot be trusted. */
    get current(): State | null {
      return servesStale || isTrusted() ? state : null;
    },

    /** Whether what is known of this one is as it is in the database, as far as anybody has heard. */
    isTrue: (id: string): boolean =>
      feed.isTrusted() && !mustReadAll && !unread.has(id) && !reading.has(id),

    /** Whether it has been read; while that is under way, whoever asks waits for it a while. */
    async isReady(patienceMs: number): Promise<boolean> {
      if (state === null && worker) {
        await Promise.race([settled(), delay(patienceMs, undefined, { ref: false })]);
      }
      return state !== null;
    },

    settled,

    async close(): Promise<void> {
      closing.abort();
      await worker;
    },
  };
}
