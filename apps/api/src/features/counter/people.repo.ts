import type { StoreRole } from '@baeon/contracts/counter/counter';
import type { Language } from '@baeon/contracts/profile/language';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { personIdOf, recordAct } from '../../db/record-act.ts';

const MOST_LISTED = 500;

export async function findRole(
  db: Executor,
  userId: string,
  storeId: string,
): Promise<StoreRole | null> {
  const [row] = await rowsOf<{ role: StoreRole }>(
    db,
    sql`select role from store_members where user_id = ${userId} and store_id = ${storeId}`,
  );
  return row?.role ?? null;
}

export async function listStoresOf(db: Executor, userId: string) {
  return rowsOf<{
    store_id: string;
    person_id: string;
    name: string;
    city: string;
    role: StoreRole;
    since: string;
    open_conflicts: number;
    unanswered_refusals: number;
  }>(
    db,
    sql`select m.store_id, p.id as person_id, s.name, s.city, m.role, m.since,
               (select count(*)::int from redemption_conflicts f
                where m.role = 'owner' and f.store_id = m.store_id and f.settled_at is null) as open_conflicts,
               (select count(*)::int from coupon_refusals f
                where m.role = 'owner' and f.store_id = m.store_id and f.reply is null) as unanswered_refusals
        from store_members m
        join stores s on s.id = m.store_id
        join counter_people p on p.user_id = m.user_id
        where m.user_id = ${userId} order by s.name, s.id limit ${MOST_LISTED}`,
    'since',
  );
}

/** `self` is whoever asks. */
export async function listMembers(db: Executor, storeId: string, askerId: string) {
  return rowsOf<{
    id: string;
    name: string | null;
    mobile_number: string;
    role: StoreRole;
    since: string;
    self: boolean;
  }>(
    db,
    sql`select p.id, m.user_id = ${askerId} as self, u.name, u.mobile_number, m.role, m.since
        from store_members m
        join users u on u.id = m.user_id
        join counter_people p on p.user_id = m.user_id
        where m.store_id = ${storeId} order by m.role, m.since, p.id limit ${MOST_LISTED}`,
    'since',
  );
}

export async function listInvitations(db: Executor, storeId: string, now: Date) {
  return rowsOf<{
    id: string;
    mobile_number: string;
    role: StoreRole;
    invited_at: string;
    expires_at: string;
  }>(
    db,
    sql`select id, mobile_number, role, invited_at, expires_at from store_invitations
        where store_id = ${storeId} and expires_at > ${now}
        order by invited_at, id limit ${MOST_LISTED}`,
    'invited_at',
    'expires_at',
  );
}

/** Holds who runs a store until the transaction ends; null where there is no such store. */
export async function lockStore(tx: Executor, storeId: string) {
  const [row] = await rowsOf<{ name: string; phone: string | null; isOwned: boolean }>(
    tx,
    sql`select name, phone,
               exists (select from store_members where store_id = s.id and role = 'owner') as "isOwned"
        from stores s where id = ${storeId} for no key update`,
  );
  return row ?? null;
}

export async function findStorePhone(db: Executor, storeId: string): Promise<string | null> {
  const [row] = await rowsOf<{ phone: string | null }>(
    db,
    sql`select phone from stores where id = ${storeId}
        and not exists (select from store_members where store_id = ${storeId} and role = 'owner')`,
  );
  return row?.phone ?? null;
}

export async function countInvitedSince(db: Executor, storeId: string, since: Date) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from counter_acts where store_id = ${storeId}
        and act in ('owner_invited', 'staff_invited') and at > ${since}`,
  );
  return row!.count;
}

export async function findUserByNumber(db: Executor, mobileNumber: string) {
  const [row] = await rowsOf<{ id: string; language: Language }>(
    db,
    sql`select id, language from users where mobile_number = ${mobileNumber}`,
  );
  return row ?? null;
}

type Joining = { userId: string; storeId: string; role: StoreRole };

/** An owner who is invited as staff stays an owner. */
export async function join(tx: Executor, { userId, storeId, role }: Joining, now: Date) {
  await tx.execute(sql`
    insert into store_members (user_id, store_id, role, since)
    values (${userId}, ${storeId}, ${role}, ${now})
    on conflict (user_id, store_id) do update set role = excluded.role
    where excluded.role = 'owner'`);
  const act = role === 'owner' ? ('owner_joined' as const) : ('staff_joined' as const);
  const subjectId = await personIdOf(tx, userId);
  await recordAct(tx, { act, by: { userId }, storeId, subjectId }, now);
}

type Inviting = { mobileNumber: string; storeId: string; role: StoreRole; expiresAt: Date };

export async function saveInvitation(tx: Executor, invited: Inviting, now: Date): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into store_invitations (mobile_number, store_id, role, invited_at, expires_at)
        values (${invited.mobileNumber}, ${invited.storeId}, ${invited.role}, ${now},
                ${invited.expiresAt})
        on conflict (mobile_number, store_id) do update
        set role = excluded.role, invited_at = excluded.invited_at, expires_at = excluded.expires_at
        returning id`,
  );
  return row!.id;
}

export async function deleteInvitation(tx: Executor, storeId: string, id: string) {
  const { rowCount } = await tx.execute(
    sql`delete from store_invitations where id = ${id} and store_id = ${storeId}`,
  );
  return rowCount === 1;
}

/** What somebody was invited to before they had an account is theirs with their first sign-in. */
export async function joinInvited(tx: Executor, userId: string, mobileNumber: string, now: Date) {
  const invited = await rowsOf<{ store_id: string; role: StoreRole; expires_at: string }>(
    tx,
    sql`delete from store_invitations where mobile_number = ${mobileNumber}
        returning store_id, role, expires_at`,
  );
  for (const { store_id, role, expires_at } of invited) {
    if (new Date(expires_at) > now) await join(tx, { userId, storeId: store_id, role }, now);
  }
  await tx.execute(sql`
    update store_applications set user_id = ${userId}, mobile_number = null
    where mobile_number = ${mobileNumber}`);
}

export async function findMember(tx: Executor, storeId: string, personId: string) {
  const [row] = await rowsOf<{ userId: string; role: StoreRole; owners: number }>(
    tx,
    sql`select m.user_id as "userId", m.role,
               (select count(*)::int from store_members where store_id = ${storeId} and role = 'owner')
                 as owners
        from store_members m join counter_people p on p.user_id = m.user_id
        where m.store_id = ${storeId} and p.id = ${personId}`,
  );
  return row ?? null;
}

export async function deleteMember(tx: Executor, storeId: string, userId: string): Promise<void> {
  await tx.execute(
    sql`delete from store_members where user_id = ${userId} and store_id = ${storeId}`,
  );
}
