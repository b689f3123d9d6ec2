import { claimMessages } from '@baeon/contracts/coupons/coupons';
import type { Page } from '@playwright/test';
import { claimByApi, getDeal, showCoupon } from '../support/claim.ts';
import { aDeal, heldOf, setLeft } from '../support/deals.ts';
import { expect, readCode, test } from '../support/fixtures.ts';
import { button, codeField, numberField, toast } from '../support/login-screen.ts';
import { expectNoViolations } from '../support/looks.ts';
import { memberByApi, openAs } from '../support/member.ts';

const tellMe = (page: Page) => button(page, 'Tell me if one comes back');
const held = (page: Page) => page.getByText(/^One is held for you until \d/);
const numberBeside = (number: string, by: number) => String(Number(number) + by * 10_000_000);

test('what comes back is held for the first in line, then for the next', async ({
  page,
  server,
  number,
  browser,
  baseURL,
}) => {
  const deal = await aDeal(server);
  await setLeft(server, deal.id, 1);
  const asha = await memberByApi(page, numberBeside(number, 3));
  const coupon = await claimByApi(page, asha, deal);

  // A visitor signs in first, and is in line when they are back.
  const ravi = await memberByApi(page, number);
  await server.sql('delete from sign_in_numbers where mobile_number = $1', [number]);
  await page.goto(`/coupon/${deal.id}`);
  await expect(page.getByRole('link', { name: 'See other offers' })).toBeVisible();
  await tellMe(page).click();
  await numberField(page).fill(number);
  await button(page, 'Get otp').click();
  await codeField(page).fill(await readCode(page, number, 2));
  await expect(page).toHaveURL(`/coupon/${deal.id}`);
  await expect(page.getByText('You are 1st of 1 in line')).toBeVisible();
  await expectNoViolations(page);

  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  const meena = await memberByApi(other, numberBeside(number, 4));
  await openAs(other, meena, `/coupon/${deal.id}`);
  await tellMe(other).click();
  await expect(other.getByText('You are 2nd of 2 in line')).toBeVisible();

  await page.request.delete(`/api/baeon-user/${asha.user.id}/coupons/${coupon.id}`, {
    headers: { authorization: `Bearer ${asha.token}` },
  });
  const told = page.getByRole('link', { name: /^One is held for you/ });
  await expect(async () => {
    await page.goto('/notifications');
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
  await told.click();
  await expect(held(page)).toBeVisible();
  await expect(getDeal(page)).toBeVisible();
  await expectNoViolations(page);

  // The fifteen minutes are over.
  await server.sql(
    'update waitlist_entries set held_until = now() where user_id = $1 and campaign_id = $2',
    [ravi.user.id, deal.id],
  );
  await server.sql(`select tell_changed('waitlists', array[$1])`, [deal.id]);
  await getDeal(page).click();
  await expect(toast(page, claimMessages.soldOut)).toBeVisible();
  await expect(tellMe(page)).toBeVisible();

  await expect(async () => {
    await other.reload();
    await expect(held(other)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await getDeal(other).click();
  await expect(toast(other, 'Deal shared successfully')).toBeVisible();
  await expect(showCoupon(other)).toBeVisible();
  expect(await heldOf(server, deal.id, meena.user.mobile_number)).toHaveLength(1);
  expect(await heldOf(server, deal.id, number)).toEqual([]);

  await tellMe(page).click();
  await expect(page.getByText('You are 1st of 1 in line')).toBeVisible();
  await button(page, 'Leave the line').click();
  await expect(tellMe(page)).toBeVisible();
  await context.close();
  await setLeft(server, deal.id, deal.left);
});
