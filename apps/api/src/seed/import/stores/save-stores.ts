import type pg from 'pg';
import { countSaved } from '../count-saved.ts';
import type { SavedCounts } from '../import-kind.ts';
import { shown } from '../import-error.ts';
import { optionalStoreColumns, requiredStoreColumns, storeImportColumns } from './store-row.ts';

const MAX_NAMED = 20;

/** Where a column of the file has another name in the table. */
const tableNames: Record<string, string> = { address: 'address_line' };
const inTable = (column: string) => tableNames[column] ?? column;

export async function saveStores(client: pg.Client): Promise<SavedCounts> {
  const added = await addCategories(client);
  const { inserted, updated } = await upsertStores(client);
  // Until the server does it by itself, the planner would take the table for the one that it was.
  if (inserted + updated > 0) await client.query('analyze stores');
  return { inserted, updated, notes: [categoriesNote(added), await ownersNote(client)] };
}

async function addCategories(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `insert into store_categories (id, name, position)
     select category, category, last.position + row_number() over (order by category)
     from (select distinct category from import_rows where row_problem is null) wanted,
       (select coalesce(max(position), 0) as position from store_categories) last
     where not exists (select 1 from store_categories where name = wanted.category)
     order by category
     -- The app may add its own categories at this moment.
     on conflict do nothing
     returning name`,
  );
  return rows.map(({ name }) => name);
}

function categoriesNote(added: string[]): string {
  const note = `categories added: ${added.length.toLocaleString('en')}`;
  if (added.length === 0) return note;
  const more = added.length > MAX_NAMED ? ', …' : '';
  return `${note} (${added.slice(0, MAX_NAMED).map(shown).join(', ')}${more})`;
}

/** What an owner set is theirs, whatever a file says of it. */
async function ownersNote(client: pg.Client): Promise<string> {
  const differs = [...requiredStoreColumns, ...optionalStoreColumns].map(
    (name) =>
      `('${inTable(name)}' = any (held.owner_fields) and not '${name}' = any (staged.row_lacks)
        and held.${inTable(name)} is distinct from staged.${name})`,
  );
  const { rows } = await client.query<{ kept: number }>(
    `select count(*)::integer as kept
     from import_rows staged join stores held on held.place_id = staged.place_id
     where staged.row_problem is null and held.owner_fields <> '{}' and (${differs.join(' or ')})`,
  );
  return `kept as their owners have them: ${rows[0]!.kept.toLocaleString('en')} stores`;
}

/** What is as it was is not touched, so that `updated_at` tells when something changed. */
async function upsertStores(client: pg.Client) {
  const columns = storeImportColumns.map(inTable);
  const changing = columns.filter((name) => name !== 'place_id');
  const listed = (prefix: string) => changing.map((name) => `${prefix}.${name}`).join(', ');
  const isTheirs = (name: string) => `'${inTable(name)}' = any (held.owner_fields)`;
  const wanted = [
    ...requiredStoreColumns.map(
      (name) =>
        `case when ${isTheirs(name)}
           then held.${inTable(name)} else staged.${name} end as ${inTable(name)}`,
    ),
    ...optionalStoreColumns.map(
      (name) =>
        `case when held.id is not null and ('${name}' = any (staged.row_lacks) or ${isTheirs(name)})
           then held.${name} else staged.${name} end as ${name}`,
    ),
  ];
  // Between the look at what a row lacks and its update nobody else may change a store.
  await client.query('lock table stores in share row exclusive mode');
  return countSaved(
    client,
    `insert into stores (${columns.join(', ')}, created_at, updated_at)
       select wanted.*, now(), now()
       from import_rows staged
         left join stores held on held.place_id = staged.place_id
         cross join lateral (select ${wanted.join(', ')}) wanted
       where staged.row_problem is null
         and (held.id is null or (${listed('held')}) is distinct from (${listed('wanted')}))
       order by staged.place_id
       on conflict (place_id) do update
       set ${changing.map((name) => `${name} = excluded.${name}`).join(', ')},
         updated_at = excluded.updated_at`,
  );
}
