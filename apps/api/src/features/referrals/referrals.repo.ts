import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';

/** What both get, until the operator words it otherwise. No places: it can be used at any store. */
const BONUS = {
  title: '₹50 off your next bill',
  description:
    'For bringing a friend along, or coming along: show the code at any store that is on the map, and pay ₹50 less.',
  terms: 'On one bill of ₹299 or more.\nNot together with another offer.\nNot exchanged for cash.',
};
const TOTAL = 1_000_000;

/** There is one such campaign at most; one that is there may carry an operator's words and stays. */
export async function keepReferralBonus(db: Executor): Promise<void> {
  await db.execute(sql`
    insert into campaigns (kind, title, description, terms, saving_kind, saving_amount, starts_at, ends_at,
                           valid_days, total, deals_left, created_at, updated_at)
    values ('referral', ${BONUS.title}, ${BONUS.description}, ${BONUS.terms}, 'rupees', 50,
            '2025-01-01T00:00:00Z', '2099-12-31T18:29:59.999Z', 45, ${TOTAL}, ${TOTAL}, now(), now())
    on conflict do nothing`);
}

/** The person's link, made with this code where there is none. */
export async function keepLink(
  db: Executor,
  userId: string,
  code: string,
  now: Date,
): Promise<string> {
  const { rows } = await db.execute<{ code: string }>(sql`
    insert into referral_links (user_id, code, created_at) values (${userId}, ${code}, ${now})
    on conflict (user_id) do update set user_id = excluded.user_id
    returning code`);
  return rows[0]!.code;
}

export async function findBonusTitle(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ title: string }>(
    sql`select title from campaigns where kind = 'referral'`,
  );
  return rows[0]?.title ?? '';
}

/** How many friends somebody was thanked for, ever and since a moment. */
export async function countReferrals(db: Executor, inviterId: string, since: Date) {
  const { rows } = await db.execute<{ ever: number; lately: number }>(sql`
    select count(*)::int as ever, count(*) filter (where given_at > ${since})::int as lately
    from referrals where inviter_id = ${inviterId}`);
  return rows[0]!;
}

/** Who brought a person along, forgotten by asking; null for nobody, and for one who is no member. */
export async function takeInviter(tx: Executor, userId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ inviter: string | null }>(sql`
    with invited as (select invited_by from users where id = ${userId} and invited_by is not null),
    forgotten as (
      update users set invited_by = null where id = ${userId} and exists (select from invited)
    )
    select u.id as inviter from users u join invited on invited.invited_by = u.id
    where u.onboarded_at is not null`);
  return rows[0]?.inviter ?? null;
}

/**
 * The campaign, locked until the transaction ends, so that limits are counted one friend after the
 * other; null where it has not got two left. Locked before any person, as those who leave do it.
 */
export async function lockReferralBonus(tx: Executor, now: Date): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string; fits: boolean }>(sql`
    select id, deals_left >= 2 and campaign_is_live(c, ${now}) as fits
    from campaigns c where kind = 'referral' for no key update`);
  return rows[0]?.fits ? rows[0].id : null;
}

/** Notes it for somebody who is still there, and keeps them there until the transaction ends. */
export async function noteReferral(tx: Executor, inviterId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into referrals (inviter_id, given_at)
    select id, ${now} from users where id = ${inviterId} for key share`);
  return rowCount === 1;
}
