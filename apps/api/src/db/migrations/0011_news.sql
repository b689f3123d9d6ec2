-- News that is pushed to people's devices: what they want to hear of, where it goes, what they have been told.

-- Who has none here wants what is usual.
create table news_settings (
  user_id uuid primary key references users (id) on delete cascade,
  new_deals boolean not null,
  ending_coupons boolean not null,
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_until smallint not null check (quiet_until between 0 and 23)
);

-- A device hears for as long as the session lasts that it subscribed in, however that ends.
create table push_subscriptions (
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- A device has one owner at a time.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  time_zone text not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  -- Tries in a row that came to nothing.
  failures integer not null default 0,
  -- When what waits for it is to be sent; null while nothing does.
  due_at timestamptz,
  -- Until then a process is at it, or died at it.
  taken_until timestamptz,
  primary key (user_id, id),
  foreign key (user_id, token_hash) references sessions (user_id, token_hash) on delete cascade
);

create index push_subscriptions_due on push_subscriptions (due_at) where due_at is not null;

-- Of what a person has been told, or is about to be: a coupon that ends, a deal that began.
create table news (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('ending_coupon', 'new_deal')),
  thing_id uuid not null,
  noted_at timestamptz not null,
  primary key (user_id, kind, thing_id)
);

create index news_noted_at on news (noted_at);

-- What waits to be sent to one device.
create table news_deliveries (
  user_id uuid not null,
  subscription_id uuid not null,
  kind text not null,
  thing_id uuid not null,
  noted_at timestamptz not null,
  -- How many tries have begun whose end nobody noted.
  doubts smallint not null default 0,
  primary key (user_id, subscription_id, kind, thing_id),
  foreign key (user_id, subscription_id) references push_subscriptions (user_id, id) on delete cascade
);

-- Up to which moment the beginnings of deals have been looked at.
create table news_progress (
  one boolean primary key default true check (one),
  deals_until timestamptz not null
);

-- A deal begins at its hour, or when it is entered after that.
create index campaigns_begun on campaigns (greatest(starts_at, created_at), id) where kind = 'deal';

-- The pair that push services know us by, where the settings name none. The private half is sealed.
create table vapid_keys (
  one boolean primary key default true check (one),
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null
);
