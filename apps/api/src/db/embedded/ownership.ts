import { realpathSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { isLiving, isPostmasterOf } from './processes.ts';
import { DATABASE, HOST, SUPERUSER } from './server-address.ts';

export type Server = { pid: number; port: number; cluster: string; password: string };
type Holder = { pid: number; label: string; since: Date };
export type Claim = { client: pg.Client } | { holder: Holder };

const LOCK = 5_018_232_601;
const POLL_MS = 50;
/** for the backend of a killed owner to notice that its connection is gone */
const LINGER_MS = 10_000;

/**
 * The owner is whoever holds an advisory lock in the server itself: it goes with the owner's
 * connection, and so with its process, however that ends.
 */
export async function claimOwnership(server: Server, label: string): Promise<Claim> {
  const client = new pg.Client({
    host: HOST,
    port: server.port,
    user: SUPERUSER,
    password: server.password,
    database: 'postgres',
    application_name: `baeon-owner ${process.pid} ${label}`,
    ssl: false,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  // Without a listener, a server that ends while the connection idles would end Node.
  client.on('error', () => {});
  try {
    await client.connect();
    await expectCluster(client, server.cluster);
    const holder = await lockOrHolder(client);
    await ensureDatabase(client);
    if (!holder) return { client };
    await client.end();
    return { holder };
  } catch (error) {
    void client.end().catch(() => {});
    throw isOurServersRefusal(error, server)
      ? new EmbeddedPostgresError(
          `the PostgreSQL of ${server.cluster} does not accept the password kept there`,
          { cause: error },
        )
      : error;
  }
}

function isOurServersRefusal(error: unknown, server: Server): boolean {
  return errorCode(error) === '28P01' && isPostmasterOf(server.pid, server.cluster);
}

/** The port may have passed to another server since it was read. */
async function expectCluster(client: pg.Client, cluster: string): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const actual = rows[0]?.data_directory ?? '';
  if (realpathSync(actual) !== cluster) throw new Error(`this is the PostgreSQL of ${actual}`);
}

async function lockOrHolder(client: pg.Client): Promise<Holder | undefined> {
  const end = Date.now() + LINGER_MS;
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>(
      'select pg_try_advisory_lock($1) as got',
      [LOCK],
    );
    if (rows[0]?.got) return undefined;
    const holder = await findHolder(client);
    if (holder && (isLiving(holder.pid) || Date.now() > end)) return holder;
    if (Date.now() > end) throw new Error('the ownership is neither free nor held');
    await delay(POLL_MS);
  }
}

async function findHolder(client: pg.Client): Promise<Holder | undefined> {
  const { rows } = await client.query<{ application_name: string; backend_start: Date }>(
    `select application_name, backend_start
       from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32 | objid::bigint) = $1`,
    [LOCK],
  );
  const row = rows[0];
  if (!row) return undefined;
  const [, pid = '0', label = ''] = /^\S+ (\d+) (.*)$/.exec(row.application_name) ?? [];
  return { pid: Number(pid), label, since: row.backend_start };
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount) return;
  try {
    // From template0, because nobody can be connected to that one, which would forbid the copy.
    await client.query(`create database ${DATABASE} template template0`);
  } catch (error) {
    // A second start may be doing the same.
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  }
}
