import type { Locator, Page } from '@playwright/test';
import { claimByApi } from '../support/claim.ts';
import { takeTwiceOffline } from '../support/conflicts.ts';
import { openCounterAs, openShop } from '../support/counter.ts';
import type { LiveDeal } from '../support/deals.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressOn, typeIn } from '../support/keyboard.ts';
import { inScheme, lookAs, SCHEMES } from '../support/looks.ts';
import { asOperator, memberByApi, type MemberSession } from '../support/member.ts';
import type { Server } from '../support/server.ts';

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the store' }).getByRole('button', { name });
const person = (page: Page, number: string, further: number) =>
  memberByApi(page, String(Number(number) + further * 1_000_000));

/** Somebody at the store says that it did not take a coupon. */
async function report(
  page: Page,
  server: Server,
  storeId: string,
  holder: MemberSession,
  id: string,
) {
  const [at] = await server.sql('select latitude, longitude from stores where id = $1', [storeId]);
  const answer = await page.request.post(
    `/api/baeon-user/${holder.user.id}/coupons/${id}/refusal`,
    {
      headers: { authorization: `Bearer ${holder.token}` },
      data: { reason: 'other', words: 'The till was closed', ...at },
    },
  );
  expect(answer.ok()).toBe(true);
}

/** A store with a conflict, a report and a deal that tills may take offline. */
async function troubledShop(page: Page, server: Server, number: string) {
  const shop = await openShop(page, server, number);
  await server.sql(
    'update campaigns set offline_limit = 7, minimum_bill_rupees = 500 where id = $1',
    [shop.deal.id],
  );
  const [shopper, refused] = [await person(page, number, 1), await person(page, number, 2)];
  const twice = await claimByApi(page, shopper, shop.deal);
  await takeTwiceOffline(page, shop, shopper, twice.id);
  const { id } = await claimByApi(page, refused, shop.deal);
  await report(page, server, shop.storeId, refused, id);
  return shop;
}

/** Whether a shopper who searches around the store finds the deal. */
async function isFound(page: Page, server: Server, { id, title }: LiveDeal): Promise<boolean> {
  const [at] = await server.sql(
    `select s.latitude::text, s.longitude::text from stores s
     join campaign_places p on p.store_id = s.id where p.campaign_id = $1`,
    [id],
  );
  const asked = new URLSearchParams({ ...(at as Record<string, string>), q: title });
  const answer = await page.request.get(`/api/coupons?${asked}`);
  const { result } = (await answer.json()) as { result: { campaign_id: string }[] };
  return result.some(({ campaign_id }) => campaign_id === id);
}

