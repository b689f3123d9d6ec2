import type pg from 'pg';
import { openConnection } from '../../db/client.ts';
import { dateOf, dayIn } from './campaigns/windows.ts';
import { DEMO_TIME_ZONE, demoStores } from './demo-stores.ts';
import { bringCampaignsUpToDate } from './load-campaigns.ts';
import { bringProductsUpToDate, productsEdition } from './products/load-products.ts';

/** Any number will do; processes that start together queue up on it. */
const LOCK_KEY = 5_207_303;
const BATCH = 250;

/** Under which names a database remembers the day and the products that it was last brought up to. */
const DAY_NOTE = 'demo';
const PRODUCTS_NOTE = 'demo products';

/** What a database that is up to date remembers under each name. */
type Notes = Record<string, string>;

/**
 * Puts stores, deals and products into a database that has none, and moves deals that are over to new
 * days, so that the demo never looks dead. Asks one question when it was here today already. Categories
 * have to be there. Safe to run from many processes at once: the first one works, the others find it
 * done.
 */
export async function loadDemo(databaseUrl: string, now: Date): Promise<void> {
  const notes: Notes = {
    [DAY_NOTE]: dateOf(dayIn(DEMO_TIME_ZONE, now)),
    [PRODUCTS_NOTE]: await productsEdition(),
  };
  const client = await openConnection(databaseUrl, 'baeon-demo');
  try {
    if ((await missingNotes(client, notes)).length === 0) return;
    await alone(client, async () => {
      const missing = await missingNotes(client, notes);
      if (missing.includes(DAY_NOTE)) {
        await fillStores(client);
        await bringCampaignsUpToDate(client, now);
      }
      if (missing.includes(PRODUCTS_NOTE)) await bringProductsUpToDate(client, now);
      for (const name of missing) await note(client, name, notes[name]!);
    });
  } finally {
    await client.end();
  }
}

/** The stores alone; tells how many it put in. */
export async function loadDemoStores(databaseUrl: string): Promise<number> {
  const client = await openConnection(databaseUrl, 'baeon-demo');
  try {
    return await alone(client, () => fillStores(client));
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

async function fillStores(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query('select from stores limit 1');
  if (rowCount !== 0) return 0;
  let loaded = 0;
  for (const batch of inBatches(demoStores())) loaded += await insert(client, batch);
  return loaded;
}

async function insert(client: pg.Client, stores: object[]): Promise<number> {
  const { rowCount } = await client.query(
    `insert into stores (
       place_id, name, about, category, address_line, city, state, pincode, latitude, longitude,
       rating, user_ratings_total, phone, time_zone, opening_hours, created_at, updated_at
     )
     select
       "placeId", name, about, category, "addressLine", city, state, pincode, latitude, longitude,
       rating, "userRatingsTotal", phone, "timeZone", "openingHours", now(), now()
     from jsonb_to_recordset($1) as store (
       "placeId" text, name text, about text, category text, "addressLine" text, city text,
       state text, pincode text, latitude double precision, longitude double precision, rating real,
       "userRatingsTotal" integer, phone text, "timeZone" text, "openingHours" jsonb
     )`,
    [JSON.stringify(stores)],
  );
  return rowCount ?? 0;
}

function* inBatches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
