-- What can be found and had of a campaign, and where.

-- Whether one can be had now, of whatever kind: the same rule as `isLive` in the contracts. One expression
-- without settings of its own, so that the planner puts it in place of the call and sees the columns.
create or replace function campaign_is_live(campaign campaigns, at timestamptz) returns boolean
language sql immutable parallel safe as $$
  select campaign.deals_left > 0 and campaign.starts_at <= at and campaign.ends_at >= at
    and campaign.paused_at is null
$$;

-- What is found on the map follows what is left and what is meant to be found.
create or replace function campaign_is_open(campaign campaigns) returns boolean
language sql immutable parallel safe as $$
  select campaign.kind = 'deal' and campaign.deals_left > 0 and campaign.paused_at is null
$$;

create or replace function follow_openness() returns trigger language plpgsql as $$
begin
  update campaign_places set open = campaign_is_open(new)
  where campaign_id = new.id and open is distinct from campaign_is_open(new);
  return null;
end
$$;

-- A place that is written takes point, category and openness from its store and its campaign.
create or replace function fill_campaign_place() returns trigger language plpgsql as $$
begin
  select s.category, s.latitude, s.longitude into new.category, new.latitude, new.longitude
  from stores s where s.id = new.store_id;
  select campaign_is_open(c) into new.open from campaigns c where c.id = new.campaign_id;
  return new;
end
$$;

create or replace function move_campaign_places() returns trigger language plpgsql as $$
begin
  update campaign_places
  set category = new.category, latitude = new.latitude, longitude = new.longitude
  where store_id = new.id;
  return null;
end
$$;

-- As many as there are people in line are kept for them, and the rest is anybody's, whatever changes how many there are.
create or replace function keep_for_line() returns trigger language plpgsql as $$
declare
  unclaimed constant integer := new.deals_left + new.reserved;
begin
  -- Less than nothing is for the table to refuse.
  if new.deals_left >= 0 and new.reserved >= 0 then
    new.reserved := least(new.in_line, unclaimed);
    new.deals_left := unclaimed - new.reserved;
  end if;
  -- Nobody can take what is paused: it is held anew afterwards.
  if new.paused_at is not null and old.paused_at is null then
    update waitlist_entries set held_until = null
    where campaign_id = new.id and held_until is not null;
  end if;
  if new.reserved > old.reserved
    or (new.reserved > 0 and new.in_line < old.in_line)
    or (new.starts_at, new.ends_at, new.paused_at) is distinct from (old.starts_at, old.ends_at, old.paused_at)
  then
    perform tell_changed('waitlists', array[new.id::text]);
  end if;
  return new;
end
$$;

create or replace function count_line() returns trigger language plpgsql as $$
begin
  update campaigns c
  set in_line = c.in_line + case tg_op when 'INSERT' then n.people else -n.people end
  from (select campaign_id, count(*)::integer as people from changed group by campaign_id) n
  where c.id = n.campaign_id;
  return null;
end
$$;
