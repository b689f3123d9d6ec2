import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { watchConnections } from '../../src/db/pool-watch.ts';
import { atEnd } from '../support/cleanup.ts';
import { createEmptyDatabase, query } from '../support/test-database.ts';

let url: string;
beforeAll(async () => {
  url = await createEmptyDatabase();
});

/** Of one connection, which must always come back. */
function poolOfOne(silenceMs = 60_000): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  watchConnections(pool, { becameReadOnly: () => {}, silenceMs });
  atEnd(() => pool.end());
  return pool;
}

const backendOf = async (asked: Pick<pg.Pool, 'query'>): Promise<number> =>
  (await asked.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;

describe('a connection of the pool', () => {
  it('that is cut while somebody has it takes no place, though it is not given back', async () => {
    const pool = poolOfOne();
    const client = await pool.connect();
    const pid = await backendOf(client);
    await query(url, 'select pg_terminate_backend($1)', [pid]);
    expect(await backendOf(pool)).not.toBe(pid);
    client.release();
    expect(pool.totalCount).toBe(1);
  });

  it('on which nothing is heard any more is cut', async () => {
    const pool = poolOfOne(100);
    await expect(pool.query('select pg_sleep(60)')).rejects.toThrow('the database is silent');
    expect(await backendOf(pool)).toBeGreaterThan(0);
  });

  it('that is given back in the middle of a transaction is not given to others', async () => {
    const pool = poolOfOne();
    const client = await pool.connect();
    const pid = await backendOf(client);
    await client.query('begin');
    client.release();
    expect(await backendOf(pool)).not.toBe(pid);
  });

  it('is the same again after work that went well', async () => {
    const pool = poolOfOne();
    const pid = await backendOf(pool);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('commit');
    client.release();
    expect(await backendOf(pool)).toBe(pid);
  });
});
