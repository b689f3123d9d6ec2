import type { Coordinates } from '@baeon/contracts/places/geo';
import type { Place } from '@baeon/contracts/places/places-wire';
import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Db, Executor } from '../../db/client.ts';
import { places } from '../../db/tables/stores.ts';
import type { Reading } from './readings.ts';
import { joined } from '@baeon/search/search-name';
import { wellKnownCities } from './well-known-cities.ts';

/** How well a place fits a text: one of its names, the start of one, the start of a word in one. */
export const FIT = { name: 0, start: 1, word: 2 } as const;

/** Around here every town is better known than a large city far away. */
const NEIGHBOURHOOD_KM = 100;
/** Share of three-letter pieces; what is less alike is a few letters off at least. */
const ALIKE = 0.45;

type Search = {
  reading: Reading;
  /** Whose neighbourhood comes first. */
  near: Coordinates;
  limit: number;
  /** 'area' puts areas first, 'city' leaves them out. */
  kind?: Place['kind'] | undefined;
  /** Only what lies around a point. */
  around?: (Coordinates & { km: number }) | undefined;
};

export type FoundPlace = Place & { fit: number; names: string[] };

const namesOf = sql`string_to_array(${places.searchNames}, E'\n')`;
const { name, kind, city, state, latitude, longitude } = places;
const placeFields = { name, kind, city, state, latitude, longitude };
const columns = sql.join(Object.values(placeFields), sql`, `);
const wellKnown = wellKnownCities.map(([name, state]) => `${name}, ${state}`);

const kmFrom = (point: Coordinates) =>
  sql`distance_km(${point.latitude}, ${point.longitude}, ${places.latitude}, ${places.longitude})`;

const isWellKnown = sql`concat(${places.name}, ', ', ${places.state}) in ${wellKnown}`;

/** By the index first, which knows the map only. */
const liesAround = ({ latitude, longitude, km }: Coordinates & { km: number }) => sql`
  map_point <@ circle(map_point(${latitude}, ${longitude}), map_reach(${latitude}, ${km}))
  and ${kmFrom({ latitude, longitude })} <= ${km}`;

/** The text as it is and without its spaces: once where that is the same. */
const either = (name: string, fits: (text: string) => SQL) =>
  sql`(${sql.join([...new Set([name, joined(name)])].map(fits), sql` or `)})`;

/** Neither % nor _ is left in the text: a search name is letters, digits and spaces. */
const startsOrHasWord = (text: string) => sql`(
  ${places.searchNames} like ${`${text}%`}
  or ${places.searchNames} like ${`%\n${text}%`}
  or ${places.searchNames} like ${`% ${text}%`}
)`;

const liesIn = (part: string) => sql`(
  lower(${places.state}) like ${`${part}%`}
  or (${places.city}, ${places.state}) in (
    select c.name, c.state from places c
    where c.kind = 'city' and (c.search_names like ${`${part}%`} or c.search_names like ${`%\n${part}%`})
  )
)`;

/** The places for which `fits` holds, told apart and in order; `fit` is the less the better. */
function ranked(search: Search, fits: SQL, fit: SQL): SQL {
  const { reading, near, kind, around, limit } = search;
  const conditions = [fits, ...reading.within.map(liesIn)];
  if (kind === 'city') conditions.push(sql`${places.kind} = 'city'`);
  if (around) conditions.push(sql`${kmFrom(around)} <= ${around.km}`);
  // Two rows that look the same to a person are one.
  return sql`
    select name, kind, city, state, latitude, longitude, fit, names from (
      select *,
        km > ${NEIGHBOURHOOD_KM} and (kind = 'area' or not known) as obscure,
        row_number() over (partition by name, city, state order by fit, km) as nth
      from (
        select ${columns}, ${namesOf} as names, ${fit} as fit, ${kmFrom(near)} as km,
          ${isWellKnown} as known
        from ${places} where ${sql.join(conditions, sql` and `)}
      ) fitting
    ) numbered
    where nth = 1
    order by ${kind === 'area' ? sql`kind = 'area' desc, ` : sql``} fit, obscure, km, name
    limit ${limit}`;
}

