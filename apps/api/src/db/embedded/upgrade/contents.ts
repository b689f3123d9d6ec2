import type pg from 'pg';

export type Table = {
  name: string;
  /** those that are written, in their order */
  columns: string[];
  /** to be compared */
  shape: string;
  /** tells of transactions by their numbers, which mean nothing to another server */
  passing: boolean;
};

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
const notOfExtension = (catalog: string, oid: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            coalesce(array_agg(quote_ident(a.attname) order by a.attnum)
              filter (where a.attgenerated = ''), '{}') as columns,
            coalesce(string_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
              || a.attgenerated::text, ', ' order by a.attname), '') as shape,
            coalesce(bool_or(a.atttypid in ('xid8'::regtype, 'pg_snapshot'::regtype)), false) as passing
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and ${OURS} and ${notOfExtension('pg_class', 'c.oid')}
      group by 1 order by 1`,
  );
  return rows;
}

export type Sequence = { name: string; value: string; called: boolean };

export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    );
    sequences.push({ name, ...state.rows[0]! });
  }
  return sequences;
}

/** How many rows a table has and what is in them, whatever their order. */
export async function contentOf(client: pg.Client, { name, columns }: Table): Promise<string> {
  const { rows } = await client.query<{ content: string }>(
    `select concat_ws(' ', count(*), sum(('x' || left(hash, 16))::bit(64)::bigint::numeric),
                      sum(('x' || right(hash, 16))::bit(64)::bigint::numeric)) as content
       from (select md5(row(${columns.join(', ')})::text) as hash from only ${name}) hashes`,
  );
  return rows[0]!.content;
}

/** Holds data, and is carried by nobody. */
export async function foreignData(client: pg.Client, database: string): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select 'the database ' || datname as what from pg_database
      where not datistemplate and datname not in ('postgres', $1)
     union all select 'large objects' where exists (select from pg_largeobject_metadata)`,
    [database],
  );
  return rows.map(({ what }) => what);
}

/** What the app's own schema has too, unless somebody else made it. */
export async function objectsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select case c.relkind when 'i' then 'index ' when 'v' then 'view ' else 'materialized view ' end
            || format('%I.%I', n.nspname, c.relname) as what
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('i', 'v', 'm') and ${OURS} and ${notOfExtension('pg_class', 'c.oid')}
     union all
     select 'function ' || p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${OURS} and ${notOfExtension('pg_proc', 'p.oid')}
     union all
     select 'trigger ' || tgname || ' of ' || tgrelid::regclass from pg_trigger where not tgisinternal
     union all select 'extension ' || extname from pg_extension
     union all select 'role ' || rolname from pg_roles where rolname !~ '^pg_'
     union all select 'setting ' || unnest(setconfig) from pg_db_role_setting
     union all select 'setting ' || name || '=' || setting from pg_file_settings
      where sourcefile ~ 'postgresql.auto.conf$'
     order by 1`,
  );
  return rows.map(({ what }) => what);
}
