import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDemo } from '../../src/demo-city.ts';
import { demoProducts } from '@baeon/demo-city/products/products';
import { demo } from '@baeon/demo-city/demo';
import {
  createDemoDatabase,
  createTestDatabase,
  DEMO_LOADED_AT as NOON,
  query,
} from '../support/test-database.ts';

const LATER = new Date('2026-11-15T09:00:00Z');
const TOMORROW = new Date('2026-11-16T06:30:00Z');

const expected = demoProducts();
const [first, second] = expected;

type Row = { id: string; feed_id: string; name: string; created_at: Date; updated_at: Date };

let url: string;
const rows = () =>
  query<Row & Record<string, unknown>>(url, 'select * from products order by feed_id collate "C"');
const product = async (feedId: string) =>
  (await query<Row>(url, 'select * from products where feed_id = $1', [feedId]))[0];
const addProduct = (feedId: string, isDemo: boolean) =>
  query(
    url,
    `insert into products (feed_id, name, title, category, is_demo, created_at, updated_at)
     values ($1, 'Own', 'Own', 'store', $2, '2026-01-01', '2026-01-01')`,
    [feedId, isDemo],
  );
/** As it would be for a version whose generator made others. */
const becomeOutdated = () =>
  query(url, `update reference_data set edition = 'another' where name = 'demo products'`);

beforeEach(async () => {
  url = await createDemoDatabase();
});

describe('loading the demo’s products', () => {
  it('puts all of them into a new database, as they are', async () => {
    const written = await rows();
    expect(written.map(({ feed_id }) => feed_id)).toEqual(
      expected.map((each) => each.feedId).sort(),
    );
    const byId = new Map(written.map((row) => [row.id, row]));
    for (const each of expected) {
      expect(byId.get(each.id)).toEqual({
        id: each.id,
        feed_id: each.feedId,
        name: each.name,
        title: each.title,
        description: each.description,
        brand: each.brand,
        category: each.category,
        product_type: each.productType,
        price_paise: String(each.pricePaise),
        list_price_paise: each.listPricePaise === null ? null : String(each.listPricePaise),
        attributes: each.attributes,
        rating: each.rating,
        image: null,
        product_url: null,
        availability: each.availability,
        is_demo: true,
        created_at: NOON,
        updated_at: NOON,
      });
    }
  });

  it('is done once: later on the same day it asks one question', async () => {
    await query(url, `update products set name = 'Ours now' where id = $1`, [first!.id]);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await loadDemo(url, LATER);
      expect(asked).toHaveBeenCalledTimes(1);
    } finally {
      asked.mockRestore();
    }
    expect((await product(first!.feedId))?.name).toBe('Ours now');
  });

  it('leaves them alone on another day', async () => {
    const before = await rows();
    await query(url, `update products set name = 'Ours now' where id = $1`, [first!.id]);
    await loadDemo(url, TOMORROW);
    expect((await product(first!.feedId))?.name).toBe('Ours now');
    expect(await rows()).toHaveLength(before.length);
  });

  it('brings none to somebody who has only products of their own', async () => {
    url = await createTestDatabase();
    await addProduct('own', false);
    await loadDemo(url, NOON);
    expect((await rows()).map(({ feed_id }) => feed_id)).toEqual(['own']);
  });

  it('adds them to a database that has the stores and deals of today already', async () => {
    await query(url, 'delete from products');
    await query(url, `delete from reference_data where name = 'demo products'`);
    const deals = await query(url, 'select * from campaigns order by id');
    await loadDemo(url, LATER);
    expect(await rows()).toHaveLength(expected.length);
    expect(await query(url, 'select * from campaigns order by id')).toEqual(deals);
  });

  it('leaves nothing half done when it fails', async () => {
    url = await createTestDatabase();
    await query(
      url,
      `alter table products add constraint unlucky check (category <> 'baby_store')`,
    );
    await expect(loadDemo(url, NOON)).rejects.toThrow(/unlucky/);
    expect(await rows()).toEqual([]);
    expect(await query(url, 'select from campaigns where kind = $1', ['deal'])).toEqual([]);
    await query(url, 'alter table products drop constraint unlucky');
    await loadDemo(url, NOON);
    expect(await rows()).toHaveLength(expected.length);
  });
});

describe('a new edition of the demo’s products', () => {
  it('is known by what they are made from', async () => {
    const notes = await query<{ edition: string }>(
      url,
      `select edition from reference_data where name = 'demo products'`,
    );
    expect(notes).toEqual([{ edition: demo.productsEdition() }]);
    expect(notes[0]?.edition).toMatch(/^[0-9a-f]{64}$/);
  });

  it('mends what differs under the id that it had, brings what is missing, touches no other', async () => {
    const before = new Map((await rows()).map((row) => [row.feed_id, row]));
    await query(
      url,
      `update products set name = 'Old name', price_paise = 100, attributes = '{}' where id = $1`,
      [first!.id],
    );
    await query(url, 'delete from products where id = $1', [second!.id]);
    await becomeOutdated();
    await loadDemo(url, LATER);
    const after = await rows();
    expect(after).toHaveLength(expected.length);
    const changed = after.filter(({ updated_at }) => updated_at > NOON);
    expect(changed.map(({ id }) => id).sort()).toEqual([first!.id, second!.id].sort());
    const timeless = (row: Row | undefined) => ({ ...row, updated_at: null });
    expect(timeless(changed.find(({ id }) => id === first!.id))).toEqual(
      timeless(before.get(first!.feedId)),
    );
    expect(await product(second!.feedId)).toMatchObject({ id: second!.id, created_at: LATER });
  });

  it('takes away demo products that are no more, and keeps those of others', async () => {
    await addProduct('demo-of-before', true);
    await addProduct('own', false);
    await becomeOutdated();
    await loadDemo(url, LATER);
    expect(await product('demo-of-before')).toBeUndefined();
    expect(await product('own')).toMatchObject({ name: 'Own' });
    expect(await rows()).toHaveLength(expected.length + 1);
  });

  it('does not overwrite what somebody imported under the name of one of ours', async () => {
    await query(url, `update products set is_demo = false, name = 'Theirs' where id = $1`, [
      first!.id,
    ]);
    await becomeOutdated();
    await loadDemo(url, LATER);
    expect(await product(first!.feedId)).toMatchObject({ name: 'Theirs', is_demo: false });
  });

  it('does not bring back what was thrown out for products of one’s own', async () => {
    await query(url, 'delete from products');
    await addProduct('own', false);
    await becomeOutdated();
    await loadDemo(url, LATER);
    expect((await rows()).map(({ feed_id }) => feed_id)).toEqual(['own']);
  });
});
