import type { Approval } from '@baeon/contracts/counter/new-shops-wire';
import type { NewDealBody } from '@baeon/contracts/counter/store-deals-wire';
import { sql } from '../../../db/drizzle.ts';
import type { Executor } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rows.ts';

/** Stores this near to a new one may be the same. */
const NEAR_KM = 0.15;
const MOST_NEAR = 3;

export async function countToApprove(db: Executor): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from approvals where decided_at is null`,
  );
  return row!.count;
}

type ListedApproval = Omit<Approval, 'image'> & { position: number; storeId: string | null };

/** Whoever asked first comes first. */
export async function listApprovals(
  db: Executor,
  { after, limit }: { after: number | null; limit: number },
): Promise<ListedApproval[]> {
  return rowsOf(
    db,
    sql`select a.id, a.position::float8 as position,
               case when a.deal_id is null then 'store' else 'deal' end as kind, a.title, s.name as store,
               a.asked_at, coalesce(u.name, u.mobile_number) as person, u.mobile_number,
               p.details, a.deal, a.store_id as "storeId", near.stores as near
        from approvals a
        join users u on u.id = a.user_id
        left join store_applications p on p.id = a.application_id
        left join stores s on s.id = a.store_id
        cross join lateral (
          select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'km', n.km)
                                   order by n.km), '[]') as stores
          from stores_near((p.details->>'latitude')::float8, (p.details->>'longitude')::float8,
                           ${NEAR_KM}, ${MOST_NEAR}) n
          join stores o on o.id = n.store_id
        ) near
        where a.decided_at is null and ${after === null ? sql`true` : sql`a.position > ${after}`}
        order by a.position limit ${limit}`,
    'asked_at',
  );
}

type Asking = { applicationId: string; userId: string; title: string };

export async function addApproval(
  tx: Executor,
  { applicationId, userId, title }: Asking,
  now: Date,
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into approvals (application_id, user_id, title, asked_at)
        values (${applicationId}, ${userId}, ${title}, ${now}) returning id`,
  );
  return row!.id;
}

/** What was changed after it was put before an operator is not what they looked at. */
export async function takeBackApproval(tx: Executor, applicationId: string): Promise<void> {
  await tx.execute(
    sql`delete from approvals where application_id = ${applicationId} and decided_at is null`,
  );
}

export async function countAskedSince(db: Executor, userId: string, since: Date) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from counter_acts a join counter_people p on p.id = a.person_id
        where p.user_id = ${userId} and a.act = 'shop_applied' and a.at > ${since}`,
  );
  return row!.count;
}

export type FoundApproval = {
  applicationId: string | null;
  deal: NewDealBody | null;
  storeId: string | null;
  userId: string;
  isDecided: boolean;
  reason: string | null;
};

/** Held until the transaction ends, or only looked at. */
export async function findApproval(
  db: Executor,
  id: string,
  lock = false,
): Promise<FoundApproval | null> {
  const [row] = await rowsOf<FoundApproval>(
    db,
    sql`select application_id as "applicationId", deal, store_id as "storeId",
               user_id as "userId", decided_at is not null as "isDecided", reason
        from approvals where id = ${id} ${lock ? sql`for update` : sql``}`,
  );
  return row ?? null;
}

export async function decide(
  tx: Executor,
  { id, storeId, reason }: { id: string; storeId: string | null; reason: string | null },
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`update approvals set decided_at = ${now}, reason = ${reason},
               store_id = coalesce(${storeId}, store_id)
        where id = ${id}`,
  );
}
