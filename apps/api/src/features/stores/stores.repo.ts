import type { Coordinates } from '@baeon/contracts/places/geo';
import type { StoreCategory } from '@baeon/contracts/stores/stores-wire';
import { asc, eq, getTableColumns, inArray, sql } from '../../db/drizzle.ts';
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
