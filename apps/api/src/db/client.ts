import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from './drizzle.ts';
import pg from 'pg';

export type Db = NodePgDatabase;
/** A transaction or the database itself: what a repo needs to run a statement. */
export type Executor = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

export function connectDatabase(
  url: string,
  options: { onIdleError(error: Error): void },
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
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** One connection of its own, for work that is not a request's; the caller ends it. */
export async function openConnection(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  // A connection that is cut fails the query in hand; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}
