import type pg from 'pg';
import type { SavedCounts } from '../import-kind.ts';

/** A column that the file lacks says nothing about a campaign that is there already. */
const unlessLacking = (column: string, name: string, said = `staged.${name}`) =>
  `case when held.id is not null and '${column}' = any (row_lacks)
     then held.${name} else ${said} end as ${name}`;

/** The same of two columns; the title says it where neither does, so another title says another saving. */
const savingUnlessLacking = (name: string) =>
  `case when held.title = staged.title and row_lacks @> '{percent_off,money_off_amount}'
     then held.${name} else staged.${name} end as ${name}`;

/** What is as it was is not touched, so that `updated_at` tells when something changed. */
export async function saveCampaigns(client: pg.Client, at?: Date): Promise<SavedCounts> {
  await compareWithHeld(client);
  const inserted = await insertNew(client, at);
  const updated = await updateChanged(client, at);
  await savePlaces(client);
  // Until the server does it by itself, the planner would take the tables for what they were.
  if (inserted + updated > 0) await client.query('analyze campaigns, campaign_places');
  return { inserted, updated, notes: await endedNote(client) };
}

/** What each campaign is to become, of those that are new or differ from what is there. */
async function compareWithHeld(client: pg.Client): Promise<void> {
  await client.query(
    `create temporary table import_changes on commit drop as
     select coalesce(held.id, gen_random_uuid()) as id, held.id is null as is_new,
       staged.row_position, staged.promotion_id, staged.title,
       ${unlessLacking('description', 'description')},
       ${unlessLacking('terms', 'terms')},
       ${unlessLacking('image_link', 'image')},
       ${unlessLacking('kind', 'kind')},
       ${unlessLacking('valid_days', 'valid_days')},
       ${savingUnlessLacking('saving_kind')},
       ${savingUnlessLacking('saving_amount')},
       ${unlessLacking('minimum_purchase_amount', 'minimum_bill_rupees')},
       ${unlessLacking('offline_limit', 'offline_limit', 'coalesce(staged.offline_limit, 0)')},
       staged.starts_at, staged.ends_at, staged.total
     from import_rows staged
     left join campaigns held on held.external_id = staged.promotion_id
     where row_problem is null`,
  );
  await client.query('create index on import_places (row_position)');
  await client.query(
    `delete from import_changes wanted using campaigns held
     where held.id = wanted.id
       and (held.title, held.description, held.terms, held.image, held.valid_days, held.saving_kind,
         held.saving_amount, held.minimum_bill_rupees, held.offline_limit, held.starts_at, held.ends_at, held.total)
       is not distinct from (wanted.title, wanted.description, wanted.terms, wanted.image,
         wanted.valid_days, wanted.saving_kind, wanted.saving_amount, wanted.minimum_bill_rupees,
         wanted.offline_limit, wanted.starts_at,
         wanted.ends_at, wanted.total)
       and array(
         select store_id from campaign_places where campaign_id = held.id order by store_id
       ) = array(
         select store_id from import_places where row_position = wanted.row_position
         order by store_id
       )`,
  );
  await client.query('analyze import_changes');
}

async function insertNew(client: pg.Client, at: Date | undefined): Promise<number> {
  const { rowCount } = await client.query(
    `insert into campaigns (id, external_id, kind, title, description, terms, image, saving_kind,
       saving_amount, minimum_bill_rupees, offline_limit, starts_at, ends_at, valid_days, total,
       deals_left, created_at, updated_at)
     select id, promotion_id, kind, title, description, terms, image, saving_kind, saving_amount,
       minimum_bill_rupees, offline_limit, starts_at, ends_at, valid_days, total, total, coalesce($1, now()), coalesce($1, now())
     from import_changes where is_new order by row_position`,
    [at],
  );
  return rowCount ?? 0;
}

/** What was given away stays so: only the rest follows the new total. */
async function updateChanged(client: pg.Client, at: Date | undefined): Promise<number> {
  const { rowCount } = await client.query(
    `update campaigns held
     set title = wanted.title, description = wanted.description, terms = wanted.terms,
       image = wanted.image, saving_kind = wanted.saving_kind,
       saving_amount = wanted.saving_amount,
       minimum_bill_rupees = wanted.minimum_bill_rupees, offline_limit = wanted.offline_limit,
       valid_days = wanted.valid_days,
       starts_at = wanted.starts_at, ends_at = wanted.ends_at,
       total = wanted.total, deals_left = wanted.total - (held.total - held.deals_left),
       updated_at = coalesce($1, now())
     from import_changes wanted where held.id = wanted.id and not is_new`,
    [at],
  );
  return rowCount ?? 0;
}

async function savePlaces(client: pg.Client): Promise<void> {
  await client.query(
    `delete from campaign_places held using import_changes wanted
     where held.campaign_id = wanted.id and not is_new and not exists (
       select from import_places named
       where named.row_position = wanted.row_position and named.store_id = held.store_id
     )`,
  );
  await client.query(
    `insert into campaign_places (campaign_id, store_id)
     select wanted.id, named.store_id
     from import_changes wanted join import_places named using (row_position)
     on conflict do nothing`,
  );
}

/** Most likely an old file, and nobody would see what came of it. */
async function endedNote(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ ended: number }>(
    `select count(*)::integer as ended from import_rows
     where row_problem is null and ends_at < now()`,
  );
  const { ended } = rows[0]!;
  return ended > 0 ? [`ended already: ${ended.toLocaleString('en')}`] : [];
}
