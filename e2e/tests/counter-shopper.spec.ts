import type { Page } from '@playwright/test';
import { test } from '../support/camera.ts';
import { claimByApi } from '../support/claim.ts';
import { becomeTill, openShop, signInAtTill, takeIt } from '../support/counter.ts';
import { expect } from '../support/fixtures.ts';
import { memberByApi, openAs } from '../support/member.ts';
import { readQr } from '../support/read-qr.ts';

const STEP_MS = 15_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const qr = (page: Page) => page.getByRole('img', { name: /QR/ });

test('a till reads a coupon off another phone, takes it, undoes it, and knows an old picture', async ({
  page: till,
  browser,
  baseURL,
  server,
  number,
  lens,
}) => {
  const shop = await openShop(till, server, number);
  const session = await memberByApi(till, String(Number(number) + 1_000_000));
  const coupon = await claimByApi(till, session, shop.deal);
  const phone = await browser.newContext({ baseURL: baseURL! });
  const shopper = await phone.newPage();
  await shopper.clock.install();
  const listening = shopper.waitForResponse(/\/events$/);
  await openAs(shopper, session, `/coupon/${coupon.id}?from_user=true`);
  await listening;
  await expect.poll(() => readQr(qr(shopper))).toMatch(/^B1:/);

  await becomeTill(till, shop);
  await signInAtTill(till, number);
  const seen = till.getByRole('dialog', { name: shop.deal.title });
  const scan = async () => {
    await lens.showsScreen(shopper);
    await till.reload();
    await expect(seen).toContainText('For Asha');
  };
  await scan();
  await expect(seen).not.toContainText('Perhaps a picture of it');
  await takeIt(till);
  const told = shopper.getByRole('status').filter({ hasText: 'Used just now at' });
  await expect(told).toContainText(shop.deal.store);
  await expect(qr(shopper)).toBeHidden();

  await button(till, 'Undo').click();
  await button(till, 'Taken by mistake').click();
  await till.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(till.locator('[data-look=yes]')).toBeHidden();
  await expect(shopper.getByText(`Undone at ${shop.deal.store}`)).toBeVisible();
  await expect.poll(() => readQr(qr(shopper))).toMatch(/^B1:/);

  // What it showed two minutes ago.
  const now = await readQr(qr(shopper));
  await shopper.clock.setSystemTime(Date.now() - 120_000);
  await shopper.clock.runFor(STEP_MS);
  await expect.poll(() => readQr(qr(shopper))).not.toBe(now);
  await scan();
  await expect(seen.getByRole('listitem')).toHaveText([/Perhaps a picture of it/]);
  await takeIt(till);
  await phone.close();
});
