import type { Coordinates } from '@baeon/contracts/places/geo';
import type pg from 'pg';

export type ShopName = { kind: 'category' | 'store' | 'deal'; text: string };

/** Names of categories, of the stores nearest to a place, and of deals that can be had. */
export async function readShopNames(
  pool: pg.Pool,
  near: Coordinates,
  now: Date,
  atMost: number,
): Promise<ShopName[]> {
  const { rows } = await pool.query<ShopName>(
    `(select 'category' as kind, name as text from store_categories order by position limit $4)
     union all
     (select 'store', name from stores order by map_point <-> map_point($1, $2) limit $4)
     union all
     (select 'deal', title from campaigns where kind = 'deal' and ends_at > $3
      order by ends_at limit $4)`,
    [near.latitude, near.longitude, now, atMost],
  );
  return rows;
}
