import type pg from 'pg';
import { shown } from '../import-error.ts';

/** More of them is a column that holds something else, and each is compared with all others. */
const MAX_NEW = 1000;

/** Folded by the database, so that both sides agree on what differs in case only. */
type Category = { name: string; folded: string };
type NewCategory = Category & { label: string };

/**
 * Spells the categories of the staged rows as they are known, and refuses new ones that would get
 * mixed up: stores are found by what their category contains, ignoring case.
 */
export async function settleCategories(client: pg.Client): Promise<void> {
  // A few words for any number of rows. What is new has no name yet.
  await client.query(
    `create temporary table import_categories on commit drop as
     select category, lower(category) as folded, min(row_position) as first_position,
       null as name, null as problem
     from import_rows where row_problem is null group by category`,
  );
  await spellKnown(client);
  await refuseTooMany(client);
  await refuseAmbiguous(client);
  await spellNew(client);
  await client.query(
    `update import_rows set category = settled.name, row_problem = settled.problem
     from import_categories settled
     where import_rows.category = settled.category
       and (settled.name <> settled.category or settled.problem is not null)`,
  );
}

/** A file may name a category by its id, in capitals or not; a store holds the name. */
async function spellKnown(client: pg.Client): Promise<void> {
  await client.query(
    `update import_categories set name = known.name
     from (
       select distinct on (wanted.category) wanted.category, spelling.name
       from import_categories wanted
       join (
         select name as text, name, position, 1 as rank from store_categories
         union all select id, name, position, 2 from store_categories
       ) spelling on lower(spelling.text) = wanted.folded
       order by wanted.category, spelling.text <> wanted.category,
         spelling.rank, spelling.position, spelling.name
     ) known
     where import_categories.category = known.category`,
  );
}

async function refuseTooMany(client: pg.Client): Promise<void> {
  await client.query(
    `update import_categories set problem = $1
     from (
       select folded, row_number() over (order by min(first_position)) as number
       from import_categories where name is null group by folded
     ) wanted
     where wanted.number > $2 and import_categories.folded = wanted.folded`,
    [
      `category is new, and a file may bring at most ${MAX_NEW.toLocaleString('en')} new ones`,
      MAX_NEW,
    ],
  );
}

async function refuseAmbiguous(client: pg.Client): Promise<void> {
  const { rows: wanted } = await client.query<NewCategory>(
    `select first.category as name, first.folded, row_label as label
     from (
       select distinct on (folded) category, folded, first_position
       from import_categories where name is null and problem is null
       order by folded, first_position
     ) first
     join import_rows on row_position = first_position
     order by first_position`,
  );
  if (wanted.length === 0) return;
  const { rows: known } = await client.query<Category>(
    `select name, lower(name) as folded, position from store_categories
     union select name, lower(id), position from store_categories
     order by position, name`,
  );
  const problems = ambiguities(wanted, known);
  await client.query(
    `update import_categories set problem = refused.problem
     from unnest($1::text[], $2::text[]) as refused (folded, problem)
     where import_categories.folded = refused.folded`,
    [[...problems.keys()], [...problems.values()]],
  );
}

/** What is wrong with new categories, by their folded names. The first one of a file is taken. */
function ambiguities(wanted: NewCategory[], known: Category[]): Map<string, string> {
  const problems = new Map<string, string>();
  const taken = known.map(({ name, folded }) => ({
    folded,
    called: `the existing category '${shown(name)}'`,
  }));
  for (const { name, folded, label } of wanted) {
    const other = taken.find(
      (each) => each.folded.includes(folded) || folded.includes(each.folded),
    );
    if (!other) {
      taken.push({ folded, called: `the category '${shown(name)}' of ${label}` });
      continue;
    }
    const relation = other.folded.includes(folded) ? 'is part of' : 'contains';
    problems.set(
      folded,
      `category '${shown(name)}' ${relation} ${other.called}; choose another name`,
    );
  }
  return problems;
}

/** As the first row of the file has it. */
async function spellNew(client: pg.Client): Promise<void> {
  await client.query(
    `update import_categories set name = first.category
     from (
       select distinct on (folded) folded, category from import_categories
       where name is null order by folded, first_position
     ) first
     where name is null and import_categories.folded = first.folded`,
  );
}
