import type pg from 'pg';
import { openConnection } from '../../db/connection.ts';
import { dateOf, dayIn } from './campaigns/windows.ts';
import { DEMO_TIME_ZONE, demoStores } from './demo-stores.ts';
import { bringCampaignsUpToDate } from './load-campaigns.ts';

/** Any number will do; processes that start together queue up on it. */
const LOCK_KEY = 5_207_303;
const BATCH = 250;

/** Under which name a database remembers the day that the demo was last brought up to. */
const NOTE = 'demo';

/**
 * Puts stores and deals into a database that has none, and moves deals that are over to new days, so
 * that the demo never looks dead. Asks one question when it was here today already. Categories have
 * to be there. Safe to run from many processes at once: the first one works, the others find it done.
 */
export async function loadDemo(databaseUrl: string, now: Date): Promise<void> {
  const today = dateOf(dayIn(DEMO_TIME_ZONE, now));
  const client = await openConnection(databaseUrl, 'baeon-demo');
  try {
    if (await isNoted(client, today)) return;
    await alone(client, async () => {
      if (await isNoted(client, today)) return;
      await fillStores(client);
      await bringCampaignsUpToDate(client, now);
      await client.query(
        `insert into reference_data (name, edition) values ($1, $2)
         on conflict (name) do update set edition = excluded.edition, loaded_at = now()`,
        [NOTE, today],
      );
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

async function isNoted(client: pg.Client, today: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from reference_data where name = $1 and edition = $2',
    [NOTE, today],
  );
  return rowCount !== 0;
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
