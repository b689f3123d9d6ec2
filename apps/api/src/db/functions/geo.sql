-- Distances, and points on a map.

-- Web Mercator, in kilometres. Near the poles it runs away, hence the bound. Generated columns keep what it
-- gives: it changes only together with a migration that writes them anew, and calls nothing of ours,
-- because a dump is restored without our search path.
create or replace function map_point(latitude double precision, longitude double precision) returns point
language sql immutable strict parallel safe as $$
  select point(
    6371 * radians(longitude),
    6371 * ln(tan(pi() / 4 + radians(greatest(least(latitude, 89.9), -89.9)) / 2))
  )
$$;

create or replace function distance_km(
  from_latitude double precision, from_longitude double precision,
  to_latitude double precision, to_longitude double precision
) returns double precision
language sql immutable strict parallel safe as $$
  select 2 * {{EARTH_RADIUS_KM}} * asin(least(1, sqrt(
    sin(radians(to_latitude - from_latitude) / 2) ^ 2
    + cos(radians(from_latitude)) * cos(radians(to_latitude))
      * sin(radians(to_longitude - from_longitude) / 2) ^ 2
  )))
$$;

-- The length on the map, at most, of `km` on the ground around a latitude; a millimetre more, because
-- numbers as large as those of a map are rounded.
create or replace function map_reach(latitude double precision, km double precision) returns double precision
language sql immutable strict parallel safe as $$
  select km / cos(radians(least(abs(latitude) + degrees(km / {{EARTH_RADIUS_KM}}), 89.9))) + 1e-6
$$;

-- Distances are told and compared in whole millimetres, so that every process gets the same order.
create or replace function whole_mm(km double precision) returns bigint
language sql immutable strict parallel safe as $$
  select floor(km * 1e6 + 0.5)::bigint
$$;
