import type pg from 'pg';

/** What an index outside holds: all that a snapshot of the database sees. */
export type IndexPosition = { name: string | null; snapshot: string | null };

export type IndexReading = {
  /** Higher than that of any reading begun before. */
  version: number;
  snapshot: string;
};

/**
 * Takes the index for a while, or keeps it; null where another process has it. After a failover, or where another
 * database was restored, the snapshot means nothing, and is not given.
 */
export async function holdIndex(
  pool: pg.Pool,
  { alias, holder, seconds }: { alias: string; holder: string; seconds: number },
): Promise<IndexPosition | null> {
  const { rows } = await pool.query<IndexPosition>(
    `insert into search_indexes as held (alias, holder, held_until)
     values ($1, $2, now() + make_interval(secs => $3))
     on conflict (alias) do update set holder = excluded.holder, held_until = excluded.held_until
     where held.holder = excluded.holder or held.held_until < now()
     returning name, case
       when history = server_history()
         and pg_snapshot_xmax(snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) then snapshot::text
     end as snapshot`,
    [alias, holder, seconds],
  );
  return rows[0] ?? null;
}

export async function letIndexGo(pool: pg.Pool, alias: string, holder: string): Promise<void> {
  await pool.query(
    `update search_indexes set held_until = '-infinity' where alias = $1 and holder = $2`,
    [alias, holder],
  );
}

/**
 * To be called before products are read for the index: whatever had been changed until then is read. Null where the
 * index is another process's by now. By the clock, so that it goes on growing where an older database was restored.
 */
export async function beginReading(
  pool: pg.Pool,
  alias: string,
  holder: string,
): Promise<IndexReading | null> {
  const { rows } = await pool.query<IndexReading>(
    `update search_indexes
     set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1e6)::bigint)
     where alias = $1 and holder = $2 and held_until > now()
     returning version::float8 as version, pg_current_snapshot()::text as snapshot`,
    [alias, holder],
  );
  return rows[0] ?? null;
}

export async function savePosition(
  pool: pg.Pool,
  { alias, holder, name, snapshot }: { alias: string; holder: string } & IndexPosition,
): Promise<void> {
  await pool.query(
    `update search_indexes set name = $3, snapshot = $4, history = server_history()
     where alias = $1 and holder = $2`,
    [alias, holder, name, snapshot],
  );
}

/**
 * Products that were written by transactions which a snapshot does not see, whenever those began or ended. Rows know
 * the last half of their transaction's number, which is told apart by how far it lies behind the next one.
 */
export async function readWrittenSince(pool: pg.Pool, snapshot: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from products
       cross join (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next) here
       cross join lateral (select (next - products.xmin::text::bigint) & 4294967295 as behind) there
     where not pg_visible_in_snapshot(
       (next - behind + case when behind < 2147483648 then 0 else 4294967296 end)::text::xid8, $1)`,
    [snapshot],
  );
  return rows.map(({ id }) => id);
}

export async function countProducts(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::float8 as count from products',
  );
  return rows[0]!.count;
}

/** Those of some ids that no product has. */
export async function readUnknown(pool: pg.Pool, ids: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from unnest($1::uuid[]) as asked (id)
     where not exists (select from products where products.id = asked.id)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
