import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDemo, loadDemoStores } from '../../src/demo-city.ts';
import { demoCampaigns } from '@baeon/demo-city/campaigns';
import { demo } from '@baeon/demo-city/demo';
import { eventually } from '../support/eventually.ts';
import {
  createDemoDatabase,
  createTestDatabase,
  DEMO_LOADED_AT as NOON,
  query,
} from '../support/test-database.ts';

const DAY = 86_400_000;
const MIDNIGHT = new Date('2026-11-15T18:30:00Z');
const daysLater = (days: number) => new Date(NOON.getTime() + days * DAY);
const expected = demoCampaigns();

type Row = {
  external_id: string;
  kind: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  total: number;
  deals_left: number;
  valid_days: number | null;
};

let url: string;
const campaigns = () =>
  query<Row>(
    url,
    `select * from campaigns where external_id like 'demo:%' order by external_id collate "C"`,
  );
const places = () =>
  query<{ external_id: string; place_id: string; open: boolean }>(
    url,
    `select c.external_id, s.place_id, p.open from campaign_places p
     join campaigns c on c.id = p.campaign_id join stores s on s.id = p.store_id`,
  );
const ended = (rows: Row[], now: Date) => rows.filter(({ ends_at }) => ends_at < now);

/** A database that has the products, or takes itself for one: this is about the deals. */
async function createDatabaseForDeals(): Promise<string> {
  const created = await createTestDatabase();
  await query(created, `insert into reference_data (name, edition) values ('demo products', $1)`, [
    demo.productsEdition(),
  ]);
  return created;
}

describe('the demo’s deals in a new database', () => {
  beforeAll(async () => {
    url = await createDemoDatabase();
  });

  it('are all there, each at its stores', async () => {
    const rows = await campaigns();
    expect(rows.map(({ external_id, title }) => `${external_id} ${title}`)).toEqual(
      expected.map(({ key, title }) => `${key} ${title}`).sort(),
    );
    const written = (await places()).map(
      ({ external_id, place_id }) => `${external_id} ${place_id}`,
    );
    const wanted = expected.flatMap(({ key, placeIds }) => placeIds.map((id) => `${key} ${id}`));
    expect(written.sort()).toEqual(wanted.sort());
    for (const { total, deals_left } of rows) expect(deals_left).toBe(total);
    const greetings = rows.filter(({ kind }) => kind === 'greeting');
    expect(new Set(greetings.map(({ valid_days }) => valid_days))).toEqual(new Set([30]));
  });

  it('are open where they can be found: no greetings, nothing that is sold out', async () => {
    const byKey = new Map((await campaigns()).map((row) => [row.external_id, row]));
    for (const { external_id, open } of await places()) {
      const { kind, deals_left } = byKey.get(external_id)!;
      expect([external_id, open]).toEqual([external_id, kind === 'deal' && deals_left > 0]);
    }
  });

  it('end with the last millisecond of a day in Bengaluru', async () => {
    const rows = await campaigns();
    for (const { starts_at, ends_at } of rows) {
      expect(starts_at.toISOString()).toMatch(/T18:30:00\.000Z$/);
      expect(ends_at.toISOString()).toMatch(/T18:29:59\.999Z$/);
    }
    const today = rows.filter(({ ends_at }) => ends_at.getTime() === MIDNIGHT.getTime() - 1);
    expect(today.length).toBeGreaterThan(30);
  });
});

describe('loading the demo’s deals', () => {
  beforeEach(async () => {
    url = await createDatabaseForDeals();
  });

  it('adds them to a database that has the stores already', async () => {
    await loadDemoStores(url);
    expect(await campaigns()).toEqual([]);
    await loadDemo(url, NOON);
    expect(await campaigns()).toHaveLength(expected.length);
  });

  it('brings no deals to stores of somebody’s own', async () => {
    await query(
      url,
      `insert into stores (place_id, name, category, address_line, city, state, pincode, latitude,
         longitude, created_at, updated_at)
       values ('own', 'Own', 'Mobile stores', 'Here', 'Bengaluru', 'Karnataka', '560001', 13, 77.6,
         now(), now())`,
    );
    await loadDemo(url, NOON);
    expect(await campaigns()).toEqual([]);
    expect(await query(url, 'select place_id from stores')).toEqual([{ place_id: 'own' }]);
  });

  it('is done once by many processes that start together', async () => {
    const gate = new pg.Client({ connectionString: url });
    await gate.connect();
    await gate.query('begin; lock table campaigns in access exclusive mode');
    const loading = Promise.all([loadDemo(url, NOON), loadDemo(url, NOON), loadDemo(url, NOON)]);
    await eventually(async () => {
      const waiting = await query(
        url,
        `select from pg_stat_activity
         where datname = current_database() and application_name = 'baeon-demo'
           and wait_event_type = 'Lock'`,
      );
      return waiting.length === 3;
    }, 'all wait');
    await gate.end();
    await loading;
    expect(await campaigns()).toHaveLength(expected.length);
  });

  it('leaves nothing half done when it fails', async () => {
    await query(url, `alter table campaign_places add constraint unlucky check (latitude > 90)`);
    await expect(loadDemo(url, NOON)).rejects.toThrow(/unlucky/);
    expect(await campaigns()).toEqual([]);
    expect(await query(url, 'select from stores')).toEqual([]);
    await query(url, 'alter table campaign_places drop constraint unlucky');
    await loadDemo(url, NOON);
    expect(await campaigns()).toHaveLength(expected.length);
  });
});

