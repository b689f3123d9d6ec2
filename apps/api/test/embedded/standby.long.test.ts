import { appendFileSync, chownSync, cpSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { takeBackup } from '../../src/db/embedded/base-backup.ts';
import { FILES } from '../../src/db/embedded/backup-format.ts';
import {
  openEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/db/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { startFeed, tell } from '../support/changes.ts';
import { atEnd } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { query } from '../support/test-database.ts';
import { isRoot, NOBODY, quick, sharedDataFolder } from './support.ts';

const settings = { ...quick, wal_level: 'replica', max_wal_senders: '4', hot_standby: 'on' };

/** A server that follows another one, from a backup of it. */
async function startStandby(primary: EmbeddedPostgres, dataDir: string): Promise<EmbeddedPostgres> {
  const backup = join(dataDir, 'backup');
  await takeBackup({ url: primary.url, cluster: primary.dataFolder, target: backup });
  const cluster = join(dataDir, 'postgres');
  cpSync(join(backup, FILES), cluster, { recursive: true, preserveTimestamps: true });
  const { username, password, hostname, port } = new URL(primary.url);
  const way = `host=${hostname} port=${port} user=${username} password=${password} sslmode=disable`;
  writeFileSync(join(cluster, 'standby.signal'), '');
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `\nprimary_conninfo = '${way}'\n`);
  if (isRoot) {
    for (const path of ['.', ...globSync('**', { cwd: cluster })]) {
      chownSync(join(cluster, path), NOBODY, NOBODY);
    }
  }
  return openEmbeddedPostgres({ dataDir, mode: 'own', settings });
}

describe('memory that is filled from a standby', () => {
  const dataDirs = [sharedDataFolder(), sharedDataFolder()];
  let primary: EmbeddedPostgres;
  let standby: EmbeddedPostgres;
  let pool: pg.Pool;
  let heard: Awaited<ReturnType<typeof startFeed>>;
  beforeAll(async () => {
    primary = await openEmbeddedPostgres({ dataDir: dataDirs[0]!(), mode: 'own', settings });
    await prepareDatabase(primary.url, () => {});
    standby = await startStandby(primary, dataDirs[1]!());
    pool = new pg.Pool({ connectionString: primary.url, max: 4 });
    heard = await startFeed({ url: standby.url, hintUrl: primary.url, primary: pool });
    atEnd(async () => {
      await pool.end();
      await standby.stop();
      await primary.stop();
    });
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
