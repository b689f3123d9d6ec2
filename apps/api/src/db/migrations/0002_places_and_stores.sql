-- Where people are, where stores are, and who follows whom.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Web Mercator on a sphere of 6371 km, in kilometres. Near the poles it runs away, hence the bound.
create function map_point(latitude double precision, longitude double precision) returns point
language sql immutable strict parallel safe as $$
  select point(
    6371 * radians(longitude),
    6371 * ln(tan(pi() / 4 + radians(greatest(least(latitude, 89.9), -89.9)) / 2))
  )
$$;

create function distance_km(
  from_latitude double precision, from_longitude double precision,
  to_latitude double precision, to_longitude double precision
) returns double precision
language sql immutable strict parallel safe as $$
  select 2 * 6371 * asin(least(1, sqrt(
    sin(radians(to_latitude - from_latitude) / 2) ^ 2
    + cos(radians(from_latitude)) * cos(radians(to_latitude))
      * sin(radians(to_longitude - from_longitude) / 2) ^ 2
  )))
$$;

-- The length on the map, at most, of `km` on the ground around a latitude; a millimetre more, because
-- numbers as large as those of a map are rounded.
create function map_reach(latitude double precision, km double precision) returns double precision
language sql immutable strict parallel safe as $$
  select km / cos(radians(least(abs(latitude) + degrees(km / 6371), 89.9))) + 1e-6
$$;

create table interests (
  id text primary key,
  name text not null unique,
  position smallint not null
);

-- The name is a slash path; a store's category is the name and contains the id.
create table store_categories (
  id text primary key,
  name text not null unique check (strpos(name, id) > 0),
  position integer not null
);

create table stores (
  id uuid primary key default gen_random_uuid(),
  place_id text not null unique check (place_id ~ '^[[:alnum:]_:.-]{1,200}$'),
  name text not null check (name <> ''),
  about text,
  category text not null references store_categories (name) on update cascade,
  address_line text not null,
  city text not null,
  state text not null,
  pincode text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  map_point point not null generated always as (map_point(latitude, longitude)) stored,
  rating real check (rating between 0 and 5),
  user_ratings_total integer not null default 0 check (user_ratings_total >= 0),
  logo text,
  phone text,
  time_zone text not null default 'Asia/Kolkata',
  opening_hours jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index stores_map_point on stores using gist (map_point);
create index stores_category_map_point on stores using gist (category, map_point);

-- The nearest stores, exactly: the first pass finds how far the last of them is at most, the second
-- takes everything that close, whose order on the map and on the ground may differ a little.
create function stores_near(
  at_latitude double precision, at_longitude double precision,
  within_km double precision, at_most integer
) returns table (store_id uuid, km double precision)
language plpgsql stable parallel safe
set enable_bitmapscan = off
set jit = off
set plan_cache_mode = force_generic_plan
as $$
declare
  here point := map_point(at_latitude, at_longitude);
  reach double precision := within_km;
begin
  select max(near.far) into reach from (
    select distance_km(at_latitude, at_longitude, s.latitude, s.longitude) as far
    from stores s
    where s.map_point <@ circle(here, map_reach(at_latitude, within_km))
    order by s.map_point <-> here
    limit at_most
  ) near;
  reach := least(reach, within_km);
  return query
    select near.id, near.far from (
      select s.id, distance_km(at_latitude, at_longitude, s.latitude, s.longitude) as far
      from stores s
      where s.map_point <@ circle(here, map_reach(at_latitude, reach))
    ) near
    where near.far <= within_km
    order by near.far, near.id
    limit at_most;
end
$$;

alter table users
  add column age smallint check (age between 14 and 120),
  add column gender text check (gender in ('Male', 'Female', 'Others')),
  add column interests text[] not null default '{}',
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column city text,
  add column area text,
  -- Set once, when onboarding is finished for the first time.
  add column onboarded_at timestamptz,
  add constraint users_both_coordinates check ((latitude is null) = (longitude is null));

-- By place id and not by store: with an outside places provider people follow what has no row here.
create table follows (
  user_id uuid not null references users (id) on delete cascade,
  place_id text not null,
  created_at timestamptz not null,
  primary key (user_id, place_id)
);

create index follows_place_id on follows (place_id);

-- What stays of an account that was deleted: numbers, and nothing that leads back to a person.
create table departed_accounts (
  id bigint generated always as identity primary key,
  joined_month date not null,
  left_month date not null,
  login_status text not null,
  follows integer not null
);

-- The recent past of a number whose account was deleted, under a keyed hash: limits on codes outlive
-- the account, or deleting it would be a way around them.
create table departed_numbers (
  number_hash bytea primary key check (octet_length(number_hash) = 32),
  sends timestamptz[] not null,
  wrong_tries timestamptz[] not null,
  left_at timestamptz not null
);

-- The gazetteer. Filled from a public data set and from our own table of city areas.
create table places (
  id bigint generated always as identity primary key,
  name text not null,
  -- Lower case, without accents, old and other names behind it, one a line.
  search_names text not null,
  kind text not null check (kind in ('area', 'city')),
  city text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null,
  map_point point not null generated always as (map_point(latitude, longitude)) stored
);

create index places_search_names on places using gin (search_names gin_trgm_ops);
create index places_map_point on places using gist (map_point);

-- Which edition of our own tables (interests, categories, gazetteer) the database holds.
create table reference_data (
  name text primary key,
  edition text not null,
  loaded_at timestamptz not null default now()
);
