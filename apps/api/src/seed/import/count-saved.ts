import type pg from 'pg';

/** Runs an insert that updates what is there already; how many rows were new, and how many changed. */
export async function countSaved(
  client: pg.Client,
  upsert: string,
  values: unknown[] = [],
): Promise<{ inserted: number; updated: number }> {
  const { rows } = await client.query<{ inserted: number; updated: number }>(
    `with saved as (
       ${upsert}
       -- A row that was there before carries the mark of this transaction.
       returning xmax = 0 as is_new
     )
     select count(*) filter (where is_new)::integer as inserted,
       count(*) filter (where not is_new)::integer as updated
     from saved`,
    values,
  );
  return rows[0]!;
}
