import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

const MOST_LISTED = 500;

export type KnownTill = {
  id: string;
  name: string;
  lastSeenAt: Date;
  store: { id: string; name: string; city: string; time_zone: string };
};

export async function insertEnrolment(
  tx: Executor,
  {
    tokenHash,
    storeId,
    name,
    expiresAt,
  }: { tokenHash: Buffer; storeId: string; name: string; expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into till_enrolments (token_hash, store_id, name, expires_at)
    values (${tokenHash}, ${storeId}, ${name}, ${expiresAt})`);
}

/** What a token enrols to; it is none from then on. */
export async function takeEnrolment(tx: Executor, tokenHash: Buffer, now: Date) {
  const [row] = await rowsOf<{ storeId: string; name: string; isLate: boolean }>(
    tx,
    sql`delete from till_enrolments where token_hash = ${tokenHash}
        returning store_id as "storeId", name, expires_at <= ${now} as "isLate"`,
  );
  return row && !row.isLate ? row : null;
}

export async function insertTill(
  tx: Executor,
  { storeId, name, tokenHash }: { storeId: string; name: string; tokenHash: Buffer },
  now: Date,
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into tills (store_id, name, token_hash, enrolled_at, last_seen_at)
        values (${storeId}, ${name}, ${tokenHash}, ${now}, ${now}) returning id`,
  );
  return row!.id;
}

export async function findTill(db: Executor, tokenHash: Buffer): Promise<KnownTill | null> {
  const [row] = await rowsOf<{
    id: string;
    name: string;
    last_seen_at: string;
    store_id: string;
    store: string;
    city: string;
    time_zone: string;
  }>(
    db,
    sql`select t.id, t.name, t.last_seen_at, s.id as store_id, s.name as store, s.city, s.time_zone
        from tills t join stores s on s.id = t.store_id
        where t.token_hash = ${tokenHash} and t.removed_at is null`,
  );
  if (!row) return null;
  const { id, name, store_id, store, city, time_zone } = row;
  return {
    id,
    name,
    lastSeenAt: new Date(row.last_seen_at),
    store: { id: store_id, name: store, city, time_zone },
  };
}

export async function touchTill(db: Executor, id: string, now: Date): Promise<void> {
  await db.execute(sql`update tills set last_seen_at = ${now} where id = ${id}`);
}

export async function listTills(db: Executor, storeId: string) {
  return rowsOf<{
    id: string;
    name: string;
    enrolled_at: string;
    last_seen_at: string;
  }>(
    db,
    sql`select id, name, enrolled_at, last_seen_at from tills
        where store_id = ${storeId} and removed_at is null
        order by enrolled_at, id limit ${MOST_LISTED}`,
    'enrolled_at',
    'last_seen_at',
  );
}

type Thing = { storeId: string; id: string };

export async function renameTill(tx: Executor, { storeId, id }: Thing, name: string) {
  const { rowCount } = await tx.execute(sql`
    update tills set name = ${name}
    where id = ${id} and store_id = ${storeId} and removed_at is null`);
  return rowCount === 1;
}

const things = { till: 'tills', staff: 'till_staff', key: 'store_keys' } as const;

/** Takes a till, a name or a key away from a store; whatever is signed in by it ends. */
export async function removeThing(
  tx: Executor,
  kind: keyof typeof things,
  { storeId, id }: Thing,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${sql.identifier(things[kind])} set removed_at = ${now}
    where id = ${id} and store_id = ${storeId} and removed_at is null`);
  if (kind !== 'key') {
    const column = sql.identifier(kind === 'till' ? 'till_id' : 'staff_id');
    await tx.execute(sql`delete from till_shifts where ${column} = ${id}`);
  }
  return rowCount === 1;
}

export async function insertKey(
  tx: Executor,
  { storeId, name, keyHash }: { storeId: string; name: string; keyHash: Buffer },
  now: Date,
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into store_keys (store_id, name, key_hash, made_at)
        values (${storeId}, ${name}, ${keyHash}, ${now}) returning id`,
  );
  return row!.id;
}

export async function findKey(db: Executor, keyHash: Buffer) {
  const [row] = await rowsOf<{ keyId: string; storeId: string }>(
    db,
    sql`select id as "keyId", store_id as "storeId" from store_keys
        where key_hash = ${keyHash} and removed_at is null`,
  );
  return row ?? null;
}

export async function listKeys(db: Executor, storeId: string) {
  return rowsOf<{ id: string; name: string; made_at: string }>(
    db,
    sql`select id, name, made_at from store_keys
        where store_id = ${storeId} and removed_at is null
        order by made_at, id limit ${MOST_LISTED}`,
    'made_at',
  );
}
