-- What changed, for processes that keep rows in memory: written by triggers, read by db/change-feed.ts.
create table changes (
  position bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  topic text not null,
  ids text[] not null,
  at timestamptz not null default now()
);

create index changes_tx on changes (tx);

-- When changes were purged (purge_changes).
create index changes_purges on changes (position) where topic = 'purge';
