import type pg from 'pg';

const INDEX_MEMORY = '256MB';

/**
 * Takes away what would be kept up row by row, and gives what puts it back all at once: indexes that
 * only serve searching, and references, which are checked much faster in one go. The caller's
 * transaction does both, so nobody ever sees the tables without them.
 */
export async function setAside(
  client: pg.Client,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ takeAway: string; putBack: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "takeAway",
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as "putBack"
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where not indisunique and indrelid = any ($1::regclass[])`,
    [tables],
  );
  for (const { takeAway } of rows) await client.query(takeAway);
  return async () => {
    await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`);
    for (const { putBack } of rows) await client.query(putBack);
  };
}
