import type { ActEntry, ActsFilter } from '@baeon/contracts/counter/counter-wire';
import type { DayResult, RedemptionEntry } from '@baeon/contracts/counter/redemptions-wire';
import type { SQL } from 'drizzle-orm';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

const MOST_OF_A_DAY = 200;

/** Which acts: of one store or of all, by whom, of what kind, and when. */
export type ActsWanted = ActsFilter & { storeId: string | null };

/** Newest first, from behind an act on. */
export async function listActs(
  db: Executor,
  wanted: ActsWanted,
  { before, limit }: { before: number | null; limit: number },
): Promise<ActEntry[]> {
  const { storeId, mobile_number: number, act, from, to } = wanted;
  const all = [
    sql`true`,
    storeId && sql`store_id = ${storeId}`,
    act && sql`act = ${act}`,
    from && sql`at >= ${from}`,
    to && sql`at < ${to}`,
    number &&
      sql`person_id = (select p.id from counter_people p join users u on u.id = p.user_id
                       where u.mobile_number = ${number})`,
    before !== null &&
      sql`(at, id) < ((select at from counter_acts where id = ${before}), ${before})`,
  ].filter((one): one is SQL => Boolean(one));
  return rowsOf<ActEntry>(
    db,
    sql`select a.id::float8 as id, a.at, a.act, a.store_id, s.name as store,
               coalesce(u.name, u.mobile_number) as person, t.name as till, n.name as staff,
               k.name as key,
               coalesce(su.name, su.mobile_number, i.mobile_number, st.name, sn.name, sk.name,
                        sc.title, ap.title, sa.mobile_number,
                        sa.details->>'name')
                 as subject
        from (
          select * from counter_acts where ${sql.join(all, sql` and `)}
          order by at desc, id desc limit ${limit}
        ) a
        left join stores s on s.id = a.store_id
        left join counter_people p on p.id = a.person_id
        left join users u on u.id = p.user_id
        left join tills t on t.id = a.till_id
        left join till_staff n on n.id = a.staff_id
        left join store_keys k on k.id = a.key_id
        left join counter_people sp on sp.id = a.subject_id
        left join users su on su.id = sp.user_id
        left join store_invitations i on i.id = a.subject_id
        left join tills st on st.id = a.subject_id
        left join till_staff sn on sn.id = a.subject_id
        left join store_keys sk on sk.id = a.subject_id
        left join campaigns sc on sc.id = a.subject_id
        left join approvals ap on ap.id = a.subject_id
        left join store_applications sa on sa.id = a.subject_id
        order by a.at desc, a.id desc`,
    'at',
  );
}

/** The day that it is where a store is. */
export async function findToday(db: Executor, storeId: string, now: Date): Promise<string | null> {
  const [row] = await rowsOf<{ day: string }>(
    db,
    sql`select (${now}::timestamptz at time zone time_zone)::date::text as day
        from stores where id = ${storeId}`,
  );
  return row?.day ?? null;
}

export type OfDay = { storeId: string; tillId: string | null; day: string };

const ofDay = ({ storeId, tillId, day }: OfDay) => sql`
  from redemptions r
  join stores s on s.id = r.store_id
  left join tills t on t.id = r.till_id
  left join till_staff n on n.id = r.staff_id
  left join store_keys k on k.id = r.key_id
  join campaigns c on c.id = r.campaign_id
  where r.store_id = ${storeId}
    and ${tillId === null ? sql`true` : sql`r.till_id = ${tillId}`}
    and r.at >= ${day}::date::timestamp at time zone s.time_zone
    and r.at < (${day}::date + 1)::timestamp at time zone s.time_zone`;

export async function listRedemptions(db: Executor, of: OfDay): Promise<RedemptionEntry[]> {
  return rowsOf<RedemptionEntry>(
    db,
    sql`select r.id, r.at, c.title, t.name as till, n.name as staff, k.name as key,
               r.bill_rupees, r.saving_rupees, r.undone_at, r.undo_reason
        ${ofDay(of)} order by r.at desc, r.id limit ${MOST_OF_A_DAY}`,
    'at',
    'undone_at',
  );
}

type Sums = Pick<DayResult, 'count' | 'undone' | 'saving_rupees' | 'bill_rupees'>;

export async function sumRedemptions(db: Executor, of: OfDay): Promise<Sums> {
  const [row] = await rowsOf<Sums>(
    db,
    sql`select count(*) filter (where undone_at is null)::int as count,
               count(undone_at)::int as undone,
               coalesce(sum(saving_rupees) filter (where undone_at is null), 0)::float8
                 as saving_rupees,
               coalesce(sum(bill_rupees) filter (where undone_at is null), 0)::float8 as bill_rupees
        ${ofDay(of)}`,
  );
  return row!;
}

export async function sumByStaff(db: Executor, of: OfDay): Promise<DayResult['by_staff']> {
  return rowsOf(
    db,
    sql`select coalesce(n.name, k.name, '') as staff, count(*)::int as count,
               coalesce(sum(r.saving_rupees), 0)::float8 as saving_rupees
        ${ofDay(of)} and r.undone_at is null
        group by 1 order by 2 desc, 1 limit ${MOST_OF_A_DAY}`,
  );
}
