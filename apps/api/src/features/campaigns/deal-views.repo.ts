import type pg from 'pg';

export type Views = { seen: number; opened: number };

/** In one order, so that processes that add at the same time never wait for each other in a circle. What is gone is left out. */
const ADD = `
  insert into campaign_views as known (day, campaign_id, seen, opened)
  select ($4::timestamptz at time zone coalesce(place.time_zone, 'Asia/Kolkata'))::date, c.id, n.seen, n.opened
  from unnest($1::uuid[], $2::integer[], $3::integer[]) as n (id, seen, opened)
  join campaigns c on c.id = n.id
  left join lateral (
    select s.time_zone from campaign_places p join stores s on s.id = p.store_id
    where p.campaign_id = c.id order by s.id limit 1
  ) place on true
  order by c.id
  on conflict (campaign_id, day) do update
  set seen = known.seen + excluded.seen, opened = known.opened + excluded.opened`;

export async function addViews(
  pool: pg.Pool,
  views: ReadonlyMap<string, Views>,
  now: Date,
): Promise<void> {
  const counts = [...views.values()];
  const values = [
    [...views.keys()],
    counts.map(({ seen }) => seen),
    counts.map(({ opened }) => opened),
    now,
  ];
  await pool.query(ADD, values);
}
