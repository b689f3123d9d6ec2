import { openConnection } from '../apps/api/src/db/client.ts';
import { NEARBY_RADIUS_KM } from '@baeon/contracts/places/geo';
import { NEARBY_PAGE_SIZE } from '@baeon/contracts/common/page-sizes';
import type { Place } from './load/tasks.ts';

const HERE = 'st_setsrid(st_makepoint($2, $1), 4326)::geography';

/**
 * The fastest form that PostGIS has for this: its index gives the nearest by order, and what is too
 * far away is dropped afterwards. With ST_DWithin in the where clause it would collect all in reach.
 */
const nearest = (where: string): string => `
  select campaign_id, metres from (
    select campaign_id, place <-> ${HERE} as metres
    from postgis_places ${where}
    order by place <-> ${HERE}
    limit ${NEARBY_PAGE_SIZE}
  ) near
  where metres <= ${NEARBY_RADIUS_KM * 1000}`;

export const postgisNearest = nearest('');
export const postgisNearestOfCategory = nearest('where category = $3');

/** The places of all live campaigns as PostGIS wants them, indexed for both queries; its version. */
export async function addPostgisPlaces(
  databaseUrl: string,
  at: Place,
  category: string,
): Promise<string> {
  const connection = await openConnection(databaseUrl, 'baeon-bench');
  try {
    await connection.query(`
      create extension postgis;
      create table postgis_places as
        select p.campaign_id, p.category,
               st_setsrid(st_makepoint(p.longitude, p.latitude), 4326)::geography as place
        from campaign_places p join campaigns c on c.id = p.campaign_id
        where p.open and c.starts_at <= now() and c.ends_at >= now();
      create index on postgis_places using gist (place);
      create index on postgis_places using gist (category, place);
    `);
    await connection.query('vacuum (analyze) postgis_places');
    const { rows } = await connection.query('select postgis_lib_version() as version');
    const values = [at.latitude, at.longitude];
    await refusePlanWithoutIndex(connection, postgisNearest, values);
    await refusePlanWithoutIndex(connection, postgisNearestOfCategory, [...values, category]);
    return String(rows[0].version);
  } finally {
    await connection.end();
  }
}

type Connection = Awaited<ReturnType<typeof openConnection>>;

/** A comparison with a badly planned query would be worth nothing. */
async function refusePlanWithoutIndex(
  connection: Connection,
  statement: string,
  values: unknown[],
): Promise<void> {
  const { rows } = await connection.query(`explain ${statement}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  if (!/Index Scan using postgis_places/.test(plan)) {
    throw new Error(`PostGIS does not use its index:\n${plan}`);
  }
}
