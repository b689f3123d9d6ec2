import type pg from 'pg';
import { cancelOnAbort, commit, connectForImport } from '../import/import-database.ts';

/** On a connection of its own, all or nothing: until the commit an abort takes everything back. */
export async function inOneTransaction<T>(
  databaseUrl: string,
  signal: AbortSignal | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectForImport(databaseUrl);
  let noLongerCancel = () => {};
  try {
    noLongerCancel = await cancelOnAbort(client, databaseUrl, signal);
    await client.query('begin');
    const outcome = await work(client);
    signal?.throwIfAborted();
    noLongerCancel();
    await commit(client);
    await tidyUp(client);
    return outcome;
  } finally {
    noLongerCancel();
    // Ending the connection undoes what was not committed.
    await client.end();
  }
}

/**
 * Notes what everybody can see by now, and what the tables are like, so that they are read the fast way
 * at once. The server does it by itself sooner or later, so whatever hinders it is no failure.
 */
async function tidyUp(client: pg.Client): Promise<void> {
  await client.query('vacuum (analyze) stores, campaigns, campaign_places').catch(() => {});
}