/** Places with a name, or a word in one, that is the text or starts with it. */
export async function findByStart(db: Executor, search: Search): Promise<FoundPlace[]> {
  const { name } = search.reading;
  const letters = joined(name);
  const fit = sql`(
    select min(case
      when n.name in (${name}, ${letters}) then ${FIT.name}::int
      when starts_with(n.name, ${name}) or starts_with(n.name, ${letters}) then ${FIT.start}::int
      else ${FIT.word}::int
    end) from unnest(${namesOf}) as n (name)
  )`;
  const fits = either(name, startsOrHasWord);
  return (await db.execute<FoundPlace>(ranked(search, fits, fit))).rows;
}

/** Places with a name that is spelt somewhat like the text, the most alike first. */
export async function findAlike(db: Db, search: Search): Promise<FoundPlace[]> {
  const { name } = search.reading;
  const letters = joined(name);
  const unlikeness = sql`(
    select 1 - max(greatest(similarity(n.name, ${name}), similarity(n.name, ${letters})))
    from unnest(${namesOf}) as n (name)
  )`;
  const fits = either(name, (text) => sql`${text} <% ${places.searchNames}`);
  return db.transaction(async (tx) => {
    // The planner holds comparing every name for cheap, which it is not: 40 ms instead of 2.
    await tx.execute(sql`select
      set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true),
      set_config('enable_seqscan', 'off', true)`);
    return (await tx.execute<FoundPlace>(ranked(search, fits, unlikeness))).rows;
  });
}

export async function findNearestPlace(
  db: Executor,
  at: Coordinates,
  kind: Place['kind'],
  withinKm: number,
): Promise<Place | null> {
  const [nearest] = await db
    .select(placeFields)
    .from(places)
    .where(and(eq(places.kind, kind), liesAround({ ...at, km: withinKm })))
    .orderBy(kmFrom(at))
    .limit(1);
  return nearest ?? null;
}

export type Bounds = { south: number; west: number; north: number; east: number };

/** A part of the map wider than this shows towns; the parts of one would only be a heap of names. */
const AREAS_BELOW_DEGREES = 1;

/** What to write on a part of the map: large cities first, then what is nearest to its middle. */
export async function findWithin(db: Executor, bounds: Bounds, limit: number): Promise<Place[]> {
  const { south, west, north, east } = bounds;
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const isWide = north - south > AREAS_BELOW_DEGREES;
  return db
    .select(placeFields)
    .from(places)
    .where(
      and(
        sql`map_point <@ box(map_point(${south}, ${west}), map_point(${north}, ${east}))`,
        isWide ? eq(places.kind, 'city') : undefined,
      ),
    )
    .orderBy(sql`${isWellKnown} desc`, kmFrom(middle), places.name)
    .limit(limit);
}

/** Of the places around a point, the one that is nearest to another. */
export async function findNearestWithin(
  db: Executor,
  at: Coordinates,
  around: Coordinates & { km: number },
): Promise<Place | null> {
  const [nearest] = await db
    .select(placeFields)
    .from(places)
    .where(liesAround(around))
    .orderBy(kmFrom(at), places.name)
    .limit(1);
  return nearest ?? null;
}

/** What people call the region around a point: the nearest large city in it, else the nearest town. */
export async function findCityAround(
  db: Executor,
  around: Coordinates & { km: number },
): Promise<string | null> {
  const [city] = await db
    .select({ name: places.name })
    .from(places)
    .where(and(eq(places.kind, 'city'), liesAround(around)))
    .orderBy(sql`${isWellKnown} desc`, kmFrom(around))
    .limit(1);
  return city?.name ?? null;
}
