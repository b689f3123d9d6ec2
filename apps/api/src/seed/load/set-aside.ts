import type pg from 'pg';

/** Fewer rows than this are done sooner one by one. */
export const WORTH_SETTING_ASIDE = 20_000;

const INDEX_MEMORY = '256MB';

type Wanted = {
  /** Tables whose indexes go, as far as they only serve searching. */
  indexesOf?: readonly string[];
  /** Tables whose references to others go. */
  referencesOf?: readonly string[];
  /** Tables whose references by others go. */
  referencesTo?: readonly string[];
};

/**
 * Takes away what would be kept up or checked row by row, and gives what puts it back, which does it for
 * all rows at once and much faster. The caller's transaction does both, so nobody ever sees the tables
 * without them.
 */
export async function setAside(
  client: pg.Client,
  { indexesOf = [], referencesOf = [], referencesTo = [] }: Wanted,
): Promise<() => Promise<void>> {
  // Where claims begin, too: whoever waits here has not locked anything else yet.
  await client.query('lock table campaigns in access exclusive mode');
  const { rows } = await client.query<{ takeAway: string; putBack: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "takeAway",
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as "putBack"
     from pg_constraint
     where contype = 'f'
       and (conrelid = any ($1::regclass[]) or confrelid = any ($2::regclass[]))
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where not indisunique and indrelid = any ($3::regclass[])`,
    [referencesOf, referencesTo, indexesOf],
  );
  for (const { takeAway } of rows) await client.query(takeAway);
  return async () => {
    await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`);
    for (const { putBack } of rows) await client.query(putBack);
  };
}
