-- How often stores took the coupons that were shown to them, and what holders and stores say of it.

alter table redemptions
  -- Not what a store's own people used there, nor what its holder says was not taken.
  add column counted boolean not null default true,
  -- How far its holder has said that all is good: 1 with the use, 2 with its undoing.
  add column answered smallint not null default 0 check (answered between 0 and 2);

-- When a till last looked at a coupon; gone after a few days.
create table coupon_looks (
  coupon_id uuid not null,
  store_id uuid not null,
  at timestamptz not null,
  primary key (coupon_id, store_id)
);

create index coupon_looks_at on coupon_looks (at);

-- A holder says that a store did not take a coupon. Who that is goes with the account (counter_people), what was said stays.
create table coupon_refusals (
  id uuid primary key default gen_random_uuid(),
  position bigint not null unique generated always as identity,
  coupon_id uuid not null unique,
  campaign_id uuid not null references campaigns (id),
  store_id uuid not null references stores (id) on delete cascade,
  person_id uuid not null,
  reason text not null check (reason in ('not_known', 'said_over', 'other_terms', 'not_scanned', 'other')),
  words text not null,
  at timestamptz not null,
  reply text,
  replied_at timestamptz,
  check ((reply is null) = (replied_at is null))
);

create index coupon_refusals_store on coupon_refusals (store_id, position desc);
create index coupon_refusals_replies on coupon_refusals (store_id, replied_at desc) where reply is not null;
create index coupon_refusals_person on coupon_refusals (person_id, at);
create index coupon_refusals_campaign on coupon_refusals (campaign_id);

-- Counted where it happens (functions/honour.sql): no request adds up all redemptions.
create table honour_records (
  store_id uuid primary key references stores (id) on delete cascade,
  honoured integer not null default 0 check (honoured >= 0),
  refused integer not null default 0 check (refused >= 0),
  last_at timestamptz,
  -- In ten thousandths, as if it had taken nine of ten before.
  rate integer not null generated always as ((honoured + 9)::bigint * 10000 / (honoured + refused + 10)) stored
);

create index honour_records_rate on honour_records (rate, store_id);

insert into honour_records (store_id, honoured, last_at)
select r.store_id, count(*), max(r.at) from redemptions r join stores s on s.id = r.store_id
where r.undone_at is null group by r.store_id;

alter table stores add column refuses_much boolean not null default false;

alter table news
  drop constraint news_kind_check,
  add constraint news_kind_check check (kind in (
    'ending_coupon', 'new_deal', 'saved_ending', 'saved_low', 'pass_received', 'pass_taken',
    'referral_bonus', 'coupon_used', 'coupon_back'));

alter table news_settings add column used_coupons boolean not null default true;
