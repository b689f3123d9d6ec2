import { statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { query } from '../support/test-database.ts';
import {
  asNonRoot,
  othersCanRun,
  isRoot,
  launchAndOpen,
  NOBODY,
  ownedByNobody,
  postgresProcessesIn,
  postmasterPid,
  quick,
  temporaryFolder,
  uidOf,
} from './support.ts';

describe('a start', { timeout: 60_000 }, () => {
  test('makes the database, and finds its data again the next time', async () => {
    const dataDir = join(temporaryFolder(), 'not', 'there', 'yet');
    const first = await openEmbeddedPostgres({ dataDir, mode: 'own' });
    expect(first.how).toBe('started');
    expect(first.dataFolder).toBe(join(dataDir, 'postgres'));
    await query(first.url, "create table kept as select 'Grüße' as word");
    await first.stop();
    expect(postgresProcessesIn(dataDir)).toEqual([]);

    const second = await openEmbeddedPostgres({ dataDir, mode: 'own' });
    expect(second.how).toBe('started');
    expect(await query(second.url, 'select word, upper(word) from kept')).toEqual([
      { word: 'Grüße', upper: 'GRÜßE' },
    ]);
    await second.stop();
  });

  test('listens on the loopback address alone, with fsync, and asks for the password', async () => {
    const server = await openEmbeddedPostgres({ dataDir: temporaryFolder(), mode: 'own' });
    const [settings] = await query(
      server.url,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
              current_setting('unix_socket_directories') as sockets, current_setting('server_version_num')::int / 10000 as major`,
    );
    expect(settings).toEqual({ addresses: '127.0.0.1', fsync: 'on', sockets: '', major: 18 });

    const intruder = new pg.Client(server.url.replace(/:[^:@]+@/, ':guessed@'));
    await expect(intruder.connect()).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(join(server.dataFolder, 'baeon-password')).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  test.skipIf(!isRoot)('by root runs PostgreSQL as nobody (only root can test it)', async () => {
    const dataDir = temporaryFolder();
    const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
    expect(uidOf(postmasterPid(server.dataFolder))).toBe(NOBODY);
    await server.stop();
  });

  test.skipIf(!isRoot || !othersCanRun)(
    "by root in a user's folder runs PostgreSQL as that user, who can go on without root",
    async () => {
      const dataDir = join(ownedByNobody(temporaryFolder()), 'data');
      const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
      expect(uidOf(postmasterPid(server.dataFolder))).toBe(NOBODY);
      await server.stop();

      const users = await launchAndOpen({ dataDir, mode: 'own', settings: quick }, asNonRoot);
      expect(users.opened.how).toBe('started');
      users.send('stop');
      expect(await users.answer()).toEqual({ stopped: true });
    },
  );

  test.skipIf(!othersCanRun)('by an ordinary user works', async () => {
    const dataDir = ownedByNobody(temporaryFolder());
    const server = await launchAndOpen({ dataDir, mode: 'own', settings: quick }, asNonRoot);
    expect(server.opened.how).toBe('started');
    expect(await query(server.opened.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    server.send('stop');
    expect(await server.answer()).toEqual({ stopped: true });
    expect(postgresProcessesIn(dataDir)).toEqual([]);
  });
});
