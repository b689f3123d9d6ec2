import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../src/demo-city.ts';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { findOldPackage } from '../../src/db/embedded/upgrade/old-package.ts';
import { runUpgrade } from '../../src/tools/upgrade-command.ts';
import { postgresProcessesIn, sharedDataFolder } from '../embedded/support.ts';
import { atEnd } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { signInAt, spawnServer, startServer } from '../support/server-process.ts';
import { query } from '../support/test-database.ts';
import { runWith } from './tool-support.ts';

const OLD = 17;
const PROFILE = '/api/baeon-user/get-baeon-user';
const COMMAND = join(import.meta.dirname, '../../src/tools/upgrade-cli.ts');

const isOnline = spawnSync('npm', ['ping', '--fetch-retries=0'], { timeout: 20_000 }).status === 0;
if (!isOnline) console.log('skipped: upgrading a database, since npm cannot get the old programs');

/** How many rows each table has, where the sequences stand, and what is in the tables that matter most. */
const CONTENT = `
  select query_to_xml('select * from ' || quote_ident(schemaname) || '.' || quote_ident(tablename)
           || ' t order by t::text', true, false, '')::text as content, schemaname, tablename
    from pg_tables where schemaname in ('public', 'pgboss')
  union all select coalesce(last_value::text, ''), schemaname, sequencename from pg_sequences
  order by 2, 3`;

/** But for the times at which the job queue was last opened, which the upgrade does too. */
const contentOf = async (url: string): Promise<Map<string, string>> => {
  const rows = await query<{ content: string; schemaname: string; tablename: string }>(
    url,
    CONTENT,
  );
  return new Map(
    rows.map(({ content, schemaname, tablename }) => [
      `${schemaname}.${tablename}`,
      content.replaceAll(/<(updated|bam)_on>[^<]*/g, ''),
    ]),
  );
};

/** By their names alone: what is in them would fill the screen. */
const changed = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );

describe.runIf(isOnline)(`npm run upgrade-database from PostgreSQL ${OLD}`, () => {
  const folder = sharedDataFolder();
  let programs = '';
  let packageFolder = '';
  let token: string;
  let before: Map<string, string>;

  beforeAll(async () => {
    programs = mkdtempSync(join(tmpdir(), 'baeon-old-'));
    const signal = AbortSignal.timeout(120_000);
    const wanted = { major: OLD, given: undefined, into: programs, log: () => {}, signal };
    packageFolder = (await findOldPackage(wanted)).folder;
    const old = await openOld();
    await upgradeIsRefused(/in use by process/);
    const app = await startServer({ DATABASE_URL: old.url }, atEnd);
    await loadDemo(old.url, new Date());
    token = await signInAt(app, '9845012345');
    await app.end('SIGTERM');
    before = await contentOf(old.url);
    await old.stop();
    return () => rmSync(programs, { recursive: true, force: true });
  }, 300_000);

  const openOld = () =>
    openEmbeddedPostgres({ dataDir: folder(), mode: 'own', places: { packageFolder } });
  const upgrade = (instead?: Parameters<typeof runUpgrade>[2], signal?: AbortSignal) =>
    runWith((around) => runUpgrade([programs], around, instead), { DATA_DIR: folder() }, signal);
  async function upgradeIsRefused(why: RegExp, ...how: Parameters<typeof upgrade>) {
    const { code, complained } = await upgrade(...how);
    expect(complained).toMatch(why);
    expect(code).not.toBe(0);
  }

  it('leaves all as it was where it is refused, stopped or killed', async () => {
    const DATA_DIR = folder();
    const app = spawnServer({ DATA_DIR });
    expect(await app.exited).toBe(1);
    expect(app.output()).toContain('run npm run upgrade-database');
    await upgradeIsRefused(/MB are needed, 1 MB are free/, { freeBytes: () => 1e6 });
    const stopping = new AbortController();
    await upgradeIsRefused(/^Stopped/, { onTable: () => stopping.abort() }, stopping.signal);
    expect(readdirSync(DATA_DIR).sort()).toEqual(['postgres', 'postgres.log']);
    expect(postgresProcessesIn(DATA_DIR)).toEqual([]);

    const killed = spawn(process.execPath, [COMMAND, programs], {
      env: { ...process.env, DATA_DIR },
      stdio: 'ignore',
    });
    await eventually(() => existsSync(join(DATA_DIR, 'postgres.upgrade/postgres/postmaster.pid')));
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const old = await openOld();
    expect(old.how).toBe('adopted');
    expect(changed(before, await contentOf(old.url))).toEqual([]);
    await old.stop();
  }, 300_000);

  it('carries every row and number over, what was left of a killed run or not, and the app goes on with it', async () => {
    const DATA_DIR = folder();
    const { code, said, complained } = await upgrade();
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said).toMatch(/Copied and compared [\d,]+ rows of \d+ tables/);
    expect(said).not.toContain('left behind');
    expect(readdirSync(DATA_DIR).sort()).toEqual(['postgres', `postgres-${OLD}`, 'postgres.log']);
    expect(postgresProcessesIn(DATA_DIR)).toEqual([]);

    const fresh = await openEmbeddedPostgres({ dataDir: DATA_DIR, mode: 'own' });
    expect((await query(fresh.url, 'show server_version'))[0]).not.toMatchObject({
      server_version: expect.stringMatching(`^${OLD}`),
    });
    // It counts the transactions of the server that it is on.
    expect(changed(before, await contentOf(fresh.url))).toEqual(['public.changes']);
    await fresh.stop();
    const app = await startServer({ DATA_DIR });
    expect((await app.get(PROFILE, token)).status).toBe(200);
    await signInAt(app, '9845012346');
    expect(await app.end('SIGTERM')).toBe(0);
  }, 300_000);
});
