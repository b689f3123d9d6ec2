-- Who runs stores, what redeems there, and every act of theirs.

-- Stands for a person in what is kept for good; gone with the account, and with it what leads to somebody.
create table counter_people (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique default gen_random_uuid()
);

create table store_members (
  user_id uuid not null references users (id) on delete cascade,
  store_id uuid not null references stores (id) on delete cascade,
  role text not null check (role in ('owner', 'staff')),
  since timestamptz not null,
  primary key (user_id, store_id)
);

create index store_members_store on store_members (store_id);

-- For a number that nobody has signed in with yet.
create table store_invitations (
  mobile_number text not null check (mobile_number ~ '^[0-9]{10}$'),
  store_id uuid not null references stores (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  role text not null check (role in ('owner', 'staff')),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (mobile_number, store_id)
);

create index store_invitations_store on store_invitations (store_id);
create index store_invitations_expires_at on store_invitations (expires_at);

create table till_enrolments (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  store_id uuid not null references stores (id) on delete cascade,
  name text not null,
  expires_at timestamptz not null
);

create index till_enrolments_store on till_enrolments (store_id);

-- Tills, names and keys that were removed stay for the record of what they did.
create table tills (
  id uuid primary key default gen_random_uuid(),
  store_id uuid not null references stores (id) on delete cascade,
  name text not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  enrolled_at timestamptz not null,
  last_seen_at timestamptz not null,
  removed_at timestamptz
);

create index tills_store on tills (store_id);

create table till_staff (
  id uuid primary key default gen_random_uuid(),
  store_id uuid not null references stores (id) on delete cascade,
  name text not null,
  -- A keyed hash: ten thousand PINs are soon tried by whoever reads the table.
  pin_hash bytea not null check (octet_length(pin_hash) = 32),
  wrong_tries smallint not null default 0,
  locked_until timestamptz,
  added_at timestamptz not null,
  removed_at timestamptz
);

create unique index till_staff_one_name on till_staff (store_id, lower(name)) where removed_at is null;
create unique index till_staff_one_pin on till_staff (store_id, pin_hash) where removed_at is null;

create table till_shifts (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  till_id uuid not null references tills (id) on delete cascade,
  staff_id uuid not null references till_staff (id) on delete cascade,
  expires_at timestamptz not null
);

create index till_shifts_till on till_shifts (till_id);
create index till_shifts_staff on till_shifts (staff_id);
create index till_shifts_expires_at on till_shifts (expires_at);

create table store_keys (
  id uuid primary key default gen_random_uuid(),
  store_id uuid not null references stores (id) on delete cascade,
  name text not null,
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  made_at timestamptz not null,
  removed_at timestamptz
);

create index store_keys_store on store_keys (store_id);

-- Where and by what a coupon was used; like the ledger it knows the coupon alone, and outlives its holder.
create table redemptions (
  id uuid primary key default gen_random_uuid(),
  coupon_id uuid not null,
  campaign_id uuid not null references campaigns (id),
  store_id uuid not null,
  till_id uuid,
  staff_id uuid,
  key_id uuid,
  bill_rupees integer check (bill_rupees >= 0),
  saving_rupees integer check (saving_rupees >= 0),
  at timestamptz not null,
  undone_at timestamptz,
  undo_reason text,
  check ((till_id is null) = (staff_id is null)),
  check ((till_id is null) <> (key_id is null))
);

create unique index redemptions_one_standing on redemptions (coupon_id) where undone_at is null;
create index redemptions_coupon on redemptions (coupon_id);
create index redemptions_store on redemptions (store_id, at desc);
create index redemptions_till on redemptions (till_id, at desc);
create index redemptions_campaign on redemptions (campaign_id);

-- Who did what, where and when. Never changed: people are named by counter_people alone.
create table counter_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  act text not null,
  store_id uuid,
  person_id uuid,
  till_id uuid,
  staff_id uuid,
  key_id uuid,
  -- What it was done to: a person, an invitation, a till, a name, a key or a redemption.
  subject_id uuid
);

create index counter_acts_store on counter_acts (store_id, id desc);
create index counter_acts_person on counter_acts (person_id);

-- An undone redemption is an event of its own, and what comes after it is another life of the coupon.
alter table coupon_ledger
  drop constraint coupon_ledger_event_check,
  add constraint coupon_ledger_event_check
    check (event in ('issued', 'passed_on', 'redeemed', 'undone', 'returned', 'expired')),
  add column life smallint not null default 0;

drop index coupon_ledger_settled_once;
create unique index coupon_ledger_settled_once on coupon_ledger (coupon_id, life)
  where event not in ('issued', 'undone');
create unique index coupon_ledger_undone_once on coupon_ledger (coupon_id, life) where event = 'undone';