for (const scheme of SCHEMES) {
  test(
    `an owner settles a conflict, pauses a deal and answers a report, ${scheme}`,
    inScheme(scheme),
    async ({ page, server, number }) => {
      const check = await lookAs(page, scheme);
      const shop = await troubledShop(page, server, number);
      const { deal, storeId } = shop;
      await openCounterAs(page, shop.owner, '/me');
      await expect(page.getByText('1 conflict is open · 1 report to answer')).toBeVisible();
      await check();
      await page.getByRole('link', { name: deal.store }).click();

      await section(page, 'Conflicts 1 open').click();
      await expect(page.getByText('The coupon was taken twice', { exact: false })).toBeVisible();
      await expect(page.getByText('Bill ₹1,200')).toBeVisible();
      await check();
      await button(page, `Settle: ${deal.title}`).click();
      await button(sheet(page, 'Settle this conflict'), 'Settle').click();
      await expect(page.getByText('A note is missing')).toBeVisible();
      await check();
      await page.getByLabel('What came of it?').fill('Ravi gave it back');
      await button(sheet(page, 'Settle this conflict'), 'Settle').dblclick();
      await expect(page.getByText('No conflict is open.')).toBeVisible();
      await expect(page.getByText('Ravi gave it back')).toBeVisible();
      await expect(section(page, 'Conflicts')).toHaveText('Conflicts');
      await check();

      await section(page, 'Deals').click();
      const row = page.getByRole('listitem').filter({ hasText: deal.title });
      await expect(row).toContainText('7 offline per till');
      expect(await isFound(page, server, deal)).toBe(true);
      await button(page, `Pause: ${deal.title}`).click();
      await button(page.getByRole('dialog'), 'Pause').click();
      await expect(row).toContainText('Paused since');
      await check();
      await expect.poll(() => isFound(page, server, deal)).toBe(false);
      await button(page, `Resume: ${deal.title}`).click();
      await button(page.getByRole('dialog'), 'Resume').click();
      await expect(row).not.toContainText('Paused since');
      await expect.poll(() => isFound(page, server, deal)).toBe(true);
      await button(page, `Offline limit: ${deal.title}`).click();
      await page.getByLabel('Coupons per till').fill('101');
      await button(page.getByRole('dialog'), 'Save').click();
      await expect(page.getByText('A whole number from 0 to 100, please.')).toBeVisible();
      await check();
      await page.getByLabel('Coupons per till').fill('0');
      await button(page.getByRole('dialog'), 'Save').click();
      await expect(row).toContainText('not offline');

      await section(page, 'Not taken').click();
      await expect(page.getByText('“The till was closed”')).toBeVisible();
      await button(page, `Answer: ${deal.title}`).click();
      await page.getByLabel('Your answer').fill('We open at ten');
      await check();
      // Somebody else of the store was faster.
      await server.sql(
        `update coupon_refusals set reply = 'Sorry', replied_at = now() where store_id = $1`,
        [storeId],
      );
      await button(page.getByRole('dialog'), 'Publish the answer').click();
      await expect(page.getByText('The store has answered this already.')).toBeVisible();
      await expect(page.getByLabel('Your answer')).toHaveValue('We open at ten');
      await button(page.getByRole('dialog'), 'Close').click();
      await expect(page.getByText('Sorry')).toBeVisible();
      await expect(button(page, `Answer: ${deal.title}`)).toHaveCount(0);
      await check();
    },
  );
}

/** A message to that number was given up. */
const giveUpMessage = (server: Server, number: string) =>
  server.sql(
    `insert into sms_outbox (mobile_number, key, body, told, state, last_error, created_at)
     values ($1, 'invitation:given-up', 'You are invited', '{"kind":"invitation"}', 'dead', 'HTTP 401', now())`,
    [number],
  );

test('by keyboard alone a report is answered, and the operator sees stores and messages', async ({
  page,
  server,
  number,
}) => {
  const { owner, deal, storeId } = await troubledShop(page, server, number);
  await openCounterAs(page, owner, '/me');
  await pressOn(page.getByRole('link', { name: deal.store }), 'Enter');
  await pressOn(section(page, 'Not taken 1 open'), 'Enter');
  await pressOn(button(page, `Answer: ${deal.title}`), 'Enter');
  await typeIn(page.getByLabel('Your answer'), 'We open at ten');
  await pressOn(button(page.getByRole('dialog'), 'Publish the answer'), 'Enter');
  await expect(page.getByText('We open at ten')).toBeVisible();
  await expect(button(page, `Answer: ${deal.title}`)).toHaveCount(0);

  const check = await lookAs(page, 'light');
  await openCounterAs(page, await asOperator(page), '/me');
  await page.getByRole('link', { name: 'How stores honour coupons' }).click();
  const [kept] = await server.sql(
    `select honoured || ' of ' || honoured + refused || ' taken' as honour
     from honour_records where store_id = $1`,
    [storeId],
  );
  const row = page.getByRole('listitem').filter({ hasText: deal.store });
  await expect(row).toContainText(String(kept!['honour']));
  await check();
  await button(page, `Open: ${deal.store}`).click();
  await expect(page.getByRole('heading', { name: deal.store })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Conflicts of all stores' }).click();
  await expect(button(page, `Settle: ${deal.title}`)).toBeVisible();
  await check();

  await giveUpMessage(server, number);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByLabel('Mobile number').fill(number);
  await button(page, 'Given up').click();
  await expect(page.getByText('Your account with the provider needs you')).toBeVisible();
  await check();
  await pressOn(button(page, `Send again: Invitation to a store, ${number.slice(-4)}`), 'Enter');
  await pressOn(button(page.getByRole('dialog'), 'Send again'), 'Enter');
  await expect(page.getByText('There are no such messages.')).toBeVisible();
});
