import type { Page } from '@playwright/test';
import type { LiveDeal } from './deals.ts';
import { button } from './login-screen.ts';
import type { MemberSession } from './member.ts';

type HeldCoupon = { id: string; code: string };

export const getDeal = (page: Page) => button(page, 'Get this deal');
export const showCoupon = (page: Page) => page.getByRole('link', { name: 'Show my coupon' });

/** Claims a deal by the API alone; gives the coupon. */
export async function claimByApi(
  page: Page,
  { token, user }: MemberSession,
  deal: LiveDeal,
): Promise<HeldCoupon> {
  const answer = await page.request.post('/api/coupons/user-share', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      campaign_id: deal.id,
      mobile_number: user.mobile_number,
      shared_via: ['user_app'],
      request_origin: 'user_app',
      media_partner_id: `baeon-${deal.pincode}`,
    },
  });
  const { result } = (await answer.json()) as { result: { coupon: { coupon: HeldCoupon } } };
  return result.coupon.coupon;
}
