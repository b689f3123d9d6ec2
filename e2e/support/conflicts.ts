import { randomUUID } from 'node:crypto';
import { makeSigningKeys, publicKeyText } from '@baeon/contracts/counter/p256';
import { showLiveCode } from '@baeon/contracts/counter/sign-live-code';
import type { Page } from '@playwright/test';
import { enrolmentOf, postAs, type Shop } from './counter.ts';
import type { MemberSession } from './member.ts';

/** What the phone of somebody shows of a coupon now. */
async function liveCode(page: Page, { token, user }: MemberSession, couponId: string) {
  const { privateKey, ...keys } = await makeSigningKeys();
  const asked = { device_key: await publicKeyText(keys), coupon_ids: [couponId] };
  const url = `/api/baeon-user/${user.id}/live-codes`;
  const { tokens } = await postAs<{ tokens: { token: string }[] }>(page, token, url, asked);
  return (await showLiveCode(tokens[0]!.token, privateKey, new Date()))!;
}

/** Two tills without a connection take one coupon, and tell of it one after the other. */
export async function takeTwiceOffline(
  page: Page,
  shop: Shop & { staffId: string },
  holder: MemberSession,
  couponId: string,
): Promise<void> {
  const code = await liveCode(page, holder, couponId);
  const taken_at = new Date().toISOString();
  for (const bill_rupees of [1200, 800]) {
    const token = await enrolmentOf(page, shop);
    const till = await postAs<{ token: string }>(page, '', '/api/counter/tills/enrol', { token });
    const entry = { id: randomUUID(), code, taken_at, staff_id: shop.staffId, bill_rupees };
    await postAs(page, till.token, '/api/counter/till/sync', { redemptions: [entry] });
  }
}
