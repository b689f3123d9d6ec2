import type pg from 'pg';
import { placeOfDatabase } from './database-address.ts';
import { openConnection } from './client.ts';

const LOOKS = 3;

/** What needs a session, a lock or a table of its own, would lose it between two statements. */
export class PoolerError extends Error {
  constructor(url: string) {
    super(
      `A transaction pooler stands before the database at ${placeOfDatabase(url)}. Set DATABASE_DIRECT_URL to the ` +
        'address of the database itself: migrations, jobs and commands need a session that stays theirs.',
    );
  }
}

/**
 * Refuses a connection behind which the server's changes, as it does behind a pooler in transaction mode. A pooler
 * that keeps one for each session is let through.
 */
export async function refusePooler(client: pg.Client, url: string): Promise<void> {
  const own = await backendOf(client);
  if (own === (client as unknown as { processID: number }).processID) return;
  const other = await openConnection(url, 'baeon-pooler');
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      const others = await backendOf(other);
      if (others === own || (await backendOf(client)) !== own) throw new PoolerError(url);
    }
  } finally {
    await other.end();
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}
