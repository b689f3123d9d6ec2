import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { startFeed, tell } from '../support/changes.ts';
import { atEnd } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { startOwnPostgres, startStandby, type OwnPostgres } from '../support/own-postgres.ts';
import { query } from '../support/test-database.ts';

describe('memory that is filled from a standby', () => {
  let primary: OwnPostgres;
  let standby: OwnPostgres;
  let pool: pg.Pool;
  let heard: Awaited<ReturnType<typeof startFeed>>;
  beforeAll(async () => {
    primary = await startOwnPostgres();
    standby = await startStandby(primary);
    pool = new pg.Pool({ connectionString: primary.url, max: 4 });
    heard = await startFeed({ url: standby.url, hintUrl: primary.url, primary: pool });
    atEnd(() => pool.end());
  });

  const change = (id: string, on: pg.Pool | pg.PoolClient = pool) =>
    on.query(tell, ['products', [id]]);
  const news = async () => {
    await heard.feed.caughtUp();
    return heard.take();
  };

  it('hears each change once, also of transactions that were under way', async () => {
    await change('first');
    expect([await news(), heard.feed.isTrusted()]).toEqual([['first'], true]);
    const long = await pool.connect();
    await long.query('begin');
    await change('long', long);
    await change('short');
    expect([await news(), await news()]).toEqual([['short'], []]);
    await long.query('commit');
    long.release();
    expect([await news(), await news(), heard.missed]).toEqual([['long'], [], 1]);
  });

  it('is as fresh as what the standby has replayed', async () => {
    await query(standby.url, 'select pg_wal_replay_pause()');
    await change('later');
    const caughtUp = news();
    expect(await Promise.race([caughtUp, delay(300, 'waiting')])).toBe('waiting');
    expect(heard.feed.silentMs()).toBeGreaterThan(250);
    await query(standby.url, 'select pg_wal_replay_resume()');
    expect(await caughtUp).toEqual(['later']);
  });

  it('is read anew, and not trusted, when the standby goes another way', async () => {
    await query(standby.url, 'select pg_promote()');
    await eventually(() => heard.missed === 2, 'it was noticed');
    await query(standby.url, tell, ['products', ['elsewhere']]);
    await change('here');
    const { feed } = heard;
    expect(await Promise.race([feed.caughtUp(), delay(300, 'waiting')])).toBe('waiting');
    await feed.close();
  });
});
