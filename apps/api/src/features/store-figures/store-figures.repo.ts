import type { FiguresOfDay, FiguresOfDeal } from '@baeon/contracts/counter/store-figures-wire';
import type { Executor } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows.ts';

/** The newest of a store; what else it ever had shows by what was redeemed and refused. */
const MOST_CAMPAIGNS = 1000;
const MOST_DEALS = 100;
const MOST_LINES = 100_000;

/** Days where a store is, the first and the last of which count, and the moment at which they begin. */
export type FiguresSpan = {
  storeId: string;
  first: string;
  last: string;
  since: string;
  zone: string;
};

export async function findSpan(
  db: Executor,
  storeId: string,
  days: number,
  now: Date,
): Promise<FiguresSpan | null> {
  const [row] = await rowsOf<FiguresSpan>(
    db,
    sql`select s.id as "storeId", s.time_zone as zone, first::text, last::text,
               first::timestamp at time zone s.time_zone as since
        from stores s
        cross join lateral (select (${now}::timestamptz at time zone s.time_zone)::date) today (last)
        cross join lateral (select last - (${days}::int - 1)) begun (first)
        where s.id = ${storeId}`,
    'since',
  );
  return row ?? null;
}

const SUMS = sql`sum(seen)::float8 as seen, sum(opened)::float8 as opened,
  sum(claimed)::float8 as claimed, sum(redeemed)::float8 as redeemed, sum(refused)::float8 as refused,
  sum(saving_rupees)::float8 as saving_rupees, sum(saving_unknown)::float8 as saving_unknown`;

/** What there is of each day and deal. Whatever is added up is found by campaign or store and time, never by all. */
const summed = ({ storeId, first, last, since, zone }: FiguresSpan) => sql`
  own as materialized (
    select c.id, c.kind from campaign_places p join campaigns c on c.id = p.campaign_id
    where p.store_id = ${storeId} order by c.created_at desc, c.id limit ${MOST_CAMPAIGNS}
  ), counted (day, campaign_id, seen, opened, claimed, redeemed, refused, saving_rupees, saving_unknown) as (
    select v.day, own.id, v.seen, v.opened, 0, 0, 0, 0, 0
    from own cross join lateral (
      select day, seen, opened from campaign_views
      where campaign_id = own.id and day between ${first}::date and ${last}::date
    ) v
    union all
    select i.day, own.id, 0, 0, i.count, 0, 0, 0, 0
    from own cross join lateral (
      select (l.at at time zone ${zone})::date as day, count(*) from coupon_ledger l
      where l.campaign_id = own.id and l.event = 'issued' and l.at >= ${since}
        and not exists (
          select from coupon_ledger back
          where back.coupon_id = l.coupon_id and back.event = 'returned')
      group by 1
    ) i
    where own.kind = 'deal'
    union all
    select (at at time zone ${zone})::date, campaign_id, 0, 0, 0, count(*), 0,
           coalesce(sum(saving_rupees), 0), count(*) filter (where saving_rupees is null)
    from redemptions where store_id = ${storeId} and at >= ${since} and undone_at is null
    group by 1, 2
    union all
    select (at at time zone ${zone})::date, campaign_id, 0, 0, 0, 0, count(*), 0, 0
    from coupon_refusals where store_id = ${storeId} and at >= ${since}
    group by 1, 2
  ), summed as materialized (
    select day, campaign_id, ${SUMS} from counted
    where day between ${first}::date and ${last}::date group by 1, 2
  )`;

/** Days of which there is nothing are left out. */
export async function sumFigures(db: Executor, span: FiguresSpan) {
  const rows = await rowsOf<({ id: null } & FiguresOfDay) | ({ day: null } & FiguresOfDeal)>(
    db,
    sql`with ${summed(span)}, by_deal as (
          select campaign_id, ${SUMS} from summed group by 1
          order by redeemed desc, claimed desc, opened desc, seen desc, campaign_id
          limit ${MOST_DEALS}
        )
        select day::text, null as id, null as title, null as stores, ${SUMS}
        from summed group by day
        union all
        select null, c.id, c.title,
               (select count(*)::int from campaign_places p where p.campaign_id = c.id),
               seen, opened, claimed, redeemed, refused, saving_rupees, saving_unknown
        from by_deal join campaigns c on c.id = campaign_id`,
  );
  return {
    days: rows.filter((row): row is { id: null } & FiguresOfDay => row.id === null),
    deals: rows.filter((row): row is { day: null } & FiguresOfDeal => row.id !== null),
  };
}

export type FiguresLine = FiguresOfDay & Pick<FiguresOfDeal, 'title'>;

export const listFigures = (db: Executor, span: FiguresSpan): Promise<FiguresLine[]> =>
  rowsOf(
    db,
    sql`with ${summed(span)}
        select s.day::text, c.title, seen, opened, claimed, redeemed, refused, saving_rupees,
               saving_unknown
        from summed s join campaigns c on c.id = s.campaign_id
        order by s.day, c.title, c.id limit ${MOST_LINES}`,
  );
