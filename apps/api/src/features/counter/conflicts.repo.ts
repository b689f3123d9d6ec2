import type { ConflictEntry } from '@baeon/contracts/counter/offline-wire';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

type Act = ConflictEntry['acts'][number];
type Row = Omit<ConflictEntry, 'acts'> & { position: number; sent: Act; other: Act | null };

type Asked = {
  storeId: string | null;
  /** Both kinds where it is left out. */
  settled: boolean | undefined;
  before: number | null;
  limit: number;
};

/** Newest first, of one store or of all. What another store's till was called is for operators alone. */
export async function listConflicts(
  db: Executor,
  { storeId, settled, before, limit }: Asked,
): Promise<(ConflictEntry & { position: number })[]> {
  const isSeen = storeId === null ? sql`true` : sql`r.store_id = f.store_id`;
  const rows = await rowsOf<Row>(
    db,
    sql`select f.position::float8 as position, f.id, f.why, f.store_id, s.name as store, c.title,
               f.synced_at, f.settled_at, coalesce(u.name, u.mobile_number) as settled_by, f.note,
               json_build_object('counts', false, 'at', f.taken_at, 'store', s.name,
                 'till', t.name, 'staff', n.name, 'key', null, 'bill_rupees', f.bill_rupees,
                 'undone_at', f.undone_at) as sent,
               case when r.id is not null then json_build_object('counts', r.undone_at is null,
                 'at', r.at, 'store', rs.name,
                 'till', case when ${isSeen} then rt.name end,
                 'staff', case when ${isSeen} then rn.name end,
                 'key', case when ${isSeen} then rk.name end,
                 'bill_rupees', case when ${isSeen} then r.bill_rupees end,
                 'undone_at', r.undone_at) end as other
        from (
          select * from redemption_conflicts
          where ${storeId === null ? sql`true` : sql`store_id = ${storeId}`}
            and ${settled === undefined ? sql`true` : sql`(settled_at is not null) = ${settled}`}
            and ${before === null ? sql`true` : sql`position < ${before}`}
          order by position desc limit ${limit}
        ) f
        left join stores s on s.id = f.store_id
        left join tills t on t.id = f.till_id
        left join till_staff n on n.id = f.staff_id and n.store_id = f.store_id
        left join campaigns c on c.id = f.campaign_id
        left join redemptions r on r.id = f.other_redemption_id
        left join stores rs on rs.id = r.store_id
        left join tills rt on rt.id = r.till_id
        left join till_staff rn on rn.id = r.staff_id
        left join store_keys rk on rk.id = r.key_id
        left join counter_people p on p.id = f.settled_by
        left join users u on u.id = p.user_id
        order by f.position desc`,
    'synced_at',
    'settled_at',
  );
  return rows.map(({ sent, other, ...conflict }) =>
    Object.assign(conflict, {
      acts: (other ? [sent, other] : [sent])
        .map(onWire)
        .toSorted((a, b) => a.at.localeCompare(b.at)),
    }),
  );
}

/** Times as they are spelled on the wire. */
const onWire = (act: Act): Act => ({
  ...act,
  at: new Date(act.at).toISOString(),
  undone_at: act.undone_at && new Date(act.undone_at).toISOString(),
});

/** False where it is settled already; null where there is none. */
export async function settleConflict(
  tx: Executor,
  { storeId, id }: { storeId: string; id: string },
  { personId, note }: { personId: string; note: string },
  now: Date,
): Promise<boolean | null> {
  const [row] = await rowsOf<{ isOpen: boolean }>(
    tx,
    sql`select settled_at is null as "isOpen" from redemption_conflicts
        where id = ${id} and store_id = ${storeId} for update`,
  );
  if (!row?.isOpen) return row ? false : null;
  await tx.execute(sql`
    update redemption_conflicts
    set settled_at = ${now}, settled_by = ${personId}, note = ${note} where id = ${id}`);
  return true;
}
