-- The one way in which coupons come into being, many at once, and the way in which unused ones go back.

-- The last moment of a day some days from now, where a store is.
create or replace function end_of_day(at timestamptz, days integer, time_zone text) returns timestamptz
language sql stable parallel safe as $$
  select ((at at time zone time_zone)::date + days + 1)::timestamp at time zone time_zone
    - interval '1 millisecond'
$$;

-- Settles requests that arrived together, in their order, each with its outcome: 'issued', or why not.
-- 'already' and 'passed_on' name the coupon that the person has, or had. Campaigns are locked in one
-- order, so that two of these never wait for each other in a circle.
create or replace function issue_coupons(
  user_ids uuid[], campaign_ids uuid[], store_ids uuid[], coupon_ids uuid[], codes text[],
  given_as text, media_partner_ids text[],
  -- Null where nobody is to be told. What the messages say stands apart from their words as well.
  message_ids uuid[], messages text[], told jsonb[],
  at timestamptz
) returns table (request integer, outcome text, coupon_id uuid, deals_left integer)
language plpgsql
set jit = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  has_line boolean;
  -- Requests of those for whom one is held.
  kept integer[] := '{}';
begin
  select bool_or(locked.in_line > 0) into has_line from (
    select in_line from campaigns where id = any(campaign_ids) order by id for no key update
  ) locked;
  -- Somebody whose account is being deleted is gone, or stays until this is done.
  perform 1 from users where id = any(user_ids) order by id for key share;
  -- The same of a store, so that one that is gone fails nobody's request but those for it.
  perform 1 from stores where id = any(store_ids) order by id for key share;

  if has_line then
    kept := array(
      select a.request::integer
      from unnest(user_ids, campaign_ids) with ordinality as a (user_id, campaign_id, request)
      join waitlist_entries w on w.user_id = a.user_id and w.campaign_id = a.campaign_id
      where w.held_until > at);
  end if;

  return query
  with asked as materialized (
    select a.request::integer, a.user_id, a.campaign_id, a.store_id, a.coupon_id, a.code,
           a.media_partner_id, a.message_id, a.message, a.told,
           c.id is not null and (c.kind = 'deal') = (given_as = 'claim')
             and (a.store_id is null or s.id is not null) as known,
           c.starts_at, c.ends_at, c.valid_days, c.deals_left, c.paused_at,
           u.mobile_number,
           h.id as held_id, h.state as held_state,
           row_number() over (partition by a.user_id, a.campaign_id order by a.request) as repeats
    from unnest(
      user_ids, campaign_ids, store_ids, coupon_ids, codes, media_partner_ids, message_ids, messages,
      told
    ) with ordinality as a (
      user_id, campaign_id, store_id, coupon_id, code, media_partner_id, message_id, message, told,
      request
    )
    left join campaigns c on c.id = a.campaign_id
    left join users u on u.id = a.user_id
    left join stores s on s.id = a.store_id
    left join held_coupons h
      on h.user_id = a.user_id and h.campaign_id = a.campaign_id and h.source not in ('passed', 'referral')
  ),
  judged as materialized (
    select asked.*,
           case
             when mobile_number is null then 'no_user'
             when not known then 'unknown'
             when held_state = 'passed_on' then 'passed_on'
             when held_id is not null then 'already'
             -- The parts of campaign_is_live, one by one: the answer says which of them fails.
             when at < starts_at then 'not_started'
             when at > ends_at then 'ended'
             when paused_at is not null then 'paused'
             when repeats > 1 then 'repeated'
           end as refused
    from asked
  ),
  ranked as materialized (
    select judged.*,
           case
             when refused is not null then refused
             when request = any(kept) then 'issued'
             when row_number() over (
               partition by campaign_id, refused, request = any(kept) order by request) > deals_left
               then 'sold_out'
             else 'issued'
           end as settled
    from judged
  ),
  issued as materialized (select * from ranked where settled = 'issued'),
  taken as (
    update campaigns c set deals_left = c.deals_left - (n.issued - n.kept), reserved = c.reserved - n.kept
    from (
      select campaign_id, count(*)::integer as issued,
             (count(*) filter (where request = any(kept)))::integer as kept
      from issued group by campaign_id
    ) n
    where c.id = n.campaign_id
    returning c.id, c.deals_left
  ),
  held as (
    insert into held_coupons (
      user_id, id, campaign_id, store_id, code, source, valid_until, issued_at,
      media_partner_id, shared_via, request_origin
    )
    select i.user_id, i.coupon_id, i.campaign_id, i.store_id, i.code, given_as,
           case when i.valid_days is null then i.ends_at else least(i.ends_at, end_of_day(
             at, i.valid_days,
             coalesce((select s.time_zone from stores s where s.id = i.store_id), 'Asia/Kolkata')
           )) end,
           at, i.media_partner_id,
           case when given_as = 'claim' then array['{{CLAIM_ORIGIN}}'] end,
           case when given_as = 'claim' then '{{CLAIM_ORIGIN}}' end
    from issued i
  ),
  noted as (
    insert into coupon_ledger (campaign_id, coupon_id, event, at)
    select campaign_id, coupon_id, 'issued', at from issued order by request
  ),
  told as (
    insert into sms_outbox (mobile_number, id, key, body, told, created_at, in_rush)
    select mobile_number, message_id, 'coupon:' || coupon_id, message, told, at, true
    from issued where message_id is not null
  )
  select r.request,
         case
           when r.settled <> 'repeated' then r.settled
           when i.coupon_id is null then 'sold_out'
           else 'already'
         end,
         coalesce(r.held_id, i.coupon_id),
         coalesce(t.deals_left, r.deals_left)
  from ranked r
  left join issued i on i.user_id = r.user_id and i.campaign_id = r.campaign_id
  left join taken t on t.id = r.campaign_id
  order by r.request;

  if has_line then
    delete from waitlist_entries w
    using unnest(user_ids, campaign_ids) as a (user_id, campaign_id)
    where w.user_id = a.user_id and w.campaign_id = a.campaign_id and exists (
      select from held_coupons h
      where h.user_id = w.user_id and h.campaign_id = w.campaign_id and h.source = given_as);
  end if;
