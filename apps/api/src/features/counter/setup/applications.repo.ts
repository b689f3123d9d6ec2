import type { SomeDetails } from '@baeon/contracts/counter/store-details';
import type { Application, StoreDraft } from '@baeon/contracts/counter/new-shops-wire';
import { sql } from '../../../db/drizzle.ts';
import type { Executor } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rows.ts';

const MOST_LISTED = 50;

/** Newest first, each with what an operator said last. */
export async function listApplications(db: Executor, userId: string): Promise<Application[]> {
  return rowsOf<Application>(
    db,
    sql`select a.id, a.details, a.store_id, a.updated_at, a.invited_at is not null as invited,
               case when a.store_id is null then last.reason end as reason,
               case when a.store_id is not null then 'approved'
                    when last.waits then 'waiting'
                    when last.reason is not null then 'sent_back' else 'draft' end as state
        from store_applications a
        left join lateral (
          select reason, decided_at is null as waits from approvals
          where application_id = a.id order by position desc limit 1
        ) last on true
        where a.user_id = ${userId} order by a.created_at desc, a.id limit ${MOST_LISTED}`,
    'updated_at',
  );
}

/** Of what nobody was invited to. */
export async function countOwnOpen(tx: Executor, userId: string, except: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from store_applications
        where user_id = ${userId} and id <> ${except} and store_id is null and invited_at is null`,
  );
  return row!.count;
}

export async function addApplication(
  tx: Executor,
  { id, userId, details }: { id: string; userId: string; details: StoreDraft },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`insert into store_applications (id, user_id, details, created_at, updated_at)
        values (${id}, ${userId}, ${JSON.stringify(details)}::jsonb, ${now}, ${now})
        on conflict do nothing`,
  );
  return rowCount === 1;
}

export async function saveDetails(tx: Executor, id: string, details: StoreDraft, now: Date) {
  await tx.execute(
    sql`update store_applications set details = ${JSON.stringify(details)}::jsonb, updated_at = ${now}
        where id = ${id}`,
  );
}

export async function deleteApplication(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`delete from store_applications where id = ${id}`);
}

type Locked = {
  userId: string | null;
  isInvited: boolean;
  storeId: string | null;
  details: SomeDetails;
  waits: boolean;
};

export async function lockApplication(tx: Executor, id: string): Promise<Locked | null> {
  const [row] = await rowsOf<Locked>(
    tx,
    sql`select user_id as "userId", invited_at is not null as "isInvited", store_id as "storeId",
               details, exists (select from approvals
                                where application_id = a.id and decided_at is null) as waits
        from store_applications a where id = ${id} for no key update`,
  );
  return row ?? null;
}

export async function becameStore(tx: Executor, id: string, storeId: string, now: Date) {
  await tx.execute(
    sql`update store_applications set store_id = ${storeId}, updated_at = ${now} where id = ${id}`,
  );
}

type Invited = { userId: string } | { mobileNumber: string };

/** One open invitation for a person; what they have begun by themselves becomes it. */
export async function saveShopInvitation(tx: Executor, to: Invited, now: Date): Promise<string> {
  const isTheirs =
    'userId' in to ? sql`user_id = ${to.userId}` : sql`mobile_number = ${to.mobileNumber}`;
  const [renewed] = await rowsOf<{ id: string }>(
    tx,
    sql`update store_applications set invited_at = ${now}
        where id = (select id from store_applications
                    where ${isTheirs} and store_id is null
                    order by invited_at nulls last, updated_at desc limit 1)
        returning id`,
  );
  if (renewed) return renewed.id;
  const { userId, mobileNumber } = { userId: null, mobileNumber: null, ...to };
  const [added] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into store_applications (user_id, mobile_number, invited_at, created_at, updated_at)
        values (${userId}, ${mobileNumber}, ${now}, ${now}, ${now})
        on conflict (mobile_number) do update set invited_at = excluded.invited_at
        returning id`,
  );
  return added!.id;
}
