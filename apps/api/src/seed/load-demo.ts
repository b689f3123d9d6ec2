import type pg from 'pg';
import { openConnection } from '../db/client.ts';
import type { DemoFiles } from './fill-demo.ts';

/** Any number will do; processes that start together queue up on it. */
const LOCK_KEY = 5_207_303;

/** Under which names a database remembers the day and the products that it was last brought up to. */
const DAY_NOTE = 'demo';
const PRODUCTS_NOTE = 'demo products';

/** What a database that is up to date remembers under each name. */
type Notes = Record<string, string>;

export type DemoCity = DemoFiles & {
  day(now: Date): string;
  /** Another one for every change of the products. */
  productsEdition(): string;
};

/**
 * Puts stores, deals and products into a database that has none, and moves deals that are over to new
 * days, so that the demo never looks dead. Asks one question when it was here today already. Categories
 * have to be there. Safe to run from many processes at once: the first one works, the others find it
 * done.
 */
export async function bringDemoUpToDate(
  databaseUrl: string,
  now: Date,
  demo: DemoCity,
): Promise<void> {
  const notes: Notes = {
    [DAY_NOTE]: demo.day(now),
    [PRODUCTS_NOTE]: demo.productsEdition(),
  };
  await onConnection(databaseUrl, async (client) => {
    if ((await missingNotes(client, notes)).length === 0) return;
    await alone(client, async () => {
      const missing = await missingNotes(client, notes);
      const { fillStores, bringCampaignsUpToDate, bringProductsUpToDate } =
        await import('./fill-demo.ts');
      if (missing.includes(DAY_NOTE)) {
        await fillStores(client, demo);
        await bringCampaignsUpToDate(client, demo, now);
      }
      if (missing.includes(PRODUCTS_NOTE)) await bringProductsUpToDate(client, demo, now);
      for (const name of missing) await note(client, name, notes[name]!);
    });
  });
}

/** The stores alone; tells how many it put in. */
export const fillDemoStores = (databaseUrl: string, demo: DemoCity): Promise<number> =>
  onConnection(databaseUrl, (client) =>
    alone(client, async () => {
      const { fillStores } = await import('./fill-demo.ts');
      return fillStores(client, demo);
    }),
  );

async function onConnection<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openConnection(databaseUrl, 'baeon-demo');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The names under which something else is remembered, or nothing. */
async function missingNotes(client: pg.Client, notes: Notes): Promise<string[]> {
  const { rows } = await client.query<{ name: string; edition: string }>(
    'select name, edition from reference_data where name = any ($1)',
    [Object.keys(notes)],
  );
  const noted = new Map(rows.map(({ name, edition }) => [name, edition]));
  return Object.keys(notes).filter((name) => noted.get(name) !== notes[name]);
}

async function note(client: pg.Client, name: string, edition: string): Promise<void> {
  await client.query(
    `insert into reference_data (name, edition) values ($1, $2)
     on conflict (name) do update set edition = excluded.edition, loaded_at = now()`,
    [name, edition],
  );
}

/** Ending the connection undoes what was not committed, and gives the lock back. */
async function alone<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
  const done = await work();
  await client.query('commit');
  return done;
}
