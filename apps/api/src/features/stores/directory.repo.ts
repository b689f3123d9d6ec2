import type { Coordinates } from '@baeon/contracts/places/geo';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';

type Around = {
  at: Coordinates;
  withinKm: number;
  /** Kept are stores whose category contains this. */
  category: string | undefined;
  atMost: number;
};

/** The order on the map and on the ground may differ a little: so many more are measured. */
const SLACK = 16;

async function rowsOf<T>(db: Executor, statement: ReturnType<typeof sql>): Promise<T[]> {
  return (await db.execute(statement)).rows as T[];
}

/** Ids of stores around a place, the nearest first. One index serves all, another one each category. */
export async function findStoresAround(
  db: Executor,
  { at, withinKm, category, atMost }: Around,
): Promise<{ id: string; km: number }[]> {
  const { latitude, longitude } = at;
  if (category === undefined) {
    return rowsOf(
      db,
      sql`select store_id as id, km from stores_near(${latitude}, ${longitude}, ${withinKm}, ${atMost})
          order by km, store_id`,
    );
  }
  return rowsOf(
    db,
    sql`with here as (
          select map_point(${latitude}::double precision, ${longitude}::double precision) as point,
                 map_reach(${latitude}::double precision, ${withinKm}::double precision) as reach
        ), found as (
          select near.id, distance_km(${latitude}, ${longitude}, near.latitude, near.longitude) as km
          from here cross join store_categories c
          cross join lateral (
            select s.id, s.latitude, s.longitude from stores s
            where s.category = c.name and s.map_point <@ circle(here.point, here.reach)
            order by s.map_point <-> here.point limit ${atMost + SLACK}
          ) near
          where strpos(c.name, ${category}) > 0
        )
        select id, km from found where km <= ${withinKm} order by km, id limit ${atMost}`,
  );
}

/** How many live deals each of some stores has; those without any are left out. */
export async function countLiveDeals(
  db: Executor,
  storeIds: string[],
  now: Date,
): Promise<Map<string, number>> {
  if (storeIds.length === 0) return new Map();
  const rows = await rowsOf<{ store_id: string; count: number }>(
    db,
    sql`select p.store_id, count(*)::int as count
        from campaign_places p join campaigns c on c.id = p.campaign_id
        where p.open and p.store_id in (${sql.join(
          storeIds.map((id) => sql`${id}::uuid`),
          sql`, `,
        )}) and c.kind = 'deal' and campaign_is_live(c, ${now}::timestamptz)
        group by p.store_id`,
  );
  return new Map(rows.map(({ store_id, count }) => [store_id, count]));
}
