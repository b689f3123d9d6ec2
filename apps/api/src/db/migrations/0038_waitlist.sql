-- People in line for deals that are sold out.

alter table campaigns
  add column in_line integer not null default 0 check (in_line >= 0),
  -- Neither issued nor left: kept for the first in line (functions/waitlist.sql).
  add column reserved integer not null default 0 check (reserved >= 0);

create index campaigns_in_line on campaigns (id) where in_line > 0;

-- Whoever has what they waited for, or leaves, is here no more.
create table waitlist_entries (
  user_id uuid not null references users (id) on delete cascade,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  position bigint not null generated always as identity,
  joined_at timestamptz not null,
  -- Set for those for whom one is held.
  held_until timestamptz,
  primary key (user_id, campaign_id)
);

create unique index waitlist_entries_line on waitlist_entries (campaign_id, position);

alter table news
  drop constraint news_kind_check,
  add constraint news_kind_check check (kind in (
    'ending_coupon', 'new_deal', 'saved_ending', 'saved_low', 'pass_received', 'pass_taken',
    'referral_bonus', 'coupon_used', 'coupon_back',
    'bid_made', 'counter_refused', 'pool_reached', 'pool_missed',
    'bargain_near', 'counter_made', 'bid_accepted', 'bid_over',
    'waitlist_held', 'waitlist_ended'));

alter table news_settings add column waitlists boolean not null default true;
