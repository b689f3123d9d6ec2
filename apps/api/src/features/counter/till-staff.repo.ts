import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

const MOST_LISTED = 500;

type StaffOfStore = { storeId: string; id: string };

export async function listTillStaff(db: Executor, storeId: string, now: Date) {
  return rowsOf<{
    id: string;
    name: string;
    added_at: string;
    locked_until: string | null;
  }>(
    db,
    sql`select id, name, added_at, case when locked_until > ${now} then locked_until end as locked_until
        from till_staff where store_id = ${storeId} and removed_at is null
        order by lower(name), id limit ${MOST_LISTED}`,
    'added_at',
    'locked_until',
  );
}

/** Null where the store has this name or this PIN already. */
export async function insertTillStaff(
  tx: Executor,
  { storeId, name, pinHash }: { storeId: string; name: string; pinHash: Buffer },
  now: Date,
): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into till_staff (store_id, name, pin_hash, added_at)
        values (${storeId}, ${name}, ${pinHash}, ${now}) on conflict do nothing returning id`,
  );
  return row?.id ?? null;
}

/** Somebody else has this PIN; the caller holds the store. */
export async function isPinTaken(
  tx: Executor,
  { storeId, id }: StaffOfStore,
  pinHash: Buffer,
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select from till_staff where store_id = ${storeId} and pin_hash = ${pinHash}
        and id <> ${id} and removed_at is null`,
  );
  return rows.length > 0;
}

/** A new PIN ends a lock, and whatever is signed in by the old one. */
export async function savePin(tx: Executor, { storeId, id }: StaffOfStore, pinHash: Buffer) {
  const { rowCount } = await tx.execute(sql`
    update till_staff set pin_hash = ${pinHash}, wrong_tries = 0, locked_until = null
    where id = ${id} and store_id = ${storeId} and removed_at is null`);
  await tx.execute(sql`delete from till_shifts where staff_id = ${id}`);
  return rowCount === 1;
}

export type LockedStaff = {
  id: string;
  name: string;
  pinHash: Buffer;
  wrongTries: number;
  lockedUntil: Date | null;
};

/** Held until the transaction ends, so that tries are counted one after the other. */
export async function lockTillStaff(
  tx: Executor,
  { storeId, id }: StaffOfStore,
): Promise<LockedStaff | null> {
  const [row] = await rowsOf<LockedStaff & { lockedUntil: string | null }>(
    tx,
    sql`select id, name, pin_hash as "pinHash", wrong_tries as "wrongTries",
               locked_until as "lockedUntil"
        from till_staff where id = ${id} and store_id = ${storeId} and removed_at is null
        for update`,
  );
  return row
    ? { ...row, lockedUntil: row.lockedUntil === null ? null : new Date(row.lockedUntil) }
    : null;
}

export async function saveTries(
  tx: Executor,
  id: string,
  { wrongTries, lockedUntil }: Pick<LockedStaff, 'wrongTries' | 'lockedUntil'>,
): Promise<void> {
  await tx.execute(sql`
    update till_staff set wrong_tries = ${wrongTries}, locked_until = ${lockedUntil}
    where id = ${id}`);
}

type Shift = { tokenHash: Buffer; tillId: string; staffId: string; expiresAt: Date };

/** One at a time is signed in at a till. */
export async function openShift(tx: Executor, shift: Shift): Promise<void> {
  await tx.execute(sql`delete from till_shifts where till_id = ${shift.tillId}`);
  await tx.execute(sql`
    insert into till_shifts (token_hash, till_id, staff_id, expires_at)
    values (${shift.tokenHash}, ${shift.tillId}, ${shift.staffId}, ${shift.expiresAt})`);
}

export async function findShift(db: Executor, tokenHash: Buffer, tillId: string, now: Date) {
  const [row] = await rowsOf<{ id: string; name: string; expiresAt: string }>(
    db,
    sql`select s.id, s.name, sh.expires_at as "expiresAt"
        from till_shifts sh join till_staff s on s.id = sh.staff_id
        where sh.token_hash = ${tokenHash} and sh.till_id = ${tillId} and sh.expires_at > ${now}
          and s.removed_at is null`,
  );
  return row ? { id: row.id, name: row.name, expiresAt: new Date(row.expiresAt) } : null;
}

export async function extendShift(db: Executor, tokenHash: Buffer, expiresAt: Date) {
  await db.execute(
    sql`update till_shifts set expires_at = ${expiresAt} where token_hash = ${tokenHash}`,
  );
}

export async function closeShift(tx: Executor, tillId: string, staffId: string): Promise<void> {
  await tx.execute(
    sql`delete from till_shifts where till_id = ${tillId} and staff_id = ${staffId}`,
  );
}
