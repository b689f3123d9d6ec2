import type { Locator, Page } from '@playwright/test';
import { claimByApi } from '../support/claim.ts';
import { aDeal, type LiveDeal } from '../support/deals.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolations } from '../support/looks.ts';
import { memberByApi, openAs } from '../support/member.ts';
import type { Server } from '../support/server.ts';
import { openTill } from '../support/till.ts';

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const numberBeside = (number: string) => String(Number(number) + 50_000_000);

async function storeOf(server: Server, { id }: LiveDeal) {
  const [store] = await server.sql(
    `select s.* from stores s join campaign_places p on p.store_id = s.id where p.campaign_id = $1`,
    [id],
  );
  return store as { id: string; name: string; latitude: number; longitude: number };
}

const openCoupon = (page: Page, session: Parameters<typeof openAs>[1], id: string) =>
  openAs(page, session, `/coupon/${id}?from_user=true`);

test('the phone says that the coupon was used, and that it was undone, while it is looked at', async ({
  page,
  server,
  number,
}) => {
  const deal = await aDeal(server);
  const store = await storeOf(server, deal);
  const till = await openTill(page, server, store.id, numberBeside(number));
  const session = await memberByApi(page, number);
  const coupon = await claimByApi(page, session, deal);
  const listening = page.waitForResponse(/\/events$/);
  await openCoupon(page, session, coupon.id);
  await listening;
  const { redemption_id } = await till.take(coupon.code);
  const told = page.getByRole('status').filter({ hasText: `Used just now at ${store.name}` });
  await expect(told).toBeVisible({ timeout: 5000 });
  await expect(page.getByRole('main')).toContainText('Used on');
  await expectNoViolations(page);
  await button(told, 'Yes').click();
  await expect(told).toBeHidden();
  await till.undo(redemption_id);
  await expect(page.getByText(`Undone at ${store.name}`)).toBeVisible({ timeout: 5000 });
  await expect(page.getByRole('main')).not.toContainText('Used on');
  // Whoever says nothing is asked again.
  await page.reload();
  await expect(page.getByText(`Undone at ${store.name}`)).toBeVisible();
});

test('whoever is refused says so at the store, and others see how often it honours', async ({
  page,
  server,
  number,
  context,
}) => {
  const deal = await aDeal(server);
  const store = await storeOf(server, deal);
  await server.sql(
    `with honoured as (
       select gen_random_uuid() as coupon_id, gen_random_uuid() as key_id from generate_series(1, 10))
     insert into redemptions (coupon_id, campaign_id, store_id, key_id, at)
     select coupon_id, $1, $2, key_id, now() from honoured`,
    [deal.id, store.id],
  );
  const session = await memberByApi(page, number);
  const coupon = await claimByApi(page, session, deal);
  await openCoupon(page, session, coupon.id);
  await button(page, 'They did not take it').click();
  const sheet = page.getByRole('dialog', { name: 'They did not take it' });
  await sheet.getByText('They did not know the deal').click();
  await button(sheet, 'Tell us').click();
  await expect(sheet.getByText('You can tell us while you are at the store')).toBeVisible();
  await expectNoViolations(page);
  const { latitude, longitude } = store;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude, longitude });
  await button(sheet, 'I am at the store').click();
  await expect(sheet).toContainText('The store has not answered yet.');
  await page.goto(`/store/${store.id}`);
  await expect(page.getByText('Honoured 10 of 11 · last today')).toBeVisible();
  await page.goto(`/coupon/${deal.id}`);
  await expect(page.getByText('Honoured 10 of 11 · last today')).toBeVisible();
  await openCoupon(page, session, coupon.id);
  await expect(page.getByText('Ready to use')).toBeVisible();
});