describe('starting again', () => {
  beforeEach(async () => {
    url = await createDemoDatabase();
  });

  it('on the same day changes nothing, and asks one question', async () => {
    const before = await campaigns();
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await loadDemo(url, new Date(MIDNIGHT.getTime() - 1));
      expect(asked).toHaveBeenCalledTimes(1);
    } finally {
      asked.mockRestore();
    }
    expect(await campaigns()).toEqual(before);
  });

  it('right after midnight renews what ended, and nothing else', async () => {
    const before = await campaigns();
    await loadDemo(url, MIDNIGHT);
    const after = await campaigns();
    const over = new Set(ended(before, MIDNIGHT).map(({ external_id }) => external_id));
    expect(over.size).toBeGreaterThan(30);
    const kept = (rows: Row[]) => rows.filter(({ external_id }) => !over.has(external_id));
    expect(kept(after)).toEqual(kept(before));
    expect(ended(after, MIDNIGHT)).toEqual([]);
  });

  it('400 days later leaves the demo as a new one would be', async () => {
    await loadDemo(url, daysLater(400));
    const renewed = await campaigns();
    url = await createDatabaseForDeals();
    await loadDemo(url, daysLater(400));
    const course = ({ external_id, starts_at, ends_at, total, deals_left }: Row) => ({
      external_id,
      starts_at,
      ends_at,
      total,
      deals_left,
    });
    expect(renewed.map(course)).toEqual((await campaigns()).map(course));
  });

  it('keeps texts that were edited', async () => {
    await query(url, `update campaigns set title = 'Ours now', terms = null`);
    await loadDemo(url, daysLater(100));
    expect(new Set((await campaigns()).map(({ title }) => title))).toEqual(new Set(['Ours now']));
  });

  it('leaves campaigns of others alone', async () => {
    await query(
      url,
      `insert into campaigns (external_id, title, starts_at, ends_at, total, deals_left, created_at,
         updated_at)
       values ('summer', 'Own', '2020-01-01', '2020-02-01', 5, 5, now(), now())`,
    );
    const own = () => query(url, `select * from campaigns where external_id = 'summer'`);
    const before = await own();
    await loadDemo(url, daysLater(100));
    expect(await own()).toEqual(before);
  });

  it('opens again what was swept as ended', async () => {
    await query(url, 'update campaign_places set open = false');
    await loadDemo(url, daysLater(100));
    const left = new Map((await campaigns()).map((row) => [row.external_id, row]));
    const deals = (await places()).filter(({ external_id }) => !/greeting/.test(external_id));
    for (const { external_id, open } of deals) {
      expect([external_id, open]).toEqual([external_id, left.get(external_id)!.deals_left > 0]);
    }
  });

  it('never forgets what was given out: what comes on top is left and in all alike', async () => {
    // Of each, up to three are in somebody's hands.
    await query(url, 'update campaigns set deals_left = deals_left - least(3, deals_left)');
    const before = new Map((await campaigns()).map((row) => [row.external_id, row]));
    await loadDemo(url, daysLater(100));
    const rows = await campaigns();
    for (const { external_id, total, deals_left } of rows) {
      const was = before.get(external_id)!;
      expect([external_id, total - deals_left]).toEqual([external_id, was.total - was.deals_left]);
    }
    const taken = rows.filter(({ total, deals_left }) => total > deals_left);
    for (const { external_id, deals_left } of taken) {
      expect(deals_left).toBeGreaterThanOrEqual(before.get(external_id)!.deals_left);
    }
    const soldOut = rows.filter(({ total, deals_left }) => total > 0 && deals_left === 0);
    expect(soldOut.length).toBeLessThan(20);
  });
});
