-- The honour record of a store follows its redemptions and what holders say was refused.

-- A store's own people do not make its record better.
create or replace function judge_redemption() returns trigger language plpgsql as $$
begin
  new.counted := new.counted and not exists (
    select from held_coupons h
    join store_members m on m.user_id = h.user_id and m.store_id = new.store_id
    where h.id = new.coupon_id
  );
  return new;
end
$$;

create or replace function change_honour(store uuid, honoured_by integer, refused_by integer) returns void
language plpgsql as $$
declare
  last timestamptz;
  sinks boolean;
begin
  insert into honour_records (store_id) select id from stores where id = store on conflict do nothing;
  perform from honour_records where store_id = store for update;
  -- A statement of its own: what was committed while the row was waited for is seen.
  select at into last from redemptions
  where store_id = store and counted and undone_at is null order by at desc limit 1;
  update honour_records
  set honoured = honoured + honoured_by, refused = refused + refused_by, last_at = last
  where store_id = store
  returning rate < 7500 into sinks;
  update stores set refuses_much = sinks where id = store and refuses_much <> sinks;
end
$$;

create or replace function follow_redemption() returns trigger language plpgsql as $$
declare
  before integer := 0;
  after constant integer := (new.counted and new.undone_at is null)::integer;
begin
  if tg_op = 'UPDATE' then
    before := (old.counted and old.undone_at is null)::integer;
  end if;
  if before <> after then
    perform change_honour(new.store_id, after - before, 0);
  end if;
  return null;
end
$$;

create or replace function follow_refusal() returns trigger language plpgsql as $$
begin
  perform change_honour(new.store_id, 0, 1);
  return null;
end
$$;
