import pg from 'pg';

/** One connection of its own, for work that is not a request's; the caller ends it. */
export async function openConnection(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  // A connection that is cut fails the query in hand; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}
