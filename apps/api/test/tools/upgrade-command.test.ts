import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { copyDatabase } from '../../src/db/embedded/upgrade/copy-database.ts';
import { runDoctor } from '../../src/tools/doctor/doctor-command.ts';
import { runUpgrade } from '../../src/tools/upgrade-command.ts';
import { quick, temporaryFolder } from '../embedded/support.ts';
import { createDemoDatabase, createTestDatabase, query } from '../support/test-database.ts';
import { runWith } from './tool-support.ts';

const upgrade = (env: Record<string, string>, ...args: string[]) =>
  runWith((around) => runUpgrade(args, around), env);
const doctor = (DATA_DIR: string) =>
  runWith((around) => runDoctor([], around), { DATA_DIR, PORT: '0' });

function folderOfVersion(version: number): string {
  const DATA_DIR = temporaryFolder();
  mkdirSync(join(DATA_DIR, 'postgres'), { mode: 0o700 });
  writeFileSync(join(DATA_DIR, 'postgres', 'PG_VERSION'), `${version}\n`);
  return DATA_DIR;
}

describe('npm run upgrade-database', () => {
  it('refuses what it is not for, and touches nothing', async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
    const refused = async (what: RegExp, env: Record<string, string>, ...args: string[]) => {
      const { code, complained } = await upgrade(env, ...args);
      expect(complained).toMatch(what);
      expect(code).toBe(1);
    };
    await refused(/DATABASE_URL is set: use pg_upgrade/, { DATABASE_URL });
    const DATA_DIR = temporaryFolder();
    await refused(/there is no database in/, { DATA_DIR });
    expect(readdirSync(DATA_DIR)).toEqual([]);
    const newer = folderOfVersion(99);
    await refused(/holds data of PostgreSQL 99.*no way leads back/, { DATA_DIR: newer });
    const older = folderOfVersion(15);
    await refused(/there is no @embedded-postgres\S+ of version 15 in/, { DATA_DIR: older }, newer);
    for (const folder of [newer, older]) expect(readdirSync(folder)).toEqual(['postgres']);
    expect((await doctor(older)).said).toMatch(/trouble +database .*npm run upgrade-database/);
    expect((await doctor(newer)).said).toMatch(/trouble +database .*the release of the app that/);
  });

  it('finishes what was interrupted between its last two steps, before which nothing starts', async () => {
    const DATA_DIR = temporaryFolder();
    const open = () => openEmbeddedPostgres({ dataDir: DATA_DIR, mode: 'own', settings: quick });
    const made = await open();
    await query(made.url, 'create table carried as select 7 as n');
    await made.stop();
    expect((await upgrade({ DATA_DIR })).said).toContain('of this release already');
    const stage = join(DATA_DIR, 'postgres.upgrade');
    mkdirSync(stage);
    renameSync(join(DATA_DIR, 'postgres'), join(stage, 'postgres'));
    mkdirSync(join(DATA_DIR, 'postgres-17'));
    writeFileSync(join(DATA_DIR, 'postgres-17', 'PG_VERSION'), '17\n');
    writeFileSync(join(stage, 'verified'), 'postgres-17');

    await expect(open()).rejects.toThrow('npm run upgrade-database finishes it');
    expect((await doctor(DATA_DIR)).said).toMatch(/trouble +database +an upgrade .* interrupted/);
    const { code, said } = await upgrade({ DATA_DIR });
    expect(said).toContain(`kept in ${join(DATA_DIR, 'postgres-17')}`);
    expect(code).toBe(0);
    const next = await open();
    expect(await query(next.url, 'select n from carried')).toEqual([{ n: 7 }]);
    expect((await doctor(DATA_DIR)).said).toContain(
      `the embedded server runs for process ${process.pid} (another program) since`,
    );
    await next.stop();
    expect((await doctor(DATA_DIR)).said).toContain('server was not running until now');
    expect(readdirSync(DATA_DIR).sort()).toEqual(['postgres', 'postgres-17', 'postgres.log']);
  });
});

describe('the copy of a database', () => {
  const log: string[] = [];
  const copy = (from: string, to: string) =>
    copyDatabase({
      from,
      to,
      log: (line) => log.push(line),
      signal: new AbortController().signal,
    });

  it('has every row and goes on counting where the old one stopped', async () => {
    const [from, to] = [await createDemoDatabase(), await createTestDatabase()];
    await query(from, 'create index of_mine on stores (name)');
    for (const url of [from, to]) await query(url, 'create table passing (tx xid8)');
    await query(from, 'insert into passing select pg_current_xact_id()');
    const { tables, rows } = await copy(from, to);
    expect(rows).toBeGreaterThan(1000);
    expect(tables).toBeGreaterThan(30);
    expect(log.join()).toContain('index public.of_mine');
    expect(log.join()).toMatch(/begun anew, .*public\.passing/);
    expect(await query(to, 'select from passing')).toEqual([]);
    expect(log.join()).not.toContain('function');
    const next = `select nextval(pg_get_serial_sequence('coupon_ledger', 'id'))::int as id`;
    expect(await query(to, next)).toEqual(await query(from, next));
  });

  it('is refused where somebody made a table of their own', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()];
    await query(from, 'create table mine (n int)');
    await expect(copy(from, to)).rejects.toThrow(/not as this release .* public\.mine;/);
  });

  it('is refused where what arrived is not what was sent', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()];
    await query(
      to,
      `create function spoil() returns trigger language plpgsql as 'begin new.name := new.name || ''x''; return new; end';
       create trigger spoil before insert on schema_functions for each row execute function spoil();
       alter table schema_functions enable always trigger spoil`,
    );
    await expect(copy(from, to)).rejects.toThrow('schema_functions is not the same in the copy');
  });
});
