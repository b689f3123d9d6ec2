-- Raised deals reach stores, which answer by bids; the same wish of people near each other is one bargain.

create table bargains (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity unique,
  -- The id of a product we know, else its page.
  product_key text not null,
  product_id uuid references products (id) on delete set null,
  product_url text not null,
  title text not null check (title <> ''),
  category_id text not null,
  -- Where the first of its people are, which nobody is told.
  latitude double precision not null,
  longitude double precision not null,
  map_point point not null generated always as (map_point(latitude, longitude)) stored,
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null,
  -- Later with everybody who joins, and with every bid that ends later.
  ends_at timestamptz not null
);

create index bargains_same on bargains (md5(product_key)) where state = 'open';
create index bargains_map_point on bargains using gist (map_point) where state = 'open';
create index bargains_open_until on bargains (ends_at) where state = 'open';
create index bargains_newest on bargains (created_at) where state = 'open';
create index bargains_product on bargains (product_id) where product_id is not null;

alter table raised_deals
  add column bargain_id uuid references bargains (id) on delete set null,
  add column closed_for text check (closed_for in ('accepted', 'by_shopper', 'over'));

create index raised_deals_bargain on raised_deals (bargain_id) where bargain_id is not null;
-- What was raised before there were bargains, or by a process of the release before.
create index raised_deals_unheard on raised_deals (created_at) where bargain_id is null and state <> 'closed';

-- Never changed but for how far it has come: another price is another bid.
create table bids (
  id uuid primary key default gen_random_uuid(),
  bargain_id uuid not null references bargains (id) on delete cascade,
  store_id uuid not null references stores (id) on delete cascade,
  kind text not null check (kind in ('price', 'rupees', 'percent')),
  -- [{"from": takers, "amount": rupees or percent}]; one that begins at 1 is settled at once.
  steps jsonb not null,
  how_many integer not null check (how_many between 1 and 1000),
  taken integer not null default 0,
  note text not null,
  state text not null default 'open'
    check (state in ('open', 'withdrawn', 'replaced', 'settled', 'missed', 'lost', 'over')),
  -- What its coupons are of, once there are any.
  campaign_id uuid unique references campaigns (id),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  settled_at timestamptz,
  check (taken between 0 and how_many),
  check ((state = 'open') = (settled_at is null))
);

create unique index bids_one_open on bids (bargain_id, store_id) where state = 'open';
create index bids_store on bids (store_id, made_at);
create index bids_open_until on bids (ends_at) where state = 'open';

-- What people say to bids.
create table bid_replies (
  user_id uuid not null,
  bid_id uuid not null references bids (id) on delete cascade,
  deal_id uuid not null,
  state text not null check (state in ('yes', 'accepted', 'declined', 'missed')),
  coupon_id uuid,
  at timestamptz not null,
  primary key (user_id, bid_id),
  foreign key (user_id, deal_id) references raised_deals (user_id, id) on delete cascade,
  check ((state = 'accepted') = (coupon_id is not null))
);

create index bid_replies_bid on bid_replies (bid_id, at);
create index bid_replies_deal on bid_replies (user_id, deal_id);

-- The price that somebody names to a store, once for a raised deal.
create table bid_counters (
  user_id uuid not null,
  deal_id uuid not null,
  store_id uuid not null references stores (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  bid_id uuid not null references bids (id) on delete cascade,
  price_rupees integer not null check (price_rupees > 0),
  state text not null default 'open' check (state in ('open', 'answered', 'refused', 'over')),
  at timestamptz not null,
  primary key (user_id, deal_id, store_id),
  foreign key (user_id, deal_id) references raised_deals (user_id, id) on delete cascade
);

create index bid_counters_bid on bid_counters (bid_id) where state = 'open';
create index bid_counters_store on bid_counters (store_id);

-- The campaign of a bid: never listed, and nobody claims it.
alter table campaigns
  drop constraint campaigns_kind_check,
  add constraint campaigns_kind_check check (kind in ('deal', 'bonus', 'greeting', 'referral', 'bid'));

alter table held_coupons
  drop constraint held_coupons_source_check,
  add constraint held_coupons_source_check
    check (source in ('claim', 'bonus', 'greeting', 'passed', 'referral', 'bid'));

alter table news
  drop constraint news_kind_check,
  add constraint news_kind_check check (kind in (
    'ending_coupon', 'new_deal', 'saved_ending', 'saved_low', 'pass_received', 'pass_taken',
    'referral_bonus', 'coupon_used', 'coupon_back',
    'bid_made', 'counter_refused', 'pool_reached', 'pool_missed',
    'bargain_near', 'counter_made', 'bid_accepted', 'bid_over'));

alter table news_settings
  add column offers boolean not null default true,
  add column bargains boolean not null default true;
