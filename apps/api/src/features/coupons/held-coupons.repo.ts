import { and, asc, desc, eq, gt, gte, lt, lte, ne, or, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { couponPasses, heldCoupons } from '../../db/tables/coupons.ts';
import { storeSummaryFields, stores } from '../../db/tables/stores.ts';
import type { HeldCouponRow } from './coupon-views.ts';
import { ownCampaign, ownCampaignFields } from './own-campaign.ts';

const fields = {
  coupon: {
    id: heldCoupons.id,
    code: heldCoupons.code,
    source: heldCoupons.source,
    state: heldCoupons.state,
    validUntil: heldCoupons.validUntil,
    issuedAt: heldCoupons.issuedAt,
    settledAt: heldCoupons.settledAt,
  },
  campaign: ownCampaignFields,
  store: storeSummaryFields,
  pass: {
    id: couponPasses.id,
    toMobileNumber: couponPasses.toMobileNumber,
    createdAt: couponPasses.createdAt,
    expiresAt: couponPasses.expiresAt,
  },
};

/** What is in a user's hands, used or over or not; what was passed on is in another's. */
const inHandsOf = (userId: string) =>
  and(eq(heldCoupons.userId, userId), ne(heldCoupons.state, 'passed_on'));

const heldCouponRows = (db: Executor, now: Date) =>
  db
    .select(fields)
    .from(heldCoupons)
    .innerJoin(ownCampaign, sql`true`)
    .leftJoin(stores, eq(stores.id, heldCoupons.storeId))
    .leftJoin(
      couponPasses,
      and(
        eq(couponPasses.userId, heldCoupons.userId),
        eq(couponPasses.couponId, heldCoupons.id),
        eq(couponPasses.state, 'open'),
        gte(couponPasses.expiresAt, now),
      ),
    );

export async function findHeldCoupon(
  db: Executor,
  userId: string,
  couponId: string,
  now: Date,
): Promise<HeldCouponRow | null> {
  const [row] = await heldCouponRows(db, now).where(
    and(inHandsOf(userId), eq(heldCoupons.id, couponId)),
  );
  return row ?? null;
}

/** Newest first, from behind the coupon `after` on. */
export async function listHeldCoupons(
  db: Executor,
  userId: string,
  page: { after: string | null; limit: number },
  now: Date,
): Promise<HeldCouponRow[]> {
  return heldCouponRows(db, now)
    .where(and(inHandsOf(userId), page.after ? isBehind(userId, page.after) : undefined))
    .orderBy(desc(heldCoupons.issuedAt), asc(heldCoupons.id))
    .limit(page.limit);
}

/** Its moment is read here, where it is exact: a date in JavaScript ends at the millisecond. */
function isBehind(userId: string, couponId: string) {
  const moment = sql`(select issued_at from held_coupons
    where user_id = ${userId} and id = ${couponId})`;
  return and(
    lte(heldCoupons.issuedAt, moment),
    or(lt(heldCoupons.issuedAt, moment), gt(heldCoupons.id, couponId)),
  );
}

type Saved = { rupees: number; coupons: number; uncounted: number };

/** What the coupons saved that somebody used since a moment. */
export async function sumSavings(db: Executor, userId: string, since: Date): Promise<Saved> {
  const { rows } = await db.execute(sql`
    select coalesce(sum(c.saving_amount) filter (where c.saving_kind = 'rupees'), 0)::float8 as rupees,
           (count(*) filter (where c.saving_kind = 'rupees'))::int as coupons,
           (count(*) filter (where c.saving_kind is distinct from 'rupees'))::int as uncounted
    from held_coupons h cross join lateral campaign_of(h) c
    where h.user_id = ${userId} and h.state = 'redeemed' and h.settled_at >= ${since}`);
  return rows[0] as Saved;
}