end
$$;

-- For processes of the release before this one; the next release drops it.
create or replace function issue_coupons(
  user_ids uuid[], campaign_ids uuid[], store_ids uuid[], coupon_ids uuid[], codes text[],
  given_as text, media_partner_ids text[], message_ids uuid[], messages text[], at timestamptz
) returns table (request integer, outcome text, coupon_id uuid, deals_left integer)
language sql as $$
  select * from issue_coupons(
    user_ids, campaign_ids, store_ids, coupon_ids, codes, given_as, media_partner_ids,
    message_ids, messages, null::jsonb[], at)
$$;

-- Gives a claimed coupon back, as if it had not been claimed: 'undone', 'unknown', or 'late' once it is too old,
-- was used or passed to anybody, or its message may have left.
create or replace function undo_claim(of_user uuid, of_coupon uuid, since timestamptz, at timestamptz)
returns table (outcome text, deals_left integer)
language plpgsql as $$
#variable_conflict use_column
declare
  given held_coupons;
begin
  -- In the order in which coupons are issued.
  perform 1 from campaigns
  where id = (select campaign_id from held_coupons where user_id = of_user and id = of_coupon)
  for no key update;
  select * into given from held_coupons where user_id = of_user and id = of_coupon for update;
  if not found then
    return query select 'unknown', null::integer;
    return;
  end if;
  if given.source <> 'claim' or given.state <> 'held' or given.issued_at < since
    or exists (select from coupon_passes where user_id = of_user and coupon_id = of_coupon)
  then
    return query select 'late', null::integer;
    return;
  end if;
  delete from sms_outbox o using users u
  where u.id = of_user and o.mobile_number = u.mobile_number
    and o.key = 'coupon:' || of_coupon and o.state = 'queued' and o.attempts = 0;
  if not found then
    return query select 'late', null::integer;
    return;
  end if;
  delete from held_coupons where user_id = of_user and id = of_coupon;
  insert into coupon_ledger (campaign_id, coupon_id, event, at)
  values (given.campaign_id, of_coupon, 'returned', at);
  return query
  update campaigns c set deals_left = c.deals_left + 1
  where c.id = given.campaign_id
  returning 'undone', c.deals_left;
end
$$;

-- What somebody who leaves has not used goes back to where it came from.
create or replace function return_coupons(of_user uuid, at timestamptz) returns integer
language plpgsql as $$
declare
  returned integer;
begin
  perform 1 from campaigns
  where id in (select campaign_id from held_coupons where user_id = of_user and state = 'held'
               union all select campaign_id from waitlist_entries where user_id = of_user)
  order by id for no key update;
  -- From here on nothing more can arrive; what did meanwhile goes back as well.
  perform 1 from users where id = of_user for update;
  delete from waitlist_entries where user_id = of_user;
  -- Messages of claims wait a while; of these coupons nobody is to be told any more.
  delete from sms_outbox o using users u
  where u.id = of_user and o.mobile_number = u.mobile_number and o.in_rush and o.state = 'queued';
  with back as (
    delete from held_coupons where user_id = of_user and state = 'held'
    returning campaign_id, id
  ),
  noted as (
    insert into coupon_ledger (campaign_id, coupon_id, event, at)
    select campaign_id, id, 'returned', at from back
  ),
  restored as (
    update campaigns c set deals_left = c.deals_left + n.returned
    from (select campaign_id, count(*)::integer as returned from back group by campaign_id) n
    where c.id = n.campaign_id
  )
  select count(*) into returned from back;
  return returned;
end
$$;

create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to';
end
$$;

-- Whatever happens to a coupon happens under its lock, so that no other event comes in between.
create or replace function number_life() returns trigger language plpgsql as $$
begin
  select count(*) into new.life from coupon_ledger
  where coupon_id = new.coupon_id and event = 'undone';
  if new.event = 'undone' and not exists (
    select from coupon_ledger
    where coupon_id = new.coupon_id and life = new.life and event in ('redeemed', 'expired')
  ) then
    raise exception 'violates check: coupon % has not ended', new.coupon_id
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- Tills are told of a coupon that can be shown without us and is not held any more. What ends by itself ends there too.
create or replace function follow_live_token() returns trigger language plpgsql as $$
begin
  update live_tokens set taken_back_at = case when new.event <> 'undone' then new.at end
  where coupon_id = new.coupon_id;
  return null;
end
$$;
