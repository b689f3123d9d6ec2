import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { takeBackup } from '../../src/db/embedded/base-backup.ts';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { restoreBackup } from '../../src/db/embedded/restore-backup.ts';
import { atEnd } from '../support/cleanup.ts';
import { query } from '../support/test-database.ts';
import { quick, sharedDataFolder, temporaryFolder } from './support.ts';

/** So small that the log of a backup's beginning is recycled long before its end, unless it is held. */
const settings = { ...quick, max_wal_size: '32MB', min_wal_size: '32MB', autovacuum: 'off' };
const ACCOUNTS = 100;
const SUM = ACCOUNTS * 1000;

describe('a backup while writes go on', () => {
  const dataDir = sharedDataFolder();
  let url: string;
  let cluster: string;
  beforeAll(async () => {
    const server = await openEmbeddedPostgres({ dataDir: dataDir(), mode: 'own', settings });
    atEnd(server.stop);
    ({ url, dataFolder: cluster } = server);
    await query(url, 'create table entry (id bigserial primary key, filler text)');
    await query(url, 'create table account (id int primary key, amount int not null)');
    await query(url, `insert into account select n, 1000 from generate_series(1, ${ACCOUNTS}) n`);
  });

  test('has every row that was acknowledged before its end, and sums that hold', async () => {
    const writers = await startWriters(url);
    // A slow disk: the server goes through segments and checkpoints while all files wait.
    const churn = async () => {
      await writers.moreRows(100);
      await query(url, 'drop table if exists passing');
      await query(
        url,
        `create table passing as select n, repeat('x', 900) from generate_series(1, 10000) n`,
      );
      await query(url, 'vacuum full account');
      await query(url, 'select pg_switch_wal()');
      await query(url, 'checkpoint');
    };
    let slowness = Promise.resolve();
    let turns = 0;
    const target = join(temporaryFolder(), 'backup');
    const manifest = await takeBackup({
      url,
      cluster,
      target,
      // A slow disk: the server goes through many segments and checkpoints between two files.
      onFile: (path) => {
        if (!path.startsWith('pg_wal/') && ++turns % 200 === 0) slowness = churn();
        return slowness;
      },
    });
    const acknowledged = await writers.stop();
    expect(turns).toBeGreaterThan(600);
    expect(manifest.wal.from < manifest.wal.to).toBe(true);
    expect(await query(url, 'select from pg_replication_slots')).toEqual([]);

    const restored = await restoreInto(temporaryFolder(), target);
    const rows = await query<{ id: string }>(restored.url, 'select id from entry');
    const ids = new Set(rows.map(({ id }) => Number(id)));
    const before = acknowledged.filter(({ at }) => at < Date.parse(manifest.made_at));
    expect(before.length).toBeGreaterThan(800);
    expect(before.filter(({ id }) => !ids.has(id)).length).toBe(0);
    expect(
      await query(restored.url, 'select sum(amount)::int, count(*)::int from account'),
    ).toEqual([{ sum: SUM, count: ACCOUNTS }]);
    expect(await query(restored.url, 'select count(*)::int from passing')).toEqual([
      { count: 10_000 },
    ]);
    // It takes new rows, after the old ones.
    await query(restored.url, 'insert into entry default values');

    const kept = await query<{ id: string }>(url, 'select id from entry');
    const all = new Set(kept.map(({ id }) => Number(id)));
    expect(acknowledged.filter(({ id }) => !all.has(id)).length).toBe(0);
  });

  test('that is stopped leaves nothing behind, on the disk and in the server', async () => {
    const folder = temporaryFolder();
    const stopping = new AbortController();
    let copied = 0;
    const taking = takeBackup({
      url,
      cluster,
      target: join(folder, 'backup'),
      signal: stopping.signal,
      onFile: () => void (++copied === 20 && stopping.abort()),
    });
    await expect(taking).rejects.toThrow('aborted');
    expect(readdirSync(folder)).toEqual([]);
    expect(await query(url, 'select from pg_replication_slots')).toEqual([]);
  });

  test('is refused where something is, and within the data itself', async () => {
    const folder = temporaryFolder();
    await expect(takeBackup({ url, cluster, target: folder })).rejects.toThrow('is there already');
    const within = join(cluster, 'backup');
    await expect(takeBackup({ url, cluster, target: within })).rejects.toThrow('within the data');
    expect(existsSync(`${within}.partial`)).toBe(false);
  });
});

async function restoreInto(dataDir: string, backup: string) {
  await restoreBackup({ backup, dataDir });
  const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings });
  atEnd(server.stop);
  return server;
}

/** Three that add rows and one that moves money about, each as fast as it is answered. */
async function startWriters(url: string) {
  const acknowledged: { id: number; at: number }[] = [];
  const stopping = new AbortController();
  const write = async (work: (client: pg.Client) => Promise<void>) => {
    const client = new pg.Client(url);
    await client.connect();
    while (!stopping.signal.aborted) await work(client);
    await client.end();
  };
  const addRow = async (client: pg.Client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into entry (filler) values (repeat('x', 200)) returning id`,
    );
    acknowledged.push({ id: Number(rows[0]!.id), at: Date.now() });
  };
  const moveMoney = async (client: pg.Client) => {
    const from = acknowledged.length % ACCOUNTS;
    await client.query(
      `update account set amount = amount + case id when $1 then -1 else 1 end
        where id in ($1, $2)`,
      [from + 1, ((from + 50) % ACCOUNTS) + 1],
    );
  };
  const writing = [addRow, addRow, addRow, moveMoney].map(write);
  const moreRows = async (number: number) => {
    const wanted = acknowledged.length + number;
    while (acknowledged.length < wanted) await query(url, 'select 1');
  };
  const stop = async () => {
    stopping.abort();
    await Promise.all(writing);
    return acknowledged;
  };
  return { moreRows, stop };
}
