import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { runBackup, runRestore } from '../../src/tools/backup-command.ts';
import { quick, temporaryFolder } from '../embedded/support.ts';
import { query } from '../support/test-database.ts';
import { runWith } from './tool-support.ts';

const backup = (env: Record<string, string>, ...args: string[]) =>
  runWith((around) => runBackup(args, around), env);
const restore = (env: Record<string, string>, ...args: string[]) =>
  runWith((around) => runRestore(args, around), env);

describe('npm run backup and npm run restore', () => {
  it('carry a database from one data folder to another, whether it runs or not', async () => {
    const DATA_DIR = temporaryFolder();
    const server = await openEmbeddedPostgres({ dataDir: DATA_DIR, mode: 'own', settings: quick });
    await query(server.url, 'create table kept as select 7 as n');
    const folder = temporaryFolder();
    expect(await backup({ DATA_DIR }, folder)).toMatchObject({ code: 0, complained: '' });
    await query(server.url, 'update kept set n = 8');
    await server.stop();
    const second = await backup({ DATA_DIR });
    expect(second.complained).toBe('');
    const [name] = readdirSync(join(DATA_DIR, 'backups'));
    expect(second.said).toContain(join(DATA_DIR, 'backups', name!));

    const dataDir = temporaryFolder();
    const [first] = readdirSync(folder);
    const restored = await restore({ DATA_DIR: dataDir }, join(folder, first!));
    expect(restored).toMatchObject({ code: 0, complained: '' });
    const copy = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
    expect(await query(copy.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await copy.stop();
    const again = await restore({ DATA_DIR: dataDir }, join(DATA_DIR, 'backups', name!));
    expect(again.code).toBe(1);
    expect(again.complained).toMatch(/^there is a database in .* move that folder away/);
  });

  it('leave a server of one’s own to its programs', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: temporaryFolder() };
    for (const run of [await backup(env), await restore(env, 'somewhere')]) {
      expect(run.code).toBe(1);
      expect(run.complained).toContain('DATABASE_URL is set: use pg_');
    }
  });

  it('make no database where there is none, and say what they were not told', async () => {
    const DATA_DIR = temporaryFolder();
    expect((await backup({ DATA_DIR })).complained).toContain('there is no database in');
    expect((await restore({ DATA_DIR }, DATA_DIR)).complained).toContain('is no backup');
    expect(readdirSync(DATA_DIR)).toEqual([]);
    expect(await restore({ DATA_DIR })).toMatchObject({ code: 2 });
    expect((await backup({ DATA_DIR }, 'a', 'b')).complained).toContain("What is 'b'?");
    expect((await backup({ DATA_DIR }, '--help')).said).toContain('npm run backup');
  });
});
