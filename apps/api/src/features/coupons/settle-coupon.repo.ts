import { and, eq, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { couponPasses, heldCoupons } from '../../db/tables/coupons.ts';

type CouponRow = typeof heldCoupons.$inferSelect;
type CouponKey = Pick<CouponRow, 'userId' | 'id'>;

/** Whatever happens to a coupon happens under this lock, its passes included. */
export async function lockCoupon(
  tx: Executor,
  userId: string,
  couponId: string,
): Promise<CouponRow | null> {
  const [row] = await tx
    .select()
    .from(heldCoupons)
    .where(and(eq(heldCoupons.userId, userId), eq(heldCoupons.id, couponId)))
    .for('update');
  return row ?? null;
}

/** Ends a held coupon that was passed on and writes it down; `became` is what somebody else has instead. */
export async function settlePassed(
  tx: Executor,
  { userId, id }: CouponKey,
  became: string,
  now: Date,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    with settled as (
      update held_coupons set state = 'passed_on', settled_at = ${now}
      where user_id = ${userId} and id = ${id} and state = 'held'
      returning campaign_id, id
    )
    insert into coupon_ledger (campaign_id, coupon_id, event, became, at)
    select campaign_id, id, 'passed_on', ${became}::uuid, ${now}::timestamptz from settled`);
  if (rowCount !== 1) throw new Error(`coupon ${id} was settled before`);
}

/** Nobody can take the coupon any more by what was sent to them so far. */
export async function closeOpenPass(
  tx: Executor,
  { userId, id }: CouponKey,
  now: Date,
): Promise<void> {
  await tx
    .update(couponPasses)
    .set({ state: 'taken_back', settledAt: now })
    .where(
      and(
        eq(couponPasses.userId, userId),
        eq(couponPasses.couponId, id),
        eq(couponPasses.state, 'open'),
      ),
    );
}
