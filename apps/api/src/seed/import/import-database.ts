import pg from 'pg';
import type { Config } from '../../config.ts';
import { openConnection } from '../../db/client.ts';
import { openDatabase } from '../../open-database.ts';
import { prepareDatabase } from '../../prepare-database.ts';
import { startFailure } from '../../start-failure.ts';
import { ImportError, UnsureError } from './import-error.ts';

const APPLICATION = 'baeon-import';
/** Any number will do; it is what imports that run at once meet at. */
const LOCK_KEY = 5_207_302;

/** Beside a running app its server is joined; without one it is started for as long as it takes. */
export async function onDatabase<T>(
  config: Config,
  { label, log, signal }: { label: string; log(line: string): void; signal: AbortSignal },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config, { mode: 'join', label, log });
  try {
    signal.throwIfAborted();
    await prepareDatabase(database.url, log);
    signal.throwIfAborted();
    return await work(database.url);
  } catch (error) {
    const told = startFailure(error, config.databaseUrl && database.where);
    throw typeof told === 'string' ? new ImportError(told, { cause: error }) : error;
  } finally {
    await database.stop();
  }
}

/**
 * One connection for the whole import: the staging table and the lock go with it, however it ends.
 */
export async function connectForImport(url: string): Promise<pg.Client> {
  const client = await openConnection(url, APPLICATION);
  try {
    // A large file takes as long as it takes, whatever is usual on this server.
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ got: boolean }>(
      'select pg_try_advisory_lock($1) as got',
      [LOCK_KEY],
    );
    if (!rows[0]!.got) {
      throw new ImportError(
        'another import is running on this database; try again when it is through',
      );
    }
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

export async function commit(client: pg.Client): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.severity === 'ERROR') throw error;
    throw new UnsureError(
      'The connection was lost while the work was being saved. Run it again: what has been saved stays as it is',
      { cause: error },
    );
  }
}

/** Ends the statement in hand when the work is to stop; gives what calls that off. */
export async function cancelOnAbort(
  client: pg.Client,
  url: string,
  signal: AbortSignal | undefined,
): Promise<() => void> {
  if (!signal) return () => {};
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const cancel = () => void cancelStatement(url, rows[0]!.pid).catch(() => {});
  signal.throwIfAborted();
  signal.addEventListener('abort', cancel);
  return () => signal.removeEventListener('abort', cancel);
}

async function cancelStatement(url: string, backend: number): Promise<void> {
  const client = await openConnection(url, APPLICATION);
  try {
    await client.query('select pg_cancel_backend($1)', [backend]);
  } finally {
    await client.end();
  }
}
