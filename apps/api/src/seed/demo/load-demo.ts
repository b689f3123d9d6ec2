import type pg from 'pg';
import { openConnection } from '../../db/connection.ts';
import { demoStores } from './demo-stores.ts';

/** Any number will do; processes that start together queue up on it. */
const LOCK_KEY = 5_207_303;
const BATCH = 250;

/**
 * Puts the demo stores into a database that has none, and tells how many. Categories have to be there
 * already. Safe to run from many processes at once: the first one fills, the others find it done.
 */
export async function loadDemoStores(databaseUrl: string): Promise<number> {
  const client = await openConnection(databaseUrl, 'baeon-demo');
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    const { rowCount } = await client.query('select from stores limit 1');
    if (rowCount !== 0) return 0;
    let loaded = 0;
    for (const batch of inBatches(demoStores())) loaded += await insert(client, batch);
    await client.query('commit');
    return loaded;
  } finally {
    // Ending the connection undoes what was not committed, and gives the lock back.
    await client.end();
  }
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
