import type { PersonView } from '@baeon/contracts/counter/persons-wire';
import type { Executor } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows.ts';

const MOST_LISTED = 100;

type PersonRow = Pick<PersonView, 'id' | 'name' | 'mobile_number' | 'language' | 'since'> & {
  user_id: string;
};

/** Of whom the record speaks by this id; held until the transaction ends. */
export async function lockPerson(tx: Executor, id: string) {
  const [row] = await rowsOf<{ id: string; mobile_number: string }>(
    tx,
    sql`select u.id, u.mobile_number from counter_people p join users u on u.id = p.user_id
        where p.id = ${id} for no key update of u`,
  );
  return row ?? null;
}

export async function findPerson(db: Executor, id: string): Promise<PersonRow | null> {
  const [row] = await rowsOf<PersonRow>(
    db,
    sql`select p.id, u.id as user_id, u.name, u.mobile_number, u.language, u.created_at as since
        from counter_people p join users u on u.id = p.user_id where p.id = ${id}`,
    'since',
  );
  return row ?? null;
}

export async function findBlock(db: Executor, userId: string): Promise<PersonView['blocked']> {
  const [row] = await rowsOf<NonNullable<PersonView['blocked']>>(
    db,
    sql`select b.reason, b.at, coalesce(u.name, u.mobile_number) as by
        from user_blocks b
        left join counter_people p on p.id = b.person_id
        left join users u on u.id = p.user_id
        where b.user_id = ${userId}`,
    'at',
  );
  return row ?? null;
}

export const listSignIns = (db: Executor, userId: string): Promise<PersonView['sign_ins']> =>
  rowsOf(
    db,
    sql`select device, created_at as since, last_used_at from sessions
        where user_id = ${userId} order by last_used_at desc, created_at desc limit ${MOST_LISTED}`,
    'since',
    'last_used_at',
  );

export const listRoles = (db: Executor, userId: string): Promise<PersonView['stores']> =>
  rowsOf(
    db,
    sql`select m.store_id, s.name, m.role, m.since
        from store_members m join stores s on s.id = m.store_id
        where m.user_id = ${userId} order by s.name, s.id limit ${MOST_LISTED}`,
    'since',
  );

/** Of all devices; with a session goes what its device is written to by. */
export async function endSessions(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`delete from sessions where user_id = ${userId}`);
}

type Block = { userId: string; reason: string; byId: string };

/** Whether they were not blocked before. */
export async function insertBlock(tx: Executor, { userId, reason, byId }: Block, now: Date) {
  const { rowCount } = await tx.execute(
    sql`insert into user_blocks (user_id, reason, person_id, at)
        values (${userId}, ${reason}, ${byId}, ${now}) on conflict do nothing`,
  );
  return rowCount === 1;
}

/** Whether there was one. */
export async function deleteBlock(tx: Executor, userId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from user_blocks where user_id = ${userId}`);
  return rowCount === 1;
}
