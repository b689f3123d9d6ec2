import type { Page } from '@playwright/test';
import { claimByApi } from '../support/claim.ts';
import { aDeal } from '../support/deals.ts';
import { expect, test } from '../support/fixtures.ts';
import { toast } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';
import { heading } from '../support/onboarding.ts';

type Asked = { path: string; drawn: boolean };

/** Notes what the page asks the server for, and whether a screen stood there already. */
async function noteCalls(page: Page): Promise<() => Promise<Asked[]>> {
  await page.addInitScript(() => {
    const asked: Asked[] = [];
    const { fetch } = window;
    window.fetch = (...call) => {
      const path = new URL(String(call[0]), location.href).pathname;
      asked.push({ path, drawn: document.getElementById('main') !== null });
      return fetch(...call);
    };
    Object.assign(window, { asked });
  });
  return () => page.evaluate(() => (window as unknown as { asked: Asked[] }).asked);
}

for (const [path, sign, calls] of [
  ['/coupon', 'Offers', [/^\/api\/coupons/]],
  ['/user-coupon-profile', 'My Coupon', [/\/coupons$/, /\/passes$/]],
  ['/baeon-home', 'Deals', [/nearby-deals$/, /store-categories$/, /\/coupons$/]],
] as const) {
  test(`${path} is asked for before it is drawn, and once`, async ({ page, number }) => {
    const session = await memberByApi(page, number);
    const asked = await noteCalls(page);
    await openAs(page, session, path);
    await expect(heading(page, sign)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const call of calls) {
      const ofIt = (await asked()).filter((one) => call.test(one.path));
      expect(ofIt.map(({ drawn }) => drawn)).toEqual([false]);
    }
  });
}

test('so is a coupon, and its code', async ({ page, server, number }) => {
  const session = await memberByApi(page, number);
  const { id, code } = await claimByApi(page, session, await aDeal(server));
  const asked = await noteCalls(page);
  await openAs(page, session, `/coupon/${id}?from_user=true`);
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  const first = (await asked()).find(({ path }) => path.endsWith(`/coupons/${id}`));
  expect(first?.drawn).toBe(false);
});

test('what takes its time is waited for on the screen', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/coupons?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/coupon');
  await expect(page.getByTestId('offers-skeleton')).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByTestId('offers-skeleton')).toHaveCount(0);
});

test('a deal that is opened before the code for it is here shows what is known of it', async ({
  page,
  number,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/deal-details-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await openAs(page, await memberByApi(page, number), '/baeon-home');
  const near = page.getByRole('region', { name: 'Coupons Near You' });
  await near.getByRole('article').first().getByRole('heading').getByRole('button').click();
  const popup = page.getByRole('dialog');
  await expect(popup.locator('img')).toBeVisible();
  await expect(popup.getByText('About this offer')).toHaveCount(0);
  code.resolve();
  await expect(popup.getByText('About this offer')).toBeVisible();
});

test('who is not known any more before anything is drawn is told so at the login', async ({
  page,
  number,
}) => {
  const session = await memberByApi(page, number);
  await openAs(page, { ...session, token: 'not-a-token' }, '/baeon-home');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expect(toast(page, 'You were signed out. Please sign in again.')).toBeVisible();
});
