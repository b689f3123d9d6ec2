-- What a campaign asks of a bill and of a till without a connection, and what such tills took.

alter table campaigns
  add column minimum_bill_rupees integer check (minimum_bill_rupees > 0),
  -- How many one till may take between two syncs; 0 is never.
  add column offline_limit smallint not null default 0 check (offline_limit between 0 and 100),
  add column paused_at timestamptz;

-- Set for what was taken without a connection: when it was told.
alter table redemptions add column synced_at timestamptz;

-- What a till took without a connection and what cannot stand beside what else is known. Never removed.
create table redemption_conflicts (
  -- Chosen by the till, as of redemptions.
  id uuid primary key,
  position bigint generated always as identity unique,
  why text not null,
  store_id uuid not null,
  till_id uuid not null,
  staff_id uuid not null,
  code text not null,
  -- As far as the code says so, and is genuine.
  coupon_id uuid,
  campaign_id uuid references campaigns (id),
  other_redemption_id uuid,
  bill_rupees integer,
  taken_at timestamptz not null,
  synced_at timestamptz not null,
  undone_at timestamptz,
  undo_reason text,
  settled_at timestamptz,
  settled_by uuid,
  note text,
  check ((settled_at is null) = (note is null))
);

create index redemption_conflicts_store on redemption_conflicts (store_id, position desc);
create index redemption_conflicts_till on redemption_conflicts (till_id, synced_at desc);
create index redemption_conflicts_campaign on redemption_conflicts (campaign_id);
create index redemptions_synced on redemptions (till_id, synced_at desc) where synced_at is not null;

alter table coupon_ledger
  drop constraint coupon_ledger_event_check,
  add constraint coupon_ledger_event_check
    check (event in ('issued', 'passed_on', 'redeemed', 'undone', 'returned', 'expired', 'conflict'));

drop index coupon_ledger_settled_once;
create unique index coupon_ledger_settled_once on coupon_ledger (coupon_id, life)
  where event not in ('issued', 'undone', 'conflict');
