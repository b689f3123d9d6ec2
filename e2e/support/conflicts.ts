import { randomUUID } from 'node:crypto';
import { makeSigningKeys, publicKeyText } from '@baeon/contracts/counter/p256';
import { showLiveCode } from '@baeon/contracts/counter/sign-live-code';
import type { Page } from '@playwright/test';
import { enrolmentOf, type Shop } from './counter.ts';
import type { MemberSession } from './member.ts';

async function post<T>(page: Page, url: string, token: string, data: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post(url, { headers, data });
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`);
  return ((await answer.json()) as { result: T }).result;
}

/** What the phone of somebody shows of a coupon now. */
async function liveCode(page: Page, { token, user }: MemberSession, couponId: string) {
  const { privateKey, ...keys } = await makeSigningKeys();
  const asked = { device_key: await publicKeyText(keys), coupon_ids: [couponId] };
  const url = `/api/baeon-user/${user.id}/live-codes`;
  const { tokens } = await post<{ tokens: { token: string }[] }>(page, url, token, asked);
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
    const till = await post<{ token: string }>(page, '/api/counter/tills/enrol', '', { token });
    const entry = { id: randomUUID(), code, taken_at, staff_id: shop.staffId, bill_rupees };
    await post(page, '/api/counter/till/sync', till.token, { redemptions: [entry] });
  }
}
