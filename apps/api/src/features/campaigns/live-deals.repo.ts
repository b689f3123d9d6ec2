import type { UseHours } from '@baeon/contracts/campaigns/use-hours';
import type pg from 'pg';
import type { StoreSummary } from '../../lib/store-summary.ts';

/** Plain SQL on the pool: a million of these are read at a start, and a mapper would double its time. */

export type LiveDealRow = {
  id: string;
  title: string;
  description: string;
  terms: string | null;
  useHours: UseHours | null;
  image: string | null;
  /** Milliseconds. */
  starts: number;
  ends: number;
  deals_left: number;
  /** Rupees, percent below nought, or nothing. */
  saving: number;
  /** With commas between them; null without any. */
  store_ids: string | null;
};

/** With the address, which people search by as well, and what lists are sorted and filtered by. */
export type SearchedStore = StoreSummary & {
  addressLine: string;
  rating: number | null;
  ratings: number;
  refuses_much: boolean;
  /** Opening hours as JSON: most stores have the hours of others. */
  hours: string | null;
  special_days: string;
};

const DEALS = `select c.id, c.title, c.description, c.terms, c.use_hours as "useHours", c.image, c.deals_left,
    case c.saving_kind when 'rupees' then c.saving_amount when 'percent' then -c.saving_amount else 0 end as saving,
    (extract(epoch from c.starts_at) * 1000)::double precision as starts,
    (extract(epoch from c.ends_at) * 1000)::double precision as ends,
    (select string_agg(p.store_id::text, ',') from campaign_places p
     where p.campaign_id = c.id and p.open) as store_ids
  from campaigns c
  where campaign_is_open(c) and c.ends_at >= least($1, now())`;

const STORES = `select s.id, s.place_id as "placeId", s.name, s.category, s.city, s.state, s.pincode,
    s.latitude, s.longitude, s.logo, s.time_zone as "timeZone", s.address_line as "addressLine",
    s.rating, s.user_ratings_total as ratings, s.refuses_much, s.opening_hours::text as hours, s.special_days::text as special_days
  from stores s`;

/**
 * Those not over at a moment, of some stores. What is over by one clock alone stays: a clock may be wrong for a while,
 * and whoever answers leaves out what is over by then.
 */
export async function readLiveDealsOfStores(
  pool: pg.Pool,
  now: Date,
  storeIds: string[],
): Promise<LiveDealRow[]> {
  const statement = `${DEALS} and c.id in (
    select p.campaign_id from campaign_places p where p.open and p.store_id = any($2::uuid[]))`;
  return (await pool.query<LiveDealRow>(statement, [now, storeIds])).rows;
}

export async function readLiveDealsById(
  pool: pg.Pool,
  now: Date,
  ids: string[],
): Promise<LiveDealRow[]> {
  return (await pool.query<LiveDealRow>(`${DEALS} and c.id = any($2::uuid[])`, [now, ids])).rows;
}

/** Those with deals, by id. */
export async function readDealStores(
  pool: pg.Pool,
  { after, atMost }: { after: string; atMost: number },
): Promise<SearchedStore[]> {
  const statement = `${STORES}
    where s.id > $1 and exists (select from campaign_places p where p.store_id = s.id and p.open)
    order by s.id limit $2`;
  return (await pool.query<SearchedStore>(statement, [after, atMost])).rows;
}

export async function readDealStoresById(pool: pg.Pool, ids: string[]): Promise<SearchedStore[]> {
  return (await pool.query<SearchedStore>(`${STORES} where s.id = any($1::uuid[])`, [ids])).rows;
}
