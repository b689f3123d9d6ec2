-- The line for a sold-out deal. Everything about it happens under the lock of its campaign.

-- Puts somebody at the end of the line: 'joined', 'already' where they are in it, or why not.
create or replace function join_waitlist(of_user uuid, of_campaign uuid, most integer, at timestamptz)
returns text language plpgsql as $$
declare
  campaign campaigns;
  had text;
begin
  select * into campaign from campaigns where id = of_campaign and kind = 'deal' for no key update;
  if not found then return 'unknown'; end if;
  perform 1 from users where id = of_user for no key update;
  if not found then return 'no_user'; end if;
  -- A hold that is over is no place in the line.
  delete from waitlist_entries
  where user_id = of_user and campaign_id = of_campaign and held_until <= at;
  if exists (select from waitlist_entries where user_id = of_user and campaign_id = of_campaign) then
    return 'already';
  end if;
  select state into had from held_coupons
  where user_id = of_user and campaign_id = of_campaign and source not in ('passed', 'referral');
  if found then return case had when 'passed_on' then had else 'claimed' end; end if;
  if at > campaign.ends_at then return 'ended'; end if;
  if at < campaign.starts_at then return 'not_started'; end if;
  if (select count(*) from waitlist_entries where user_id = of_user) >= most then return 'full'; end if;
  insert into waitlist_entries (user_id, campaign_id, joined_at) values (of_user, of_campaign, at);
  return 'joined';
end
$$;

-- False for who is not in line.
create or replace function leave_waitlist(of_user uuid, of_campaign uuid) returns boolean
language plpgsql as $$
begin
  perform 1 from campaigns where id = of_campaign for no key update;
  delete from waitlist_entries where user_id = of_user and campaign_id = of_campaign;
  return found;
end
$$;

-- Ends what is over: holds that nobody took, and the line of a campaign that has ended. Then holds what is kept for the
-- line for the first in it who have none, so many at once; gives who is to hear of it.
create or replace function serve_waitlist(of_campaign uuid, hold interval, most integer, at timestamptz)
returns table (person uuid, told text, held_until timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  campaign campaigns;
  kept integer;
begin
  select * into campaign from campaigns where id = of_campaign for no key update;
  if not found or campaign.in_line = 0 then return; end if;
  if at > campaign.ends_at then
    return query
    delete from waitlist_entries w
    where w.campaign_id = of_campaign and w.position in (
      select position from waitlist_entries where campaign_id = of_campaign order by position limit most)
    returning w.user_id, 'waitlist_ended', null::timestamptz;
    return;
  end if;
  if campaign.paused_at is not null or at < campaign.starts_at then return; end if;
  delete from waitlist_entries w where w.campaign_id = of_campaign and w.held_until <= at;
  select c.reserved - (select count(*) from waitlist_entries w where w.campaign_id = c.id and w.held_until is not null)
  into kept from campaigns c where c.id = of_campaign;
  return query
  with served as (
    update waitlist_entries w set held_until = least(at + hold, campaign.ends_at)
    where w.campaign_id = of_campaign and w.position in (
      select position from waitlist_entries
      where campaign_id = of_campaign and held_until is null
      order by position limit least(most, greatest(kept, 0)))
    returning w.user_id, w.held_until
  ),
  -- Held for them before, it is told once more.
  unsent as (
    delete from news_deliveries n using served s
    where n.user_id = s.user_id and n.kind = 'waitlist_held' and n.thing_id = of_campaign
  ),
  forgotten as (
    delete from news n using served s
    where n.user_id = s.user_id and n.kind = 'waitlist_held' and n.thing_id = of_campaign
  )
  select s.user_id, 'waitlist_held', s.held_until from served s;
end
$$;
