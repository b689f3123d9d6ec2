-- What stores give away, who holds what of it, and what became of each coupon.

create table campaigns (
  id uuid primary key default gen_random_uuid(),
  -- The name that an importing shop has for it.
  external_id text unique,
  -- A deal is there for anybody to claim; the other kinds are given, and never listed.
  kind text not null default 'deal' check (kind in ('deal', 'bonus', 'greeting')),
  title text not null check (title <> ''),
  description text not null default '',
  terms text,
  image text,
  starts_at timestamptz not null,
  -- The last moment of its last day where the store is.
  ends_at timestamptz not null,
  -- A coupon may be used for this many days after it was given, where that is sooner than ends_at.
  valid_days integer check (valid_days > 0),
  total integer not null check (total >= 0),
  deals_left integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (starts_at < ends_at),
  check (valid_days is null or kind <> 'deal'),
  check (deals_left between 0 and total)
) with (fillfactor = 80);
-- No index on deals_left: it would turn every claim into a new entry in each of them.

create index campaigns_open_until on campaigns (ends_at);
create unique index campaigns_one_bonus on campaigns (kind) where kind = 'bonus';

-- Where a campaign can be used. Place and category are the store's, kept here for one index over both.
create table campaign_places (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  store_id uuid not null references stores (id) on delete cascade,
  category text not null,
  latitude double precision not null,
  longitude double precision not null,
  map_point point not null generated always as (map_point(latitude, longitude)) stored,
  -- Whether it is worth finding: not sold out, not swept as ended, and meant to be found at all.
  open boolean not null default true,
  primary key (campaign_id, store_id)
);

create index campaign_places_store on campaign_places (store_id);
create index campaign_places_map_point on campaign_places using gist (map_point) where open;
create index campaign_places_category_map_point on campaign_places
  using gist (category, map_point) where open;

-- The user leads every key, so that people can be spread over many servers.
create table held_coupons (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null references campaigns (id),
  -- Where it was claimed; none for what can be used anywhere.
  store_id uuid references stores (id) on delete set null,
  code text not null unique,
  source text not null check (source in ('claim', 'bonus', 'greeting', 'passed')),
  state text not null default 'held' check (state in ('held', 'redeemed', 'expired', 'passed_on')),
  valid_until timestamptz not null,
  issued_at timestamptz not null,
  -- When it was used, ended or left these hands.
  settled_at timestamptz,
  media_partner_id text,
  shared_via text[],
  request_origin text,
  primary key (user_id, id),
  check ((state = 'held') = (settled_at is null))
);

create unique index held_coupons_id on held_coupons (id);
-- One claim, one bonus, one greeting for a person and a campaign, for ever; friends may give more.
create unique index held_coupons_once on held_coupons (user_id, campaign_id) where source <> 'passed';
create index held_coupons_newest on held_coupons (user_id, issued_at desc, id);
create index held_coupons_campaign on held_coupons (campaign_id);
create index held_coupons_running_out on held_coupons (valid_until) where state = 'held';

-- Every event of every coupon, in order, and of nobody: the coupon's id is all that leads to a person.
create table coupon_ledger (
  id bigint generated always as identity primary key,
  campaign_id uuid not null references campaigns (id),
  coupon_id uuid not null,
  event text not null check (event in ('issued', 'passed_on', 'redeemed', 'returned', 'expired')),
  -- For 'passed_on', the coupon that the other person has instead.
  became uuid,
  at timestamptz not null,
  check ((event = 'passed_on') = (became is not null))
);

create index coupon_ledger_campaign on coupon_ledger (campaign_id);
create index coupon_ledger_coupon on coupon_ledger (coupon_id);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to';
end
$$;

create trigger coupon_ledger_append_only before update or delete or truncate on coupon_ledger
  for each statement execute function refuse_rewriting();

-- A coupon on its way to somebody else. Until they accept it, it is still the giver's.
create table coupon_passes (
  user_id uuid not null,
  coupon_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- To one number, or to whoever holds the link.
  to_mobile_number text check (to_mobile_number ~ '^[0-9]{10}$'),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  state text not null default 'open' check (state in ('open', 'accepted', 'taken_back', 'lapsed')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, coupon_id) references held_coupons (user_id, id) on delete cascade,
  check ((state = 'open') = (settled_at is null))
);

