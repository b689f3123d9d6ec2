-- Files that operators bring in through the app, and what happens in the city by the hour.

create table import_runs (
  id uuid primary key default gen_random_uuid(),
  position bigint not null unique generated always as identity,
  kind text not null check (kind in ('stores', 'campaigns', 'products')),
  format text not null,
  file_name text not null,
  bytes bigint not null check (bytes > 0),
  dry_run boolean not null,
  -- Who brought it, as counter_acts names people.
  person_id uuid not null,
  state text not null default 'uploading'
    check (state in ('uploading', 'waiting', 'running', 'done', 'failed')),
  created_at timestamptz not null,
  settled_at timestamptz,
  -- How often a process began with it.
  attempts smallint not null default 0,
  bytes_read bigint not null default 0,
  -- What came of it, as the command tells it.
  outcome jsonb,
  failure text
);

create unique index import_runs_one_of_a_kind on import_runs (kind) where state in ('waiting', 'running');

-- The file itself, until it is through.
create table import_parts (
  run_id uuid not null references import_runs (id) on delete cascade,
  nth integer not null check (nth >= 0),
  bytes bytea not null,
  primary key (run_id, nth)
);

create table import_problems (
  run_id uuid not null references import_runs (id) on delete cascade,
  position integer not null,
  label text not null,
  problem text not null,
  primary key (run_id, position)
);

-- What leaves no rows of its own that last; half hours, because India is half an hour off.
create table city_counts (
  slot_at timestamptz not null,
  what text not null check (what in ('sign_ins', 'claims', 'errors')),
  count bigint not null,
  primary key (slot_at, what)
);

create index redemptions_at on redemptions (at);
create index raised_deals_at on raised_deals (created_at);
create index raised_deals_unanswered on raised_deals (created_at) where state in ('raised', 'bargaining');
create index redemption_conflicts_open on redemption_conflicts (position) where settled_at is null;
create index coupon_refusals_unanswered on coupon_refusals (position) where reply is null;
