import { prepareDatabase } from '../apps/api/src/prepare-database.ts';
import { seedCampaigns } from '../apps/api/src/seed/load/seed-campaigns.ts';
import type { ClaimedDeal, Place } from './load/tasks.ts';
import { randomNumbers } from './numbers.ts';
import type { Postgres } from './postgres.ts';
import { sql } from './sql.ts';

const KM_PER_DEGREE = 111.2;
/** People are where shops are, give or take this. */
const AROUND_KM = 3;

/** A database of its own that holds so many campaigns; gives its address. */
export async function makeDatabase(
  postgres: Postgres,
  name: string,
  campaigns: number,
): Promise<string> {
  await sql(postgres.url('postgres'), `create database ${name}`);
  const url = postgres.url(name);
  await prepareDatabase(url, () => {});
  await seedCampaigns(url, { campaigns });
  return url;
}

/** Campaigns that can be found now, each counted once for each place where it can be used. */
export async function countLivePlaces(databaseUrl: string): Promise<number> {
  const [{ count }] = await sql<{ count: number }>(
    databaseUrl,
    `select count(*)::integer as count
     from campaign_places p join campaigns c on c.id = p.campaign_id
     where p.open and c.starts_at <= now() and c.ends_at >= now()`,
  );
  return count;
}

/** Where people ask from: around places of campaigns, and so mostly where there are many. */
export async function drawPlaces(databaseUrl: string, count: number): Promise<Place[]> {
  const shops = await sql<Place>(
    databaseUrl,
    `select latitude, longitude from campaign_places
     order by md5(campaign_id::text || store_id::text) limit $1`,
    [count],
  );
  const random = randomNumbers(count);
  const aside = () => ((random() + random() - 1) * AROUND_KM) / KM_PER_DEGREE;
  const rounded = (degrees: number) => Number(degrees.toFixed(6));
  return Array.from({ length: count }, (_, number) => {
    const { latitude, longitude } = shops[number % shops.length]!;
    return { latitude: rounded(latitude + aside()), longitude: rounded(longitude + aside()) };
  });
}

export async function mostUsualCategory(databaseUrl: string): Promise<string> {
  const [{ category }] = await sql<{ category: string }>(
    databaseUrl,
    'select category from campaign_places group by category order by count(*) desc limit 1',
  );
  return category;
}

/** New campaigns of so many coupons each, at stores by chance. */
export async function addDeals(
  databaseUrl: string,
  count: number,
  total: number,
): Promise<ClaimedDeal[]> {
  return sql<ClaimedDeal>(
    databaseUrl,
    `with shops as (
       select id, pincode, row_number() over (order by random()) - 1 as number,
              count(*) over () as all_of_them
       from stores
     ), at as materialized (
       select gen_random_uuid() as id, shops.id as store_id, shops.pincode
       from generate_series(0, $1 - 1) as deal
       join shops on shops.number = deal % shops.all_of_them
     ), added as (
       insert into campaigns (
         id, title, description, starts_at, ends_at, total, deals_left, created_at, updated_at
       )
       select id, 'Buy one, get one free', 'On everything in the shop, all day long.',
              now() - interval '1 day', now() + interval '30 days', $2, $2, now(), now()
       from at
     ), placed as (
       insert into campaign_places (campaign_id, store_id, category, latitude, longitude)
       select at.id, s.id, s.category, s.latitude, s.longitude
       from at join stores s on s.id = at.store_id
     )
     select id, store_id as "storeId", pincode from at`,
    [count, total],
  );
}
