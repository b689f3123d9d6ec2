-- Processes that cache rows are told what changed (db/change-feed.ts).

-- Ids, as many as fit into a
-- notification, or '*' where reading everything anew is less work.
create or replace function tell_changed(channel text, ids text[]) returns void language plpgsql as $$
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

create or replace function tell_changed_campaigns() returns trigger language plpgsql as $$
begin
  perform tell_changed('campaigns', array(select distinct id::text from changed limit 3001));
  return null;
end
$$;

create or replace function tell_changed_places() returns trigger language plpgsql as $$
begin
  perform tell_changed('campaigns', array(select distinct campaign_id::text from changed limit 3001));
  return null;
end
$$;

create or replace function tell_changed_stores() returns trigger language plpgsql as $$
begin
  perform tell_changed('campaigns', array(
    select distinct p.campaign_id::text from changed join campaign_places p on p.store_id = changed.id
    limit 3001
  ));
  return null;
end
$$;

create or replace function tell_listed_stores() returns trigger language plpgsql as $$
begin
  perform tell_changed('stores', array(select id::text from changed limit 3001));
  return null;
end
$$;

create or replace function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform tell_changed('sessions', array(select distinct user_id::text from changed limit 3001));
  return null;
end
$$;

-- Who a session belongs to is remembered with the language that they are written to in.
create or replace function tell_changed_language() returns trigger language plpgsql as $$
begin
  perform tell_changed('sessions', array[new.id::text]);
  return null;
end
$$;

-- Whose coupons have changed, so that nobody need ask again whose have not.
create or replace function tell_changed_coupons() returns trigger language plpgsql as $$
begin
  perform tell_changed('coupons', array(select distinct user_id::text from changed limit 3001));
  return null;
end
$$;

create or replace function tell_changed_products() returns trigger language plpgsql as $$
begin
  perform tell_changed('products', array(select distinct id::text from changed limit 3001));
  return null;
end
$$;
