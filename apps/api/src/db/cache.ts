import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeSource, Topic } from './change-feed.ts';

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
 * when its id changes; while the feed is not listening, nothing is found or kept.
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
      const entry = feed.listening ? known.get(id)?.get(part) : undefined;
      return entry && entry.until > performance.now() ? entry.value : undefined;
    },

    /** Keeps what `load` gives, unless that is null. */
    async read(id: string, load: () => Promise<V | null>, part = ''): Promise<V | null> {
      const mark = Symbol(id);
      partsOf(underway, id).set(part, mark);
      try {
        const value = await load();
        if (value !== null && feed.listening && underway.get(id)?.get(part) === mark) {
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
  /** Whether an old state serves until a new one is complete; else nobody is answered from it. */
  servesStale: boolean;
};

/** A whole table: read once, and then kept true by reading what the feed names. */
export function createTableCache<State, Changed>(options: TableOptions<State, Changed>) {
  const { feed, topic, log, name, servesStale } = options;
  let state: State | null = null;
  let mustReadAll = false;
  /** Counts the times at which anything may have changed. */
  let missed = 0;
  const unread = new Set<string>();
  let worker: Promise<void> | null = null;
  let lastRead = -Infinity;
  let pauseMs = 0;
  /** Since when it has not read what it was told of; null once it has. */
  let behindSince: number | null = -Infinity;
  const closing = new AbortController();
  const isClosed = () => closing.signal.aborted;

  feed.on(topic, {
    changed(ids) {
      for (const id of ids) unread.add(id);
      behindSince ??= performance.now();
      wake();
    },
    missed() {
      startAnew();
      wake();
    },
    name,
    size() {
      const entries = state === null ? 0 : options.sizeOf(state);
      return { entries, bytes: entries * options.bytesEach };
    },
    behindMs: () => (behindSince === null ? 0 : performance.now() - behindSince),
  });

  function startAnew(): void {
    missed += 1;
    mustReadAll = true;
    behindSince ??= performance.now();
    if (!servesStale) state = null;
  }

  /** To be called once all that was told until then is in the state. */
  function caughtUpTo(then: number): void {
    behindSince = unread.size > 0 ? then : null;
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
        if (mustReadAll) await readAll();
        else await follow(state!);
      } catch (error) {
        log.warn({ err: error }, `cannot read ${name}`);
        startAnew();
      }
    }
  }

  async function follow(current: State): Promise<void> {
    const begun = missed;
    const changed = await readChanges(current);
    if (missed !== begun) return;
    state = changed;
    caughtUpTo(lastRead);
  }

  async function readAll(): Promise<void> {
    // A bulk load says `missed` again and again: each time in vain, we wait longer for it to end.
    if (pauseMs > 0) await pause(pauseMs);
    pauseMs = Math.min(options.longestPauseMs, Math.max(SHORTEST_PAUSE_MS, pauseMs * 2));
    const begun = missed;
    const isStale = () => isClosed() || missed !== begun;
    if (isClosed()) return;
    const started = performance.now();
    unread.clear();
    let filled = await options.readAll(isStale);
    if (filled !== null && unread.size > 0 && !isStale()) filled = await readChanges(filled);
    if (filled === null || isStale()) return;
    state = filled;
    mustReadAll = false;
    caughtUpTo(started);
    pauseMs = 0;
    const ms = Math.round(performance.now() - started);
    log.info({ entries: options.sizeOf(filled), ms }, `${name}: all read`);
  }

  async function readChanges(into: State): Promise<State> {
    const wait = lastRead + options.everyMs - performance.now();
    if (wait > 0) await pause(wait);
    lastRead = performance.now();
    const begun = missed;
    const ids = [...unread];
    unread.clear();
    const changed = await options.readChanged(ids);
    return missed === begun ? options.apply(into, changed, ids) : into;
  }

  return {
    /** Null while it cannot be trusted. */
    get current(): State | null {
      return servesStale || feed.listening ? state : null;
    },

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
