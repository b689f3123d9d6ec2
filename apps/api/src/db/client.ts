import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from './drizzle.ts';
import pg from 'pg';

export type Db = NodePgDatabase;
/** A transaction or the database itself: what a repo needs to run a statement. */
export type Executor = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

export function connectDatabase(
  url: string,
  options: { onIdleError(error: Error): void; waited?(seconds: number): void },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'baeon-api',
    max: 20,
    connectionTimeoutMillis: 10_000,
    // No statement of a request may hold a connection for longer than a person would wait.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // Without a listener a connection lost while idle (server restart) would end the process.
  pool.on('error', options.onIdleError);
  // The same for one lost in the middle of a transaction: whoever has it sees the next statement fail.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (options.waited) timeWaits(pool, options.waited);
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** Tells how long whoever asked for a connection has waited until there was one, or none. */
function timeWaits(pool: pg.Pool, waited: (seconds: number) => void): void {
  type Done = Parameters<pg.Pool['connect']>[0];
  type Connect = { (): Promise<pg.PoolClient>; (done: Done): void };
  const connect = pool.connect.bind(pool) as Connect;
  pool.connect = ((done?: Done) => {
    const asked = performance.now();
    const note = () => waited((performance.now() - asked) / 1000);
    if (!done) return connect().finally(note);
    return connect((...outcome) => {
      note();
      done(...outcome);
    });
  }) as pg.Pool['connect'];
}

/** One connection of its own, for work that is not a request's; the caller ends it. */
export async function openConnection(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that is cut fails the query in hand; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}
