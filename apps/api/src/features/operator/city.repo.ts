import type { City, CityHour } from '@baeon/contracts/counter/city-wire';
import type { Executor } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows.ts';

const MOST_WAITING = 1000;
/** Hours begin where clocks say so. */
const ZONE = 'Asia/Kolkata';

export type SlotCount = { what: 'sign_ins' | 'claims' | 'errors'; slotAt: Date; count: number };

/** In one order, so that two processes never wait for each other. */
export async function addCounts(db: Executor, counts: SlotCount[]): Promise<void> {
  await db.execute(sql`
    insert into city_counts (slot_at, what, count)
    select * from (values ${sql.join(
      counts.map(
        ({ slotAt, what, count }) => sql`(${slotAt}::timestamptz, ${what}, ${count}::bigint)`,
      ),
      sql`, `,
    )}) as counted order by 1, 2
    on conflict (slot_at, what) do update set count = city_counts.count + excluded.count`);
}

export type HourCount = { what: keyof Omit<CityHour, 'at'>; at: string; count: number };

/** Hours in which nothing happened are left out. */
export const countByHour = (db: Executor, from: Date): Promise<HourCount[]> =>
  rowsOf(
    db,
    sql`select what, date_trunc('hour', at, ${ZONE}) as at, sum(count)::float8 as count
        from (
          select what, slot_at as at, count from city_counts where slot_at >= ${from}
          union all
          select 'redemptions', date_trunc('hour', at, ${ZONE}), count(*) from redemptions
          where at >= ${from} and undone_at is null group by 2
          union all
          select 'raised', date_trunc('hour', created_at, ${ZONE}), count(*) from raised_deals
          where created_at >= ${from} group by 2
          union all
          select 'messages', date_trunc('hour', created_at, ${ZONE}), count(*) from sms_outbox
          where created_at >= ${from} group by 2
        ) counted
        group by 1, 2`,
    'at',
  );

/** What somebody has to decide. */
export async function countWaiting(db: Executor): Promise<City['waiting']> {
  const upTo = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select ${rows} limit ${MOST_WAITING}) found)`;
  const [row] = await rowsOf<City['waiting']>(
    db,
    sql`select
      ${upTo(sql`from redemption_conflicts where settled_at is null`)} as conflicts,
      ${upTo(sql`from coupon_refusals where reply is null`)} as refusals,
      ${upTo(sql`from raised_deals where state in ('raised', 'bargaining')`)} as raised,
      ${upTo(sql`from approvals where decided_at is null`)} as approvals,
      ${upTo(sql`from sms_outbox where state = 'dead'`)} as dead_messages`,
  );
  return row!;
}
