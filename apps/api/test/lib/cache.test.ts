import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeListener } from '../../src/db/change-feed.ts';
import { createEntryCache, createTableCache, type EntryCache } from '../../src/db/cache.ts';

const named = { name: 'a cache', bytesEach: 100 };
const feed = {
  trusted: true,
  isTrusted(since = Infinity) {
    return this.trusted && performance.now() - since < 8000;
  },
  listener: null as ChangeListener | null,
  on(_topic: string, listener: ChangeListener) {
    this.listener = listener;
  },
};
let cache: EntryCache<string>;

beforeEach(() => {
  feed.trusted = true;
  cache = createEntryCache<string>({ ...named, feed, topic: 'coupons', most: 2 });
});

const read = (id: string, value: string | null) => cache.read(id, async () => value);

/** A reading that ends when told to. */
function slowRead(id: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const done = cache.read(id, () => promise);
  return (value: string) => {
    resolve(value);
    return done;
  };
}

describe('a cache of entries', () => {
  it('knows what was read until it changes', async () => {
    expect(cache.find('asha')).toBeUndefined();
    expect(await read('asha', 'one')).toBe('one');
    expect(cache.find('asha')).toBe('one');
    feed.listener!.changed(['ravi'], performance.now());
    expect(cache.find('asha')).toBe('one');
    feed.listener!.changed(['ravi', 'asha'], performance.now());
    expect(cache.find('asha')).toBeUndefined();
  });

  it.each([
    ['somebody told', () => feed.listener!.changed(['asha'], performance.now())],
    ['whoever changed it said', () => cache.forget('asha')],
    ['anything may have changed', () => feed.listener!.missed()],
  ])('does not keep what was read while %s', async (_why, change) => {
    const end = slowRead('asha');
    change();
    expect(await end('old')).toBe('old');
    expect(cache.find('asha')).toBeUndefined();
  });

  it('keeps the later one of two readings', async () => {
    const endFirst = slowRead('asha');
    const endSecond = slowRead('asha');
    await endSecond('new');
    await endFirst('old');
    expect(cache.find('asha')).toBe('new');
  });

  it('knows nothing while nobody tells', async () => {
    await read('asha', 'one');
    feed.trusted = false;
    expect(cache.find('asha')).toBeUndefined();
    await read('ravi', 'two');
    feed.trusted = true;
    expect(cache.find('ravi')).toBeUndefined();
  });

  it('keeps neither null nor what failed', async () => {
    expect(await read('asha', null)).toBeNull();
    expect(cache.find('asha')).toBeUndefined();
    await expect(cache.read('asha', () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    expect(cache.find('asha')).toBeUndefined();
  });

  it('lets the oldest go when there are too many', async () => {
    for (const id of ['asha', 'ravi', 'meera']) await read(id, id);
    expect(['asha', 'ravi', 'meera'].map((id) => cache.find(id))).toEqual([
      undefined,
      'ravi',
      'meera',
    ]);
  });

  it('says how much it keeps', async () => {
    for (const id of ['asha', 'ravi', 'meera']) await read(id, id);
    expect(feed.listener!.size()).toEqual({ entries: 2, bytes: 200 });
    expect(feed.listener!.behindMs()).toBe(0);
  });

  it('knows several parts of one, which are forgotten together', async () => {
    await cache.read('asha', async () => 'phone', 'token 1');
    await cache.read('asha', async () => 'laptop', 'token 2');
    expect([cache.find('asha', 'token 1'), cache.find('asha', 'token 2')]).toEqual([
      'phone',
      'laptop',
    ]);
    expect(cache.find('asha')).toBeUndefined();
    feed.listener!.changed(['asha'], performance.now());
    expect([cache.find('asha', 'token 1'), cache.find('asha', 'token 2')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('forgets after a while where it is told how long something is fresh', async () => {
    const short = createEntryCache<string>({
      ...named,
      feed,
      topic: 'sessions',
      most: 2,
      freshMs: 30,
    });
    await short.read('asha', async () => 'one');
    expect(short.find('asha')).toBe('one');
    await delay(40);
    expect(short.find('asha')).toBeUndefined();
  });
});

describe('a cache of a table', () => {
  type Rows = Map<string, number>;
  let table: Rows;
  let readings: string[];
  let warnings: number;
  /** Set to hold a reading back until told to go on. */
  let gate: PromiseWithResolvers<void> | null;
  let fails: boolean;
  let opened: { close(): Promise<void> }[];

  beforeEach(() => {
    table = new Map([['a', 1]]);
    readings = [];
    warnings = 0;
    gate = null;
    fails = false;
    opened = [];
  });
  afterEach(async () => {
    gate?.resolve();
    for (const cached of opened) await cached.close();
  });

  async function held<T>(reading: string, rows: T): Promise<T> {
    readings.push(reading);
    await gate?.promise;
    if (fails) throw new Error('no database');
    return rows;
  }

  function open(servesStale = false) {
    const log = { info() {}, warn: () => (warnings += 1) } as unknown as FastifyBaseLogger;
    const cached = createTableCache<Rows, Rows>({
      feed,
      topic: 'products',
      log,
      ...named,
      readAll: () => held('all', new Map(table)),
      readChanged: (ids) =>
        held(ids.join(), new Map([...table].filter(([id]) => ids.includes(id)))),
      apply(rows, changed, ids) {
        for (const id of ids) rows.delete(id);
        for (const [id, value] of changed) rows.set(id, value);
        return rows;
      },
      sizeOf: (rows) => rows.size,
      everyMs: 0,
      longestPauseMs: 20,
      servesStale,
    });
    opened.push(cached);
    return cached;
  }

  const shown = (cached: ReturnType<typeof open>) => cached.current && [...cached.current];

  it('reads all when it begins to hear, and then what changes', async () => {
    const cached = open();
    expect(shown(cached)).toBeNull();
    feed.listener!.missed();
    await cached.settled();
    expect(shown(cached)).toEqual([['a', 1]]);
    table = new Map([['b', 2]]);
    feed.listener!.changed(['a'], performance.now());
    feed.listener!.changed(['b'], performance.now());
    await cached.settled();
    expect(shown(cached)).toEqual([['b', 2]]);
    expect(readings).toEqual(['all', 'a,b']);
  });

  it('says for how long it has not read what it was told of', async () => {
    const cached = open(true);
    const { behindMs, size } = feed.listener!;
    expect([behindMs(), size().entries]).toEqual([Infinity, 0]);
    feed.listener!.missed();
    expect(behindMs()).toBe(Infinity);
    await cached.settled();
    expect([behindMs(), size()]).toEqual([0, { entries: 1, bytes: 100 }]);
    for (const change of ['changed', 'missed'] as const) {
      gate = Promise.withResolvers();
      feed.listener![change](['a'], performance.now());
      await delay(5);
      const first = behindMs();
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThan(5000);
      // What comes on top makes it no younger.
      feed.listener!.changed(['b'], performance.now());
      expect(behindMs()).toBeGreaterThanOrEqual(first);
      gate.resolve();
      await cached.settled();
      expect(behindMs()).toBe(0);
    }
  });

  it('is complete only with what changed while it was read', async () => {
    const cached = open();
    gate = Promise.withResolvers();
    feed.listener!.missed();
    await delay(5);
    table.set('a', 7);
    feed.listener!.changed(['a'], performance.now());
    expect(shown(cached)).toBeNull();
    gate.resolve();
    await cached.settled();
    expect(readings).toEqual(['all', 'a']);
    expect(shown(cached)).toEqual([['a', 7]]);
  });

  it.each(['all', 'changes'])(
    'is not shown when anything may have changed while %s were read',
    async (what) => {
      const cached = open();
      feed.listener!.missed();
      if (what === 'changes') await cached.settled();
      gate = Promise.withResolvers();
      if (what === 'changes') feed.listener!.changed(['a'], performance.now());
      await delay(5);
      feed.listener!.missed();
      gate.resolve();
      gate = Promise.withResolvers();
      await delay(5);
      expect(shown(cached)).toBeNull();
      table.set('a', 9);
      gate.resolve();
      gate = null;
      await cached.settled();
      expect(shown(cached)!.length).toBe(1);
      expect(readings.at(-1)).toBe('all');
    },
  );

  it('knows nothing while nobody tells, unless an old state may serve', async () => {
    const strict = open();
    feed.listener!.missed();
    await strict.settled();
    const lenient = open(true);
    feed.listener!.missed();
    await lenient.settled();
    expect(shown(strict)).toEqual([['a', 1]]);
    feed.trusted = false;
    expect(shown(strict)).toBeNull();
    expect(shown(lenient)).toEqual([['a', 1]]);
  });

  it('serves an old state until the new one is complete, where that may be', async () => {
    const cached = open(true);
    feed.listener!.missed();
    await cached.settled();
    table.set('a', 2);
    gate = Promise.withResolvers();
    feed.listener!.missed();
    await delay(5);
    expect(shown(cached)).toEqual([['a', 1]]);
    gate.resolve();
    await cached.settled();
    expect(shown(cached)).toEqual([['a', 2]]);
  });

  it('tries again after a failure, a little later', async () => {
    const cached = open();
    fails = true;
    feed.listener!.missed();
    await delay(15);
    expect(warnings).toBeGreaterThan(0);
    expect(shown(cached)).toBeNull();
    fails = false;
    await cached.settled();
    expect(shown(cached)).toEqual([['a', 1]]);
  });

  it('keeps what it has when a reading of changes fails, and tries those again', async () => {
    const cached = open();
    feed.listener!.missed();
    await cached.settled();
    table.set('a', 2);
    fails = true;
    feed.listener!.changed(['a'], performance.now());
    await delay(5);
    expect([shown(cached), cached.isTrue('a'), cached.isTrue('b')]).toEqual([
      [['a', 1]],
      false,
      true,
    ]);
    fails = false;
    await cached.settled();
    expect([shown(cached), cached.isTrue('a')]).toEqual([[['a', 2]], true]);
    expect(new Set(readings)).toEqual(new Set(['all', 'a']));
  });

  it('is not shown while something has been unread for too long', async () => {
    const cached = open();
    feed.listener!.missed();
    await cached.settled();
    gate = Promise.withResolvers();
    feed.listener!.changed(['a'], performance.now() - 7000);
    await delay(5);
    expect(shown(cached)).toEqual([['a', 1]]);
    feed.listener!.changed(['b'], performance.now() - 8001);
    feed.listener!.changed(['a'], performance.now());
    gate.resolve();
    gate = Promise.withResolvers();
    await delay(5);
    expect([shown(cached), readings.at(-1)]).toEqual([null, 'b,a']);
    gate.resolve();
    await cached.settled();
    expect(shown(cached)).toEqual([['a', 1]]);
  });

  it('reads many changes some at a time, and never everything', async () => {
    const cached = open();
    feed.listener!.missed();
    await cached.settled();
    const many = Array.from({ length: 5000 }, (_, nth) => `id ${nth}`);
    feed.listener!.changed(many, performance.now());
    await cached.settled();
    expect(readings.slice(1).flatMap((ids) => ids.split(','))).toEqual(many);
    expect(readings.length).toBe(11);
  });

  it('lets whoever asks wait until it has been read, for a while', async () => {
    const cached = open();
    expect(await cached.isReady(1000)).toBe(false);
    gate = Promise.withResolvers();
    feed.listener!.missed();
    expect(await cached.isReady(5)).toBe(false);
    const ready = cached.isReady(1000);
    gate.resolve();
    expect(await ready).toBe(true);
  });

  it('reads nothing more once it is closed', async () => {
    const cached = open();
    feed.listener!.missed();
    await cached.close();
    feed.listener!.changed(['a'], performance.now());
    await delay(5);
    expect(readings.length).toBeLessThan(2);
  });
});
