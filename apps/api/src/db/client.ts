import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from './drizzle.ts';
import pg from 'pg';
import { connectionTo, forgetServer } from './find-server.ts';
import { watchConnections } from './pool-watch.ts';

export type Db = NodePgDatabase;
/** A transaction or the database itself: what a repo needs to run a statement. */
export type Executor = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/** No statement of a request may hold a connection for longer than a person would wait. */
export const STATEMENT_LIMITS = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
};

type Options = {
  onIdleError(error: Error): void;
  /** How many connections it may have. */
  size?: number;
  /** Whether a transaction pooler stands in between: each transaction may be on another connection of the server's. */
  pooled?: boolean;
  waited?(seconds: number): void;
};

export function connectDatabase(url: string, options: Options): Database {
  const { size = 20, pooled = false } = options;
  const pool = new pg.Pool({
    ...connectionTo(url),
    application_name: 'baeon-api',
    max: size,
    connectionTimeoutMillis: 10_000,
    // A pooler lets nobody in who asks for these at the start: there the role has them.
    ...(pooled ? {} : STATEMENT_LIMITS),
  });
  // Without a listener a connection lost while idle (server restart) would end the process.
  pool.on('error', options.onIdleError);
  // The same for one lost in the middle of a transaction: whoever has it sees the next statement fail.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (pooled) pool.on('connect', askWithoutNames);
  watchConnections(pool, { becameReadOnly: () => forgetServer(url), waited: options.waited });
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** Statements that are prepared by name stay with one connection of the server's; the next one may be on another. */
function askWithoutNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const unnamed = (asked: { name?: string }, ...more: unknown[]) =>
    query(asked.name === undefined ? asked : { ...asked, name: undefined }, ...more);
  client.query = unnamed as typeof client.query;
}

/** One connection of its own, for work that is not a request's; the caller ends it. */
export async function openConnection(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTo(url),
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that is cut fails the query in hand; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}
