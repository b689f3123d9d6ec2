import type { Coordinates } from '@baeon/contracts/places/geo';
import type { StoreCategory } from '@baeon/contracts/stores/stores-wire';
import { asc, eq, getTableColumns, inArray, sql } from '../../db/drizzle.ts';
import type pg from 'pg';
import type { Executor } from '../../db/client.ts';
import { storeCategories, stores } from '../../db/tables/stores.ts';
import { isUuid } from '../../lib/uuid.ts';

export type StoreRecord = typeof stores.$inferSelect;

/** The nearest stores within a distance, nearest first. */
export async function findNearestStores(
  db: Executor,
  at: Coordinates,
  withinKm: number,
  atMost: number,
): Promise<{ store: StoreRecord; km: number }[]> {
  const near = sql`stores_near(${at.latitude}, ${at.longitude}, ${withinKm}, ${atMost}) as near`;
  const km = sql<number>`near.km`;
  return db
    .select({ store: getTableColumns(stores), km })
    .from(stores)
    .innerJoin(near, sql`near.store_id = ${stores.id}`)
    .orderBy(km, stores.id);
}

export async function findStoresByPlaceIds(
  db: Executor,
  placeIds: string[],
): Promise<StoreRecord[]> {
  if (placeIds.length === 0) return [];
  return db.select().from(stores).where(inArray(stores.placeId, placeIds));
}

export async function findStoresById(
  db: Executor,
  ids: string[],
): Promise<Map<string, StoreRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(stores).where(inArray(stores.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whatever stands in an address: what cannot be an id is no store's. */
export async function findStore(db: Executor, id: string): Promise<StoreRecord | null> {
  if (!isUuid(id)) return null;
  const [store] = await db.select().from(stores).where(eq(stores.id, id));
  return store ?? null;
}

export async function listCategories(db: Executor, atMost: number): Promise<StoreCategory[]> {
  return db
    .select({ id: storeCategories.id, name: storeCategories.name })
    .from(storeCategories)
    .orderBy(asc(storeCategories.position), asc(storeCategories.name))
    .limit(atMost);
}

/** What a store is found by. */
export type NamedStore = Coordinates & {
  id: string;
  name: string;
  category: string;
  place: string;
};

const NAMED = `select id, name, category, latitude, longitude,
  concat_ws(', ', address_line, city, pincode) as place from stores`;

/** In the order of their ids, from the one behind `after`. */
export async function readNamedStores(
  pool: pg.Pool,
  after: string,
  atMost: number,
): Promise<NamedStore[]> {
  const statement = `${NAMED} where id > $1 order by id limit $2`;
  return (await pool.query<NamedStore>(statement, [after, atMost])).rows;
}

export async function readNamedStoresById(pool: pg.Pool, ids: string[]): Promise<NamedStore[]> {
  return (await pool.query<NamedStore>(`${NAMED} where id = any($1::uuid[])`, [ids])).rows;
}
