import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { openConnection } from './client.ts';

/** What the database tells about: see `tell_changed` in functions/changes.sql. */
export type Topic = 'campaigns' | 'coupons' | 'products' | 'sessions' | 'stores';

export type ChangeListener = {
  /** These ids have changed. */
  changed(ids: string[]): void;
  /** Anything may have changed: the connection is new, or there was too much to name. */
  missed(): void;
  /** Who listens, as an operator reads it. */
  name: string;
  /** How much it keeps in memory: entries, and about how many bytes. */
  size(): { entries: number; bytes: number };
  /** For how long it has not read all that it was told of; Infinity until it has read what it needs to begin. */
  behindMs(): number;
};

/** All that a cache needs to know of where changes are heard. */
export type ChangeSource = {
  /** While this is false changes go unheard, and nothing may be answered from memory. */
  readonly listening: boolean;
  on(topic: Topic, listener: ChangeListener): void;
};

export type ChangeFeed = ReturnType<typeof createChangeFeed>;

const HEARTBEAT_MS = 5000;
const ANSWER_WITHIN_MS = 3000;
const RECONNECT_MS = 1000;

/**
 * One connection that hears what other processes changed. While `listening` is false changes go
 * unheard, and nothing may be answered from memory.
 */
export function createChangeFeed(url: string, log: FastifyBaseLogger) {
  const listeners = new Map<Topic, Set<ChangeListener>>();
  let client: pg.Client | null = null;
  let listening = false;
  let closed = false;
  let timer: NodeJS.Timeout | null = null;
  let provenAt = -Infinity;

  const later = (ms: number, task: () => Promise<void>) => {
    if (closed) return;
    timer = setTimeout(() => void task(), ms);
    timer.unref();
  };

  function hear(topic: string, payload: string | undefined): void {
    const ids = payload?.split(',') ?? [];
    for (const listener of listeners.get(topic as Topic) ?? []) {
      if (payload === '*') listener.missed();
      else listener.changed(ids);
    }
  }

  function lose(lost: pg.Client, error?: Error): void {
    if (client !== lost) return;
    client = null;
    listening = false;
    lost.end().catch(() => {});
    if (closed) return;
    log.warn({ err: error }, 'lost the feed of changes');
    later(RECONNECT_MS, connect);
  }

  async function connect(): Promise<void> {
    try {
      const fresh = await openConnection(url, 'baeon-feed');
      client = fresh;
      fresh.on('error', (error) => lose(fresh, error));
      fresh.on('end', () => lose(fresh));
      fresh.on('notification', ({ channel, payload }) => hear(channel, payload));
      for (const topic of listeners.keys()) await fresh.query(`listen ${topic}`);
    } catch (error) {
      if (client) return lose(client, error as Error);
      log.warn({ err: error }, 'no feed of changes yet');
      return later(RECONNECT_MS, connect);
    }
    if (closed) return;
    listening = true;
    provenAt = performance.now();
    for (const group of listeners.values()) for (const listener of group) listener.missed();
    later(HEARTBEAT_MS, beat);
  }

  /** A connection can die without a word. */
  async function beat(): Promise<void> {
    const asked = client;
    if (!asked) return;
    let answered = false;
    // After a pause of our own the answer may lie there unread: it is read before we judge.
    const silence = setTimeout(
      () => setImmediate(() => answered || lose(asked, new Error('no answer'))),
      ANSWER_WITHIN_MS,
    );
    try {
      await asked.query('select 1');
      answered = true;
      provenAt = performance.now();
    } catch (error) {
      lose(asked, error as Error);
    } finally {
      clearTimeout(silence);
    }
    if (client === asked) later(HEARTBEAT_MS, beat);
  }

  return {
    get listening(): boolean {
      return listening;
    },

    /** For how long it has not been proven that changes are heard; Infinity before it began. */
    silentMs: (): number => performance.now() - provenAt,

    /** Whoever keeps something of the database in memory. */
    listeners: (): ChangeListener[] =>
      [...listeners.values()].flatMap((group) => Array.from(group)),

    /** To be called before `start`. */
    on(topic: Topic, listener: ChangeListener): void {
      const group = listeners.get(topic) ?? new Set();
      listeners.set(topic, group.add(listener));
    },

    start: (): Promise<void> => connect(),

    /** Resolves once everything that was committed before has been heard. */
    async caughtUp(): Promise<void> {
      if (listening) await client!.query('select 1');
    },

    async close(): Promise<void> {
      closed = true;
      listening = false;
      if (timer) clearTimeout(timer);
      await client?.end();
    },
  };
}