create unique index coupon_passes_one_open on coupon_passes (user_id, coupon_id) where state = 'open';
create index coupon_passes_to on coupon_passes (to_mobile_number) where state = 'open';
create index coupon_passes_open_until on coupon_passes (expires_at) where state = 'open';

-- Who had the welcome bonus, under a keyed hash: leaving and coming back is no way to a second one.
create table bonus_numbers (
  number_hash bytea primary key check (octet_length(number_hash) = 32),
  given_at timestamptz not null
);

-- What is found on the map follows what is left and what is meant to be found.
create function campaign_is_open(campaign campaigns) returns boolean
language sql immutable parallel safe as $$
  select campaign.kind = 'deal' and campaign.deals_left > 0
$$;

create function follow_openness() returns trigger language plpgsql as $$
begin
  update campaign_places set open = campaign_is_open(new)
  where campaign_id = new.id and open is distinct from campaign_is_open(new);
  return null;
end
$$;

-- A campaign that the sweep closed opens again when its end is moved.
create trigger campaigns_openness after update of deals_left, kind, ends_at on campaigns
  for each row
  when (
    (old.deals_left > 0) <> (new.deals_left > 0)
    or old.kind <> new.kind
    or old.ends_at <> new.ends_at
  )
  execute function follow_openness();

-- A place that is written takes point, category and openness from its store and its campaign.
create function fill_campaign_place() returns trigger language plpgsql as $$
begin
  select s.category, s.latitude, s.longitude into new.category, new.latitude, new.longitude
  from stores s where s.id = new.store_id;
  select campaign_is_open(c) into new.open from campaigns c where c.id = new.campaign_id;
  return new;
end
$$;

create trigger campaign_places_fill before insert on campaign_places
  for each row when (new.latitude is null) execute function fill_campaign_place();

create function move_campaign_places() returns trigger language plpgsql as $$
begin
  update campaign_places
  set category = new.category, latitude = new.latitude, longitude = new.longitude
  where store_id = new.id;
  return null;
end
$$;

create trigger stores_move_campaign_places after update on stores
  for each row
  when ((old.category, old.latitude, old.longitude) is distinct from (new.category, new.latitude, new.longitude))
  execute function move_campaign_places();

-- Processes that keep campaigns or sessions in memory are told what changed: ids, as many as fit into a
-- notification, or '*' where reading everything anew is less work.
create function tell_changed(channel text, ids text[]) returns void language plpgsql as $$
declare
  fit constant integer := 150;
begin
  if cardinality(ids) > 3000 then
    perform pg_notify(channel, '*');
  else
    for nth in 1 .. cardinality(ids) by fit loop
      perform pg_notify(channel, array_to_string(ids[nth : nth + fit - 1], ','));
    end loop;
  end if;
end
$$;

create function tell_changed_campaigns() returns trigger language plpgsql as $$
begin
  perform tell_changed('campaigns', array(select distinct id::text from changed limit 3001));
  return null;
end
$$;

create function tell_changed_places() returns trigger language plpgsql as $$
begin
  perform tell_changed('campaigns', array(select distinct campaign_id::text from changed limit 3001));
  return null;
end
$$;

create function tell_changed_stores() returns trigger language plpgsql as $$
begin
  perform tell_changed('campaigns', array(
    select distinct p.campaign_id::text from changed join campaign_places p on p.store_id = changed.id
    limit 3001
  ));
  return null;
end
$$;

create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform tell_changed('sessions', array(select distinct user_id::text from changed limit 3001));
  return null;
end
$$;

-- A new campaign is told of by its places: without one it is nowhere to be found.
create trigger campaigns_tell_update after update on campaigns
  referencing new table as changed for each statement execute function tell_changed_campaigns();
create trigger campaign_places_tell_insert after insert on campaign_places
  referencing new table as changed for each statement execute function tell_changed_places();
create trigger campaign_places_tell_update after update on campaign_places
  referencing new table as changed for each statement execute function tell_changed_places();
create trigger campaign_places_tell_delete after delete on campaign_places
  referencing old table as changed for each statement execute function tell_changed_places();
create trigger stores_tell_update after update on stores
  referencing new table as changed for each statement execute function tell_changed_stores();
create trigger sessions_tell_delete after delete on sessions
  referencing old table as changed for each statement execute function tell_ended_sessions();
