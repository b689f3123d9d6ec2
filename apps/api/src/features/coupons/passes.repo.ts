import type { AcceptBody } from '@baeon/contracts/coupons/coupons-wire';
import type { Language } from '@baeon/contracts/profile/language';
import { and, desc, eq, gt, gte, isNotNull, or, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { couponPasses, heldCoupons } from '../../db/tables/coupons.ts';
import { storeSummaryFields, stores } from '../../db/tables/stores.ts';
import { users } from '../../db/tables/users.ts';
import type { Identity } from '../../lib/signed-in.ts';
import { digestOf } from '../../lib/same-secret.ts';
import { ownCampaign, ownCampaignFields } from './own-campaign.ts';

type PassRow = typeof couponPasses.$inferSelect;
type CouponRow = typeof heldCoupons.$inferSelect;

/** How many passes a user has had sent to numbers since then. */
export async function countSentPasses(tx: Executor, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(couponPasses)
    .where(
      and(
        eq(couponPasses.userId, userId),
        isNotNull(couponPasses.toMobileNumber),
        gt(couponPasses.createdAt, since),
      ),
    );
  return row!.count;
}

export async function insertPass(
  tx: Executor,
  pass: Omit<PassRow, 'state' | 'settledAt'>,
): Promise<void> {
  await tx.insert(couponPasses).values(pass);
}

const isOpen = (now: Date) => and(eq(couponPasses.state, 'open'), gte(couponPasses.expiresAt, now));

const passPreviewRows = (db: Executor) =>
  db
    .select({
      pass: { id: couponPasses.id, expiresAt: couponPasses.expiresAt },
      giver: users.name,
      validUntil: heldCoupons.validUntil,
      campaign: ownCampaignFields,
      store: storeSummaryFields,
    })
    .from(couponPasses)
    .innerJoin(
      heldCoupons,
      and(eq(heldCoupons.userId, couponPasses.userId), eq(heldCoupons.id, couponPasses.couponId)),
    )
    .innerJoin(users, eq(users.id, couponPasses.userId))
    .innerJoin(ownCampaign, sql`true`)
    .leftJoin(stores, eq(stores.id, heldCoupons.storeId));

export type PassPreviewRow = Awaited<ReturnType<typeof passPreviewRows>>[number];

export async function findPassPreview(
  db: Executor,
  token: string,
  now: Date,
): Promise<PassPreviewRow | null> {
  const [row] = await passPreviewRows(db).where(
    and(eq(couponPasses.tokenHash, digestOf(token)), isOpen(now)),
  );
  return row ?? null;
}

/** Newest first. */
export async function listPassPreviews(
  db: Executor,
  toMobileNumber: string,
  atMost: number,
  now: Date,
): Promise<PassPreviewRow[]> {
  return passPreviewRows(db)
    .where(and(eq(couponPasses.toMobileNumber, toMobileNumber), isOpen(now)))
    .orderBy(desc(couponPasses.createdAt), couponPasses.id)
    .limit(atMost);
}

/** By the link whoever it is for; by its id only one that this person made, or that was made to them. */
export async function findPass(
  tx: Executor,
  receiver: Identity,
  by: AcceptBody,
): Promise<PassRow | null> {
  const [row] = await tx
    .select()
    .from(couponPasses)
    .where(
      'token' in by
        ? eq(couponPasses.tokenHash, digestOf(by.token))
        : and(
            eq(couponPasses.id, by.pass_id),
            or(
              eq(couponPasses.toMobileNumber, receiver.mobile_number),
              eq(couponPasses.userId, receiver.id),
            ),
          ),
    );
  return row ?? null;
}

/** Uses an open pass up; false when it is not open any more. */
export async function markPassAccepted(
  tx: Executor,
  { userId, id }: Pick<PassRow, 'userId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(couponPasses)
    .set({ state: 'accepted', settledAt: now })
    .where(and(eq(couponPasses.userId, userId), eq(couponPasses.id, id), isOpen(now)))
    .returning({ id: couponPasses.id });
  return taken.length > 0;
}

export async function insertPassedCoupon(
  tx: Executor,
  coupon: Pick<
    CouponRow,
    'userId' | 'id' | 'campaignId' | 'storeId' | 'code' | 'validUntil' | 'issuedAt' | 'termsAt'
  >,
): Promise<void> {
  await tx.insert(heldCoupons).values({ ...coupon, source: 'passed' });
}

/** The coupon that a user has from a pass that was accepted. */
export async function findAccepted(
  tx: Executor,
  userId: string,
  pass: Pick<PassRow, 'userId' | 'id'>,
): Promise<string | null> {
  const { rows } = await tx.execute<{ became: string }>(sql`
    select l.became
    from coupon_passes p
    join coupon_ledger l on l.coupon_id = p.coupon_id and l.event = 'passed_on'
    join held_coupons h on h.user_id = ${userId} and h.id = l.became
    where p.user_id = ${pass.userId} and p.id = ${pass.id} and p.state = 'accepted'`);
  return rows[0]?.became ?? null;
}

/** What somebody reads, if we know them. */
export async function findLanguage(tx: Executor, mobileNumber: string): Promise<Language | null> {
  const [user] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(users.mobileNumber, mobileNumber));
  return user?.language ?? null;
}
