import { readLiveCode } from '@baeon/contracts/counter/live-code-bytes';
import { type LiveCodeKey, verifyLiveCode } from '@baeon/contracts/counter/verify-live-code';
import type { Page } from '@playwright/test';
import { claimByApi } from '../support/claim.ts';
import { aDeal } from '../support/deals.ts';
import { expect } from '../support/fixtures.ts';
import { memberByApi, openAs } from '../support/member.ts';
import { test, untilInWallet, untilKept } from '../support/offline.ts';
import { readQr } from '../support/read-qr.ts';
import type { Server } from '../support/server.ts';

const STEP_MS = 15_000;

/** What the code on the screen says, as a till sees it. */
async function judged(page: Page, server: Server) {
  const text = await readQr(page.getByRole('img', { name: /QR/ }));
  const code = text === null ? null : readLiveCode(text);
  if (!code) return null;
  const keys = await server.sql('select id, public_key from live_code_keys');
  return verifyLiveCode(code, { keys: keys as LiveCodeKey[], now: new Date() });
}

test('a coupon is shown alive, and without a connection too', async ({ page, server, number }) => {
  const session = await memberByApi(page, number);
  const coupon = await claimByApi(page, session, await aDeal(server));
  await openAs(page, session, '/explore');
  await untilKept(page);
  await untilInWallet(page, session.user.id, coupon.id);
  await page.goto(`/coupon/${coupon.id}?from_user=true`);
  await expect(page.getByText(/^Changes every 15 seconds/)).toBeVisible();
  const fresh = { verdict: 'fresh', couponId: coupon.id };
  await expect.poll(() => judged(page, server)).toMatchObject(fresh);
  await expect(page.getByRole('img', { name: `QR code of ${coupon.code}` })).toBeVisible();
  await expect(page.getByRole('main').getByText(coupon.code).first()).toBeVisible();

  await page.context().setOffline(true);
  await page.clock.install();
  await page.reload();
  await expect(page.getByText(/^Last refreshed/)).toBeVisible();
  await expect.poll(() => judged(page, server)).toMatchObject(fresh);
  const { step } = (await judged(page, server))!;
  await page.clock.runFor(STEP_MS);
  await expect.poll(async () => (await judged(page, server))?.step).toBeGreaterThan(step);
});
