-- Processes that keep rows in memory read here what changed (db/change-feed.ts).

-- Ids as rows of `changes`, in the transaction that changed them, and a hint to look there.
create or replace function tell_changed(channel text, ids text[]) returns void language plpgsql as $$
declare
  most constant integer := 1000;
begin
  if cardinality(ids) = 0 then
    return;
  elsif cardinality(ids) <= most then
    insert into changes (topic, ids) values (channel, ids);
  else
    insert into changes (topic, ids)
    select channel, array_agg(each.id)
    from unnest(ids) with ordinality as each (id, nth)
    group by (each.nth - 1) / most;
  end if;
  perform pg_notify('changes', '');
end
$$;

-- All rows of a table are gone: whoever keeps any reads everything again.
create or replace function tell_truncated() returns trigger language plpgsql as $$
begin
  perform tell_changed(tg_argv[0], array['*']);
  return null;
end
$$;

-- What a place among the changes belongs to: after a failover, or on another server, it means nothing.
create or replace function server_history() returns text language plpgsql as $$
begin
  if pg_is_in_recovery() then
    return concat_ws(' ', 'standby', (select system_identifier from pg_control_system()),
      (select timeline_id from pg_control_checkpoint()),
      (select min_recovery_end_timeline from pg_control_recovery()));
  end if;
  return concat_ws(' ', (select system_identifier from pg_control_system()),
    left(pg_walfile_name(pg_current_wal_insert_lsn()), 8));
exception when others then
  -- Where a hoster does not let anybody ask, a failover keeps every transaction that was seen.
  return 'unknown';
end
$$;

-- How far a server is: what is written there, or replayed where it is a standby, and on which timeline.
create or replace function server_reach(out timeline integer, out reached pg_lsn) language plpgsql as $$
begin
  if pg_is_in_recovery() then
    reached := pg_last_wal_replay_lsn();
    timeline := greatest((select timeline_id from pg_control_checkpoint()),
      (select min_recovery_end_timeline from pg_control_recovery()));
  else
    reached := pg_current_wal_insert_lsn();
    timeline := ('x' || left(pg_walfile_name(reached), 8))::bit(32)::integer;
    -- Behind the head of a page nothing is written yet, and nothing can be replayed.
    if (reached - '0/0') % 8192 in (24, 40) then
      reached := reached - (reached - '0/0') % 8192;
    end if;
  end if;
end
$$;

-- Removes changes of transactions that had ended before an earlier purge, about an hour ago, and so many at most:
-- what a long transaction changed stays for as long after its end as anything else.
create or replace function purge_changes(most integer) returns integer language plpgsql as $$
declare
  present constant pg_snapshot := pg_current_snapshot();
  ended pg_snapshot;
  purged integer;
begin
  select ids[1]::pg_snapshot into ended from changes
  where topic = 'purge' and at < now() - interval '50 minutes' and tx < pg_snapshot_xmax(present)
  order by position desc limit 1;
  delete from changes where position in (
    select position from changes
    -- What is ahead of the present was brought here from another server.
    where (tx < pg_snapshot_xmax(ended) and pg_visible_in_snapshot(tx, ended))
      or (tx >= pg_snapshot_xmax(present) and at < now() - interval '50 minutes')
    limit most
  );
  get diagnostics purged = row_count;
  if purged < most then
    insert into changes (topic, ids) values ('purge', array[present::text]);
  end if;
  return purged;
end
$$;

create or replace function tell_changed_campaigns() returns trigger language plpgsql as $$
begin
  perform tell_changed('campaigns', array(select distinct id::text from changed));
  return null;
end
$$;

create or replace function tell_changed_places() returns trigger language plpgsql as $$
begin
  perform tell_changed('campaigns', array(select distinct campaign_id::text from changed));
  return null;
end
$$;

create or replace function tell_changed_stores() returns trigger language plpgsql as $$
begin
  perform tell_changed('campaigns', array(
    select distinct p.campaign_id::text from changed join campaign_places p on p.store_id = changed.id
  ));
  return null;
end
$$;

create or replace function tell_listed_stores() returns trigger language plpgsql as $$
begin
  perform tell_changed('stores', array(select id::text from changed));
  return null;
end
$$;

create or replace function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform tell_changed('sessions', array(select distinct user_id::text from changed));
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
  perform tell_changed('coupons', array(select distinct user_id::text from changed));
  return null;
end
$$;

create or replace function tell_changed_products() returns trigger language plpgsql as $$
begin
  perform tell_changed('products', array(select distinct id::text from changed));
  return null;
end
$$;
