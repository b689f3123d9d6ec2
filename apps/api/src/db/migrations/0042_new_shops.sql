-- What owners set of their stores, shops that are not stores yet, and what waits for an operator.

alter table stores
  -- Dates with hours of their own: [{"date": "2026-11-08", "spans": []}].
  add column special_days jsonb not null default '[]',
  -- Columns that an owner changed: no import writes them any more.
  add column owner_fields text[] not null default '{}';

create index stores_own_logo on stores (logo) where logo like '/pictures/own/%';

-- What somebody has said of their shop so far. It is nowhere to be found until it is a store.
create table store_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete cascade,
  -- Of whoever was invited and has no account yet.
  mobile_number text check (mobile_number ~ '^[0-9]{10}$'),
  -- By an operator, which is its approval.
  invited_at timestamptz,
  details jsonb not null default '{}',
  store_id uuid references stores (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((user_id is null) <> (mobile_number is null)),
  check (mobile_number is null or invited_at is not null)
);

create index store_applications_user on store_applications (user_id, created_at desc);
create unique index store_applications_invited on store_applications (mobile_number);
create index store_applications_store on store_applications (store_id);

-- Each time that something was put before an operator, and what they said.
create table approvals (
  id uuid primary key default gen_random_uuid(),
  position bigint not null unique generated always as identity,
  application_id uuid references store_applications (id) on delete cascade,
  -- A store's first deal, as it is going to be; its id is that of its draft.
  deal_id uuid,
  deal jsonb,
  user_id uuid not null references users (id) on delete cascade,
  store_id uuid references stores (id) on delete cascade,
  title text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- Why it was sent back.
  reason text,
  check (reason is null or decided_at is not null),
  check ((application_id is null) <> (deal_id is null)),
  check ((deal_id is null) = (deal is null)),
  check (deal_id is null or store_id is not null)
);

create unique index approvals_application_waits on approvals (application_id) where decided_at is null;
create unique index approvals_deal_waits on approvals (store_id, deal_id) where decided_at is null;
create index approvals_application on approvals (application_id, position desc);
create index approvals_waiting on approvals (position) where decided_at is null;
create index approvals_user on approvals (user_id, asked_at);
create index approvals_store on approvals (store_id, deal_id, position desc);

alter table news
  drop constraint news_kind_check,
  add constraint news_kind_check check (kind in (
    'ending_coupon', 'new_deal', 'saved_ending', 'saved_low', 'pass_received', 'pass_taken',
    'referral_bonus', 'coupon_used', 'coupon_back',
    'bid_made', 'counter_refused', 'pool_reached', 'pool_missed',
    'bargain_near', 'counter_made', 'bid_accepted', 'bid_over',
    'waitlist_held', 'waitlist_ended', 'approved', 'sent_back'));
