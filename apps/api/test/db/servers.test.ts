import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, openConnection } from '../../src/db/client.ts';
import { readDatabaseAddress, placeOfDatabase } from '../../src/db/database-address.ts';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { installJobs } from '../../src/db/jobs.ts';
import { freePort } from '../../src/lib/free-port.ts';
import { atEnd } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { query } from '../support/test-database.ts';
import { ownedByNobody } from '../embedded/support.ts';

/** Two servers; which of them takes writes is set below. */
let a: string;
let b: string;
let stopFirst: () => Promise<void>;

beforeAll(async () => {
  const [first, second] = await Promise.all([startServer(), startServer()]);
  [a, b, stopFirst] = [first.url, second.url, first.stop];
  for (const url of [a, b]) await query(url, 'create table t (at text)');
});

async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'baeon-servers-'));
  chmodSync(dataDir, 0o755);
  const settings = { fsync: 'off' };
  const server = await openEmbeddedPostgres({ dataDir, mode: 'own', label: 'a test', settings });
  let stopped: Promise<void> | null = null;
  const stop = () => (stopped ??= server.stop());
  atEnd(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  // The same for both, as for a primary and its standby.
  await query(server.url, "create role app superuser login password 'p,w'");
  const url = new URL(server.url);
  url.username = 'app';
  url.password = 'p%2Cw';
  return { url: url.href, stop };
}

const CERTIFICATE = join(import.meta.dirname, '../support/test-only-localhost.cert.pem');

async function useTls(url: string): Promise<void> {
  const [row] = await query<{ folder: string }>(
    url,
    "select current_setting('data_directory') as folder",
  );
  const key = join(row!.folder, 'server.key');
  cpSync(CERTIFICATE.replace('.cert.', '.key.'), key);
  cpSync(CERTIFICATE, join(row!.folder, 'server.crt'));
  chmodSync(key, 0o600);
  for (const file of [key, join(row!.folder, 'server.crt')]) ownedByNobody(file);
  await query(url, 'alter system set ssl = on');
  await query(url, 'select pg_reload_conf()');
  await eventually(async () => (await query<{ ssl: string }>(url, 'show ssl'))[0]!.ssl === 'on');
}

async function writable(url: string, takesWrites: boolean): Promise<void> {
  const wanted = takesWrites ? 'off' : 'on';
  await query(url, `alter system set default_transaction_read_only = ${wanted}`);
  await query(url, 'select pg_reload_conf()');
  await eventually(async () => {
    const [row] = await query<{ is: string }>(
      url,
      "select current_setting('default_transaction_read_only') as is",
    );
    return row!.is === wanted;
  });
}

const both = (asked = 'read-write', urls = [a, b]) => {
  const url = new URL(a);
  const hosts = urls.map((each) => new URL(each).host).join(',');
  return `postgres://${url.username}:${url.password}@${hosts}${url.pathname}?target_session_attrs=${asked}`;
};
const portOf = (url: string) => Number(new URL(url).port);
async function portAt(url: string): Promise<number> {
  const client = await openConnection(url, 'test');
  try {
    const { rows } = await client.query("select current_setting('port')::int as port");
    return rows[0].port as number;
  } finally {
    await client.end();
  }
}

describe('an address of several servers', () => {
  it.each([
    ['read-write', 'b'],
    ['read-only', 'a'],
    ['any', 'a'],
    ['primary', 'a'],
    ['prefer-standby', 'a'],
  ])('leads to the first that is %s: %s', async (asked, expected) => {
    await writable(a, false);
    await writable(b, true);
    expect(await portAt(both(asked))).toBe(portOf(expected === 'a' ? a : b));
  });

  it('leads jobs to the same', async () => {
    await writable(a, false);
    await writable(b, true);
    await installJobs(both(), async () => {});
    const isMade = async (url: string) =>
      (
        await query<{ made: boolean }>(url, "select to_regclass('pgboss.job') is not null as made")
      )[0]!.made;
    expect([await isMade(a), await isMade(b)]).toEqual([false, true]);
  });

  it('is held to the certificate of the server that was found, with TLS', async () => {
    await useTls(b);
    const away = new URL(a);
    away.host = `elsewhere.invalid:${await freePort()}`;
    const here = new URL(b);
    const way = (host: string) => {
      here.hostname = host;
      return `${both('any', [away.href, here.href])}&sslmode=verify-full&sslrootcert=${CERTIFICATE}`;
    };
    expect(await portAt(way('localhost'))).toBe(portOf(b));
    await expect(portAt(way('127.1'))).rejects.toThrow(/ERR_TLS_CERT_ALTNAME_INVALID/);
  });

  it('leads past one that does not answer', async () => {
    const away = new URL(a);
    away.port = String(await freePort());
    expect(await portAt(both('any', [away.href, b]))).toBe(portOf(b));
  });

  it('says of each why not, where none is what was asked for', async () => {
    const away = new URL(a);
    away.port = String(await freePort());
    await expect(portAt(both('standby', [away.href, b]))).rejects.toThrow(
      `no database server is standby (${away.host}: ECONNREFUSED; ${new URL(b).host} is a primary)`,
    );
  });

  it('leads a pool to the other one once its server takes no more writes', async () => {
    await writable(a, true);
    await writable(b, false);
    const database = connectDatabase(both(), { size: 4, onIdleError: () => {} });
    atEnd(() => database.close());
    const { pool, db } = database;
    const write = () => pool.query("insert into t values (current_setting('port')) returning at");
    const ports = async () =>
      new Set(
        (await Promise.all([write(), write(), write(), write()])).map(({ rows }) =>
          Number(rows[0].at),
        ),
      );
    expect(await ports()).toEqual(new Set([portOf(a)]));

    await writable(b, true);
    await writable(a, false);
    const failed = db.transaction((tx) => tx.execute("insert into t values ('x')"));
    await expect(failed).rejects.toMatchObject({ cause: { code: '25006' } });
    // One statement found out; none of the other connections is used any more.
    expect(await ports()).toEqual(new Set([portOf(b)]));
  });

  it('leads a pool to the other one once its server is gone', async () => {
    await writable(a, true);
    await writable(b, true);
    const way = both();
    const database = connectDatabase(way, { size: 2, onIdleError: () => {} });
    atEnd(() => database.close());
    const port = async () =>
      (await database.pool.query("select current_setting('port')::int as port")).rows[0]
        .port as number;
    expect(await port()).toBe(portOf(a));
    await stopFirst();
    expect(await eventually(() => port().catch(() => null), 'it answers again')).toBe(portOf(b));
  });
});

describe('an address', () => {
  it.each([
    ['mysql://a/b', 'must be a postgres:// address'],
    ['postgres://u:p@a:x,b/c', 'must be a postgres:// address'],
    ['postgres://u:p@a,,b/c', 'must be a postgres:// address'],
    [
      'postgres://a,b/c?target_session_attrs=best',
      /^must ask for a target_session_attrs of any, read-write/,
    ],
  ])('%s is refused, without showing it', (url, said) => {
    expect(() => readDatabaseAddress(url)).toThrow(said);
  });

  it('is told without its secrets', () => {
    expect(placeOfDatabase('postgres://me:p,w@a:5432,[::1]:5433/db?sslmode=require')).toBe(
      'a:5432,[::1]:5433/db',
    );
  });
});
