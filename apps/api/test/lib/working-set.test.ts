import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { ChangeListener, ChangeSource } from '../../src/db/change-feed.ts';
import type { ProductRow } from '../../src/db/product-row.ts';
import { createWorkingSet } from '../../src/features/products/working-set.ts';
import { productRow } from '../assistant/demo-catalogue.ts';

const log = pino({ enabled: false }) as FastifyBaseLogger;
const PATIENCE_MS = 60_000;

/** Products in a table of our own, of which a working set holds some. */
function shop(count: number, most: number) {
  const table = new Map<string, ProductRow>();
  for (let nth = 0; nth < count; nth += 1) {
    const row = productRow(`Thing ${nth}`, nth + 1);
    table.set(row.id, row);
  }
  const ids = [...table.keys()];
  let listener: ChangeListener | null = null;
  let beforeRead = async () => {};
  const feed: ChangeSource = { isTrusted: () => true, on: (_topic, told) => (listener = told) };
  const query = async (_text: string, [asked]: [string[]]) => {
    const rows = asked.flatMap((id) => table.get(id) ?? []);
    await beforeRead();
    return { rows };
  };
  const pool = { query } as unknown as pg.Pool;
  const set = createWorkingSet({ pool, feed, log, sample: async () => ids.slice(0, 2), most });
  listener!.missed();
  return {
    set,
    ids,
    bring: (some: string[]) => set.bring(some, PATIENCE_MS),
    price: (id: string) => set.current().index.find(id)?.pricePaise ?? null,
    change(id: string, pricePaise: number | null) {
      if (pricePaise === null) table.delete(id);
      else table.set(id, { ...table.get(id)!, pricePaise });
      listener!.changed([id], performance.now());
    },
    whileReading(task: () => void) {
      beforeRead = async () => {
        beforeRead = async () => {};
        task();
      };
    },
  };
}

describe('a working set of products', () => {
  it('begins with a sample, and holds what it is asked for as it is in the database', async () => {
    const { set, ids, bring, price, change } = shop(10, 100);
    expect(await set.isReady(PATIENCE_MS)).toBe(true);
    expect(set.current().index.ids()).toEqual(ids.slice(0, 2));
    expect(await bring([ids[5]!, 'nowhere'])).toBe(true);
    expect([price(ids[5]!), price('nowhere')]).toEqual([600, null]);
    change(ids[5]!, 5);
    change(ids[7]!, 7);
    await set.settled();
    expect([price(ids[5]!), price(ids[7]!)]).toEqual([5, null]);
    change(ids[5]!, null);
    await set.settled();
    expect(price(ids[5]!)).toBeNull();
  });

  it('does not keep what changed while it was read', async () => {
    const { set, ids, bring, price, change, whileReading } = shop(10, 100);
    await set.isReady(PATIENCE_MS);
    whileReading(() => change(ids[5]!, 5));
    await bring([ids[5]!]);
    await set.settled();
    expect(price(ids[5]!)).toBe(5);
  });

  it('lets go what was not asked for lately, never its sample', async () => {
    const { set, ids, bring, price } = shop(200, 50);
    await set.isReady(PATIENCE_MS);
    for (let from = 0; from < 200; from += 10) {
      await bring([...ids.slice(from, from + 10), ids[3]!]);
      expect(set.current().index.size).toBeLessThanOrEqual(50);
    }
    expect([ids[0]!, ids[3]!, ids[199]!].map(price)).toEqual([100, 400, 20_000]);
    expect(price(ids[20]!)).toBeNull();
  });

  it('indexes anew what is there once most of the index is past, with what changes meanwhile', async () => {
    const { set, ids, bring, price, change } = shop(4000, 500);
    await set.isReady(PATIENCE_MS);
    const before = set.current();
    for (let from = 0; set.current() === before; from = (from + 200) % 3800) {
      await bring(ids.slice(from, from + 200));
      change(ids[0]!, from + 1);
      await set.settled();
      expect(price(ids[0]!)).toBe(from + 1);
    }
    const { index } = set.current();
    expect(index.size).toBeLessThanOrEqual(500);
    expect(index.ids().filter((id) => price(id) === null)).toEqual([]);
  });
});
