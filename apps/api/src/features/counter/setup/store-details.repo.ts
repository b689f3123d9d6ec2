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

const OWN_PICTURE = /^\/pictures\/own\/([0-9a-f]{40})\.jpg$/;

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

/** The small one of a picture that the store brought, kept from being swept; null where there is none. */
export async function lockOwnPicture(
  tx: Executor,
  storeId: string,
  address: string,
): Promise<string | null> {
  const name = OWN_PICTURE.exec(address)?.[1];
  if (!name) return null;
  const rows = await rowsOf(
    tx,
    sql`select 1 from uploaded_pictures where name = ${name} and store_id = ${storeId}
        for key share`,
  );
  return rows.length > 0 ? address.replace(/\.jpg$/, '-small.jpg') : null;
}

export async function saveLogo(tx: Executor, storeId: string, logo: string | null, now: Date) {
  await tx.execute(sql`
    update stores set logo = ${logo}, updated_at = ${now},
      owner_fields = array(select distinct unnest(owner_fields || '{logo}'::text[]))
    where id = ${storeId}`);
}

/** From now on these fields are the owner's, and no import writes them. */
export async function saveStoreDetails(
  tx: Executor,
  storeId: string,
  details: SomeDetails,
  now: Date,
): Promise<void> {
  const fields = storeFields.filter((field) => details[field] !== undefined);
  if (fields.length === 0) return;
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
