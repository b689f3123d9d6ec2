-- How far an index of products outside is true, and which process keeps it so.
create table search_indexes (
  alias text primary key,
  -- The index behind the alias; null: it has to be built anew.
  name text,
  -- All that this snapshot sees is in the index.
  snapshot pg_snapshot,
  -- What the snapshot belongs to (server_history).
  history text,
  -- Grows with every reading of products that is written there.
  version bigint not null default 0,
  holder uuid,
  held_until timestamptz not null default '-infinity'
);
