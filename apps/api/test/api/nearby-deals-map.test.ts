import { isDeepStrictEqual } from 'node:util';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember, type Member } from '../support/members.ts';
import {
  addRandomCampaigns,
  addRandomStores,
  categoriesUsed,
  CITY,
  createChance,
  DATE_LINE,
  MALL,
  NORTH,
  placeNear,
} from '../support/random-deals.ts';
import { bearer } from '../support/sign-in.ts';
import { HOUR, startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
/** Hears of no changes, and so asks the database each time. */
let forgetful: TestApi;
let member: Member;
const chance = createChance(3);

beforeAll(async () => {
  forgetful = await startTestApi({ withoutWorkers: true });
  const storeIds = await addRandomStores(forgetful, chance, 100);
  await addRandomCampaigns(forgetful, chance, storeIds, 700);
  api = await startTestApi({ databaseUrl: forgetful.databaseUrl });
  member = await addMember(api);
  await isSettled();
});

async function isSettled(): Promise<void> {
  await api.context.feed.caughtUp();
  await api.context.campaigns.settled();
}

async function near(of: TestApi, at: Coordinates, more: Record<string, string | number> = {}) {
  const query = new URLSearchParams(
    Object.entries({ ...at, ...more }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  );
  const url = `/api/baeon-user/${member.id}/nearby-deals?${query}`;
  return (await of.get(url, bearer(member.token))).body as unknown as {
    result: any[];
    next_cursor: string | null;
  };
}

/** Where the two disagree on some questions by chance. */
async function differences(seed: number): Promise<unknown[]> {
  const around = createChance(seed);
  const found: unknown[] = [];
  for (const spot of [CITY, NORTH, DATE_LINE, MALL]) {
    const at = around.next() < 0.3 ? spot : placeNear(around, spot);
    const category = around.pick([...categoriesUsed, 'Fashion', 'o', 'nothing']);
    const more = around.pick([{ limit: 100 }, { limit: 7 }, { limit: 30, category }]);
    const memory = await near(api, at, more);
    const database = await near(forgetful, at, more);
    if (!isDeepStrictEqual(memory, database)) found.push({ at, more, memory, database });
  }
  return found;
}

/** What shops, people and operators do, at random. */
const changes: ((chosen: { id: string; storeId: string }) => [string, unknown[]])[] = [
  ({ id }) => ['update campaigns set deals_left = greatest(deals_left - 1, 0) where id = $1', [id]],
  ({ id }) => ['update campaigns set deals_left = 0 where id = $1', [id]],
  ({ id }) => ['update campaigns set deals_left = 3 where id = $1', [id]],
  ({ id }) => ['update campaigns set title = title || $2 where id = $1', [id, ' “now”']],
  ({ id }) => [
    `update campaigns set starts_at = $2, ends_at = $3 where id = $1`,
    [id, new Date('2026-10-01'), new Date('2026-11-02')],
  ],
  ({ id }) => ['update campaigns set ends_at = $2 where id = $1', [id, new Date('2026-12-20')]],
  ({ id }) => ['delete from campaigns where id = $1', [id]],
  ({ id, storeId }) => [
    `insert into campaign_places (campaign_id, store_id)
     select c.id, s.id from campaigns c, stores s where c.id = $1 and s.id = $2
     on conflict do nothing`,
    [id, storeId],
  ],
  ({ id }) => [
    `delete from campaign_places where campaign_id = $1 and store_id =
       (select min(store_id::text)::uuid from campaign_places where campaign_id = $1)`,
    [id],
  ],
  ({ storeId }) => [
    `update stores set latitude = latitude + 0.01,
       longitude = longitude - case when longitude < -179.99 then -359.99 else 0.01 end
     where id = $1`,
    [storeId],
  ],
  ({ storeId }) => [
    'update stores set category = $2, name = name || $3 where id = $1',
    [storeId, 'Fashion/Clothing', ' & Sons'],
  ],
  ({ storeId }) => ['delete from stores where id = $1', [storeId]],
];

describe('what is near, from memory', () => {
  it('is what the database says', async () => {
    for (let seed = 20; seed < 28; seed++) {
      expect(await differences(seed)).toEqual([]);
    }
  });

  it('and page by page is the whole list, each deal once', async () => {
    for (const at of [MALL, DATE_LINE]) {
      const walked: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await near(api, at, { limit: 40, ...(cursor && { cursor }) });
        expect(await near(forgetful, at, { limit: 40, ...(cursor && { cursor }) })).toEqual(page);
        walked.push(...page.result.map((entry) => entry.campaign.id));
        cursor = page.next_cursor;
      }
      expect(walked.length).toBeGreaterThan(80);
      expect(new Set(walked).size).toBe(walked.length);
    }
  });

  it('does without the database’s search', async () => {
    await api.sql('alter function deals_near rename to deals_near_hidden');
    expect((await near(api, CITY, { limit: 100 })).result.length).toBeGreaterThan(20);
    expect((await near(api, CITY, { category: 'Fashion' })).result.length).toBeGreaterThan(5);
    expect((await near(forgetful, CITY)).result).toMatchObject({ code: 'INTERNAL' });
    await api.sql('alter function deals_near_hidden rename to deals_near');
  });

  it('stays what the database says, whatever changes', async () => {
    const { pool } = api.context.database;
    for (let round = 0; round < 8; round++) {
      const campaigns = await pool.query<{ id: string }>('select id from campaigns order by id');
      const stores = await pool.query<{ id: string }>('select id from stores order by id');
      for (let nth = 0; nth < 10; nth++) {
        const chosen = {
          id: chance.pick(campaigns.rows).id,
          storeId: chance.pick(stores.rows).id,
        };
        await pool.query(...chance.pick(changes)(chosen));
      }
      const left = await pool.query<{ id: string }>('select id from stores order by id');
      const ids = left.rows.map(({ id }) => id);
      await addRandomCampaigns(api, chance, ids, 3);
      await isSettled();
      expect(await differences(100 + round)).toEqual([]);
    }
  });

  it('stays so when more changes at once than one row tells', async () => {
    await api.sql('update campaigns set deals_left = 2 where deals_left = 1');
    await api.sql(`update stores set name = name || '!'`);
    await isSettled();
    expect(await differences(31)).toEqual([]);
  });

  it('stays so when a table was emptied and filled again', async () => {
    await api.sql('alter table stores disable trigger stores_tell_update');
    await api.sql(`update stores set name = name || '?'`);
    await api.sql('alter table stores enable trigger stores_tell_update');
    await isSettled();
    expect(await differences(32)).not.toEqual([]);
    // As `truncate` tells it.
    await api.sql(`select tell_changed('campaigns', array['*'])`);
    await isSettled();
    expect(await differences(32)).toEqual([]);
  });

  it('drops what ends, and shows what begins, when its time comes', async () => {
    const before = await near(api, CITY, { limit: 100 });
    for (const one of [api, forgetful]) one.clock.advance(25 * HOUR);
    expect(await differences(41)).toEqual([]);
    for (const one of [api, forgetful]) one.clock.advance(24 * HOUR);
    expect(await differences(42)).toEqual([]);
    expect(await near(api, CITY, { limit: 100 })).not.toEqual(before);
    expect(await differences(43)).toEqual([]);
  });

  it('goes on without hints, and is given up for the database once nobody looks', async () => {
    await forgetful.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'baeon-feed' and datname = current_database()`,
    );
    await forgetful.sql('update campaigns set deals_left = 1 where deals_left > 0');
    await isSettled();
    expect(api.context.feed.isTrusted()).toBe(true);
    expect(await differences(51)).toEqual([]);
    await api.context.feed.close();
    await forgetful.sql('update campaigns set deals_left = 2 where deals_left > 0');
    expect(await differences(52)).toEqual([]);
  });
});
