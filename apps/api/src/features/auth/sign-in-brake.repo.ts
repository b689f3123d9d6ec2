import type { Executor } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

export type Happened = 'sends' | 'wrong' | 'right_codes';

/** As with other counters, a crash may forget the last moment. */
export async function countInSlot(db: Executor, what: Happened, slotAt: Date): Promise<void> {
  const column = sql.identifier(what);
  await db.execute(sql`
    insert into sign_in_slots as s (slot_at, ${column})
    select ${slotAt}::timestamptz, 1 from set_config('synchronous_commit', 'off', true)
    on conflict (slot_at) do update set ${column} = s.${column} + 1`);
}

export type LatelyCounted = {
  sends: number;
  wrong: number;
  right: number;
  /** In seconds; 0 or less once it has ended. */
  brake_left: number;
};

export async function readLately(db: Executor, since: Date, now: Date): Promise<LatelyCounted> {
  const { rows } = await db.execute<LatelyCounted>(sql`
    select coalesce(sum(sends), 0)::int as sends, coalesce(sum(wrong), 0)::int as wrong,
           coalesce(sum(right_codes), 0)::int as "right",
           (select extract(epoch from ends_at - ${now}::timestamptz)::float8 from sign_in_brake)
             as brake_left
    from sign_in_slots where slot_at > ${since} and slot_at <= ${now}`);
  return rows[0]!;
}

/** Whether it was not on before. An end further ahead is of a clock that ran ahead. */
export async function beginBrake(db: Executor, now: Date, endsAt: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update sign_in_brake set ends_at = ${endsAt}
    where ends_at <= ${now} or ends_at > ${endsAt}`);
  return rowCount === 1;
}

export async function prolongBrake(db: Executor, endsAt: Date): Promise<void> {
  await db.execute(sql`update sign_in_brake set ends_at = ${endsAt} where ends_at < ${endsAt}`);
}

export async function noteRightFrom(db: Executor, address: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into sign_in_origins as o (address, first_right_at, last_right_at)
    select ${address}, ${now}::timestamptz, ${now}::timestamptz
    from set_config('synchronous_commit', 'off', true)
    on conflict (address) do update
    set first_right_at = least(o.first_right_at, excluded.first_right_at),
        last_right_at = excluded.last_right_at`);
}

export async function isKnownOrigin(
  db: Executor,
  address: string,
  { first, last }: { first: Date; last: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from sign_in_origins
    where address = ${address} and first_right_at <= ${first} and last_right_at > ${last}`);
  return rowCount === 1;
}
