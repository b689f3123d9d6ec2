import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drizzle } from '../../src/db/drizzle.ts';
import { LEASE_MS } from '../../src/db/change-feed.ts';
import { purgeChanges } from '../../src/features/housekeeping/changes.repo.ts';
import { startFeed, tell } from '../support/changes.ts';
import { atEnd } from '../support/cleanup.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { eventually } from '../support/eventually.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

let url: string;
beforeAll(async () => {
  url = await createTestDatabase();
});

async function session() {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  atEnd(() => client.end().catch(() => {}));
  return {
    run: (statement: string) => client.query(statement),
    tell: (...ids: string[]) => client.query(tell, ['products', ids]),
  };
}

describe('a feed of changes', () => {
  let heard: Awaited<ReturnType<typeof startFeed>>;
  beforeAll(async () => {
    heard = await startFeed({ url });
  });
  beforeEach(() => {
    heard.take();
  });

  async function news(): Promise<string[]> {
    await heard.feed.caughtUp();
    return heard.take();
  }

  it('tells each change once, in whatever order transactions end, and however long one takes', async () => {
    const [oldest, first, second] = [await session(), await session(), await session()];
    for (const one of [oldest, first, second]) await one.run('begin');
    await oldest.tell('old');
    await first.tell('a');
    await second.tell('b');
    expect(await news()).toEqual([]);
    await second.run('commit');
    expect(await news()).toEqual(['b']);
    await first.run('commit');
    expect(await news()).toEqual(['a']);
    await second.tell('c');
    expect([await news(), await news()]).toEqual([['c'], []]);
    await oldest.run('commit');
    expect([await news(), await news()]).toEqual([['old'], []]);
    await first.run('begin');
    await first.tell('never');
    await first.run('rollback');
    expect(await news()).toEqual([]);
    expect(heard.missed).toBe(1);
  });

  it('tells every id of a large statement, and of many', async () => {
    const one = await session();
    const many = Array.from({ length: 5000 }, (_, nth) => `id ${nth}`);
    await one.tell(...many);
    expect((await news()).sort()).toEqual([...many].sort());
    await one.run(
      `select tell_changed('products', array[n::text]) from generate_series(1, 250) n order by n`,
    );
    expect(await news()).toEqual(Array.from({ length: 250 }, (_, nth) => String(nth + 1)));
    expect(heard.missed).toBe(1);
    await one.run('truncate products cascade');
    expect([await news(), heard.missed]).toEqual([[], 2]);
  });

  it('is told by anybody whose transactions had the number of one that came to nothing', async () => {
    await query(url, 'insert into changes (tx, topic, ids) values ($1, $2, $3)', [
      '3',
      'products',
      ['reused'],
    ]);
    expect([await news(), await news()]).toEqual([['reused'], []]);
  });

  it('reads everything when what it has read is of another history', async () => {
    const before = heard.missed;
    const named = `create or replace function server_history() returns text language sql as $$ select 'promoted' $$`;
    await query(url, named);
    expect([await news(), heard.missed]).toEqual([[], before + 1]);
    await (await session()).tell('after');
    expect([await news(), heard.missed]).toEqual([['after'], before + 1]);
  });

  it('goes on where it was when the server was away', async () => {
    const way = await startDatabaseProxy(url);
    const cut = await startFeed({ url: way.url });
    way.cut();
    await expect(cut.feed.caughtUp()).rejects.toThrow(/./);
    await (await session()).tell('meanwhile');
    way.mend();
    const told: string[] = [];
    await eventually(() => told.push(...cut.take()) && told.includes('meanwhile'));
    expect([told, cut.missed]).toEqual([['meanwhile'], 1]);
  });

  it('trusts memory for a while, and not after the process stood still', async () => {
    const { feed } = heard;
    await feed.caughtUp();
    const now = performance.now();
    expect([feed.isTrusted(), feed.isTrusted(now - LEASE_MS)]).toEqual([true, false]);
    const late = vi.spyOn(performance, 'now').mockImplementation(() => now + 1500);
    expect(feed.isTrusted()).toBe(false);
    late.mockImplementation(() => now + 1600);
    await feed.caughtUp();
    // What was unread by then is not trusted yet.
    expect([feed.isTrusted(), feed.isTrusted(now)]).toEqual([true, false]);
    late.mockRestore();
  });
});

describe('hints of changes', () => {
  const connections = async () => {
    const [row] = await query<{ count: number }>(
      url,
      `select count(*)::int from pg_stat_activity
       where application_name = 'baeon-feed' and datname = current_database()`,
    );
    return row!.count;
  };

  it('that do not come through keep nothing back', async () => {
    const way = await startDatabaseProxy(url);
    const heard = await startFeed({ url, hintUrl: way.url });
    way.silence();
    await (await session()).tell('silently');
    const told = await eventually(() => heard.take().join(), 'it looked by itself');
    expect(told).toBe('silently');
  });

  it('come by one connection, however often it is lost while it is made', async () => {
    const before = await connections();
    const way = await startDatabaseProxy(url);
    way.resetAt('listen changes');
    const heard = await startFeed({ url, hintUrl: way.url });
    expect(heard.missed).toBe(1);
    await eventually(() => way.resets() > 1, 'it was cut off twice');
    way.resetAt(null);
    await eventually(async () => (await connections()) > before, 'it is connected');
    expect(way.most()).toBe(1);
  });
});

describe('a purge', () => {
  it('removes what was over an hour ago, and nothing of a transaction that was not', async () => {
    const own = await createTestDatabase();
    const pool = new pg.Pool({ connectionString: own, max: 2 });
    atEnd(() => pool.end());
    const db = drizzle({ client: pool });
    const left = async () =>
      (
        await query<{ id: string }>(
          own,
          "select ids[1] as id from changes where topic = 'products' order by position",
        )
      ).map(({ id }) => id);
    const long = await pool.connect();
    await long.query('begin');
    await long.query(tell, ['products', ['long']]);
    await query(own, tell, ['products', ['short']]);
    await purgeChanges(db);
    expect(await left()).toEqual(['short']);
    await long.query('commit');
    long.release();
    await query(own, "update changes set at = at - interval '2 hours'");
    await query(own, tell, ['products', ['new']]);
    await purgeChanges(db);
    expect(await left()).toEqual(['long', 'new']);
  });
});
