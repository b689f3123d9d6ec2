-- What is near: stores, and deals for requests that are not answered from the cache.

-- The nearest stores, exactly: the first pass finds how far the last of them is at most, the second
-- takes everything that close, whose order on the map and on the ground may differ a little.
create or replace function stores_near(
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

-- The places nearest on the map, of one category or of all. Two statements, because one that serves
-- both could use neither index.
create or replace function open_places_near(centre point, map_km double precision, in_category text, at_most integer)
returns table (
  campaign_id uuid, store_id uuid, category text,
  latitude double precision, longitude double precision, away double precision
)
language plpgsql stable parallel safe rows 100
as $$
begin
  if in_category is null then
    return query
      select p.campaign_id, p.store_id, p.category, p.latitude, p.longitude, p.map_point <-> centre
      from campaign_places p
      where p.open and p.map_point <@ circle(centre, map_km)
      order by p.map_point <-> centre
      limit at_most;
  else
    return query
      select p.campaign_id, p.store_id, p.category, p.latitude, p.longitude, p.map_point <-> centre
      from campaign_places p
      where p.open and p.category = in_category and p.map_point <@ circle(centre, map_km)
      order by p.map_point <-> centre
      limit at_most;
  end if;
end
$$;

-- Live deals with a text in their title, by an index, or null where there are more of them. Planned anew for each text: it
-- depends on how often it stands there.
create or replace function deals_titled(pattern text, at_now timestamptz, at_most integer) returns uuid[]
language sql stable parallel safe
set enable_bitmapscan = on
set plan_cache_mode = force_custom_plan
as $$
  select case when count(*) <= at_most then coalesce(array_agg(titled.id), '{}') end from (
    select c.id from campaigns c
    where c.kind = 'deal' and c.title ilike pattern and campaign_is_live(c, at_now)
    limit at_most + 1
  ) titled
$$;

-- Live deals within a distance, each once, at the nearest store that has it, nearest first. Goes on
-- behind (after_mm, after_id) where that is given. The order on the map and on the ground may differ a
-- little, and many places may be one spot: only what is nearer than the last place that was fetched is
-- certain. Where that is not enough, everything is fetched that is as near as the last entry; where
-- there are too few entries, more places are. A text that stands in few titles is looked up by them: walking to
-- places all around for the sake of one word would take long.
create or replace function deals_near(
  at_latitude double precision, at_longitude double precision, within_km double precision,
  category_part text, text_part text, at_now timestamptz,
  after_mm bigint, after_id uuid, at_most integer
) returns table (campaign_id uuid, store_id uuid, mm bigint)
language plpgsql stable parallel safe rows 50
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
set plan_cache_mode = force_generic_plan
as $$
declare
  here point := map_point(at_latitude, at_longitude);
  widest double precision := map_reach(at_latitude, within_km + 1e-6);
  around double precision := widest;
  world double precision := 2 * pi() * {{EARTH_RADIUS_KM}};
  centres point[] := array[here];
  categories text[] := array[null];
  pattern text := '%' || replace(replace(replace(text_part, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  few integer := at_most + 16;
  -- Null for all.
  fetched integer := few;
  certain_km double precision;
  entries bigint;
  campaign_ids uuid[];
  store_ids uuid[];
  distances bigint[];
  titled uuid[];
begin
  -- What lies over the edge of the map lies on its other side.
  if here[0] + widest > world / 2 then centres := centres || point(here[0] - world, here[1]); end if;
  if here[0] - widest < -world / 2 then centres := centres || point(here[0] + world, here[1]); end if;
  if category_part is not null then
    categories := array(select name from store_categories where strpos(name, category_part) > 0);
  end if;

  if pattern is not null then
    titled := deals_titled(pattern, at_now, 4000);
    -- Then only what is found by its category has to be walked to.
    if titled is not null then
      categories := array(
        select name from store_categories
        where name ilike pattern and (category_part is null or strpos(name, category_part) > 0));
    end if;
  end if;

  loop
    with lists as materialized (
      select centre, wanted from unnest(centres) centre cross join unnest(categories) wanted
    ), found as materialized (
      select lists.centre, lists.wanted, place.*,
             whole_mm(distance_km(at_latitude, at_longitude, place.latitude, place.longitude)) as mm
      from lists
      cross join lateral open_places_near(lists.centre, around, lists.wanted, fetched) place
      union all
      select null, null, p.campaign_id, p.store_id, p.category, p.latitude, p.longitude, null,
             whole_mm(distance_km(at_latitude, at_longitude, p.latitude, p.longitude))
      from unnest(titled) title (id) join campaign_places p on p.campaign_id = title.id
      where p.open and (category_part is null or strpos(p.category, category_part) > 0)
    ), cut_short as (
      select min(list.farthest) as away
      from (
        select max(away) as farthest from found where away is not null
        group by centre::text, wanted having count(*) = fetched
      ) list
    ), nearest as (
      select distinct on (found.campaign_id) found.campaign_id, found.store_id, found.mm
      from found join campaigns c on c.id = found.campaign_id
      where found.mm <= whole_mm(within_km)
        and c.kind = 'deal' and campaign_is_live(c, at_now)
        and (pattern is null or c.title ilike pattern or found.category ilike pattern)
      order by found.campaign_id, found.mm, found.store_id
    ), ordered as (
      select nearest.* from nearest
      where after_mm is null or (nearest.mm, nearest.campaign_id) > (after_mm, after_id)
      order by nearest.mm, nearest.campaign_id
      limit at_most
    )
    select
      (select (away - 1e-6) * cos(radians(least(abs(at_latitude) + degrees(away / {{EARTH_RADIUS_KM}}), 89.9)))
       from cut_short),
      count(*),
      array_agg(ordered.campaign_id order by ordered.mm, ordered.campaign_id),
      array_agg(ordered.store_id order by ordered.mm, ordered.campaign_id),
      array_agg(ordered.mm order by ordered.mm, ordered.campaign_id)
    into certain_km, entries, campaign_ids, store_ids, distances
    from ordered;
    if fetched is null then
      exit when entries = at_most;
      few := few * 4;
      fetched := few;
      around := widest;
    else
      exit when certain_km is null
        or (entries = at_most and distances[entries] < whole_mm(certain_km));
      if entries = at_most then
        fetched := null;
        around := least(widest, map_reach(at_latitude, (distances[entries] + 1) / 1e6));
      else
        few := few * 4;
        fetched := few;
      end if;
    end if;
  end loop;

  return query select * from unnest(campaign_ids, store_ids, distances);
end
$$;
