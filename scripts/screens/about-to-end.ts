import type { Page } from '@playwright/test';
import { claimByApi } from '../../e2e/support/claim.ts';
import type { LiveDeal } from '../../e2e/support/deals.ts';
import type { MemberSession } from '../../e2e/support/member.ts';
import type { Server } from '../../e2e/support/server.ts';

/** Days from now: today, tomorrow, soon, and in good time. */
const LAST_DAYS = [0, 1, 3, 20];

const END_OF_DAY = `((now() at time zone 'Asia/Kolkata')::date + $2::int + 1)::timestamp
  at time zone 'Asia/Kolkata' - interval '1 millisecond'`;

/**
 * Claims a deal for each of those days, of which the coupon ends then; gives the coupons. The bonus,
 * which nobody asked for, ends tomorrow.
 */
export async function claimAboutToEnd(
  page: Page,
  server: Server,
  session: MemberSession,
  deals: LiveDeal[],
): Promise<{ id: string }[]> {
  const coupons: { id: string }[] = [];
  for (const [place, days] of LAST_DAYS.entries()) {
    const coupon = await claimByApi(page, session, deals[place]!);
    await server.sql(`update held_coupons set valid_until = ${END_OF_DAY} where id = $1`, [
      coupon.id,
      days,
    ]);
    coupons.push(coupon);
  }
  await server.sql(
    `update held_coupons set valid_until = ${END_OF_DAY} where user_id = $1 and source = 'bonus'`,
    [session.user.id, 1],
  );
  return coupons;
}
