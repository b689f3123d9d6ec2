import {
  type SomeDetails,
  type StoreDetails,
  type StoreField,
  storeFields,
} from '@baeon/contracts/counter/store-details';
import type { SQL } from 'drizzle-orm';
import { sql } from '../../../db/drizzle.ts';
import type { Executor } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rows.ts';

const column = (field: StoreField): SQL => sql`${sql.identifier(field)}`;
const columns = sql.join(storeFields.map(column), sql`, `);
const asJson = new Set<StoreField>(['opening_hours', 'special_days']);

function valueOf<Field extends StoreField>(field: Field, value: StoreDetails[Field]): SQL {
  const isJson = asJson.has(field) && value !== null;
  return isJson ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}

type Row = StoreDetails & { logo: string | null; place_id: string; time_zone: string };

export async function findStoreDetails(db: Executor, storeId: string): Promise<Row | null> {
  const [row] = await rowsOf<Row>(
    db,
    sql`select ${columns}, logo, place_id, time_zone from stores where id = ${storeId}`,
  );
  return row ?? null;
}

export async function isCategory(db: Executor, name: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from store_categories where name = ${name}`);
  return rows.length > 0;
}

/** From now on these fields are the owner's, and no import writes them. */
export async function saveStoreDetails(
  tx: Executor,
  storeId: string,
  details: SomeDetails,
  now: Date,
): Promise<void> {
  const fields = storeFields.filter((field) => details[field] !== undefined);
  const set = fields.map((field) => sql`${column(field)} = ${valueOf(field, details[field]!)}`);
  await tx.execute(sql`
    update stores set ${sql.join(set, sql`, `)}, updated_at = ${now},
      owner_fields = array(select distinct unnest(owner_fields || ${sql.param(fields)}::text[]))
    where id = ${storeId}`);
}

export async function addStore(
  tx: Executor,
  placeId: string,
  details: StoreDetails,
  now: Date,
): Promise<string> {
  const values = storeFields.map((field) => valueOf(field, details[field]));
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into stores (place_id, ${columns}, owner_fields, created_at, updated_at)
        values (${placeId}, ${sql.join(values, sql`, `)}, ${sql.param(storeFields)}::text[],
                ${now}, ${now})
        returning id`,
  );
  return row!.id;
}
