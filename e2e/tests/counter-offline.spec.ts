import type { Page } from '@playwright/test';
import { becomeTill, lookUp, openShop, signInAtTill } from '../support/counter.ts';
import {
  mayBeTakenOffline,
  newPhone,
  openOfflineTill,
  scanAtTill,
  showOffline,
  shownCode,
} from '../support/counter-offline.ts';
import { expect } from '../support/fixtures.ts';
import { expectNoViolations } from '../support/looks.ts';
import { cachedAddresses, test, untilKept } from '../support/offline.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** With the bill that the deal asks for. */
async function take(till: Page): Promise<void> {
  await till.getByLabel('Bill amount in rupees').fill('1,250');
  await button(till, 'Take it').click();
  await button(till, 'Next').click();
}

test('the till opens without a network, keeps what was typed, and each app keeps its own', async ({
  page,
  server,
  number,
}) => {
  const shop = await openShop(page, server, number);
  await page.goto('/coupon');
  await untilKept(page);
  await becomeTill(page, shop);
  await signInAtTill(page, number);
  await expect
    .poll(async () => {
      const kept = await cachedAddresses(page);
      const [, files = []] =
        Object.entries(kept).find(([name]) => name.startsWith('counter-')) ?? [];
      return files.includes('/counter/');
    })
    .toBe(true);
  // Its own worker answers, not the one of the app around it.
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ''))
    .toContain('/counter/sw.js');

  await page.context().setOffline(true);
  await page.reload();
  await lookUp(page, shop.code);
  await expect(page.getByText(`${shop.code} needs a connection`, { exact: false })).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: shop.deal.title })).toBeVisible();

  const kept = Object.keys(await cachedAddresses(page));
  expect(kept.some((name) => name.startsWith('app-'))).toBe(true);
  await page.goto('/coupon');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(Object.keys(await cachedAddresses(page)).sort()).toEqual(kept.sort());
});

test('without a connection on either side a coupon is taken once, kept through a reload, and told later', async ({
  page: till,
  browser,
  baseURL,
  server,
  number,
}) => {
  const shop = await openShop(till, server, number);
  await mayBeTakenOffline(server, shop, 1);
  const shopper = await newPhone(browser, baseURL);
  await showOffline(shopper, shop);
  await openOfflineTill(till, shop, number);
  await till.context().setOffline(true);

  await scanAtTill(till, await shownCode(shopper));
  await expect(panel(till, shop.deal.title)).toBeVisible();
  await take(till);
  await expect(till.getByText('Offline · 1 waiting', { exact: true })).toBeVisible();
  await scanAtTill(till, await shownCode(shopper));
  await expect(panel(till, /^This coupon was taken here already/)).toBeVisible();

  await till.reload();
  await expect(till.getByText('Offline · 1 waiting', { exact: true })).toBeVisible();
  await button(till, 'Today').click();
  await expect(till.getByText(/^Waiting/)).toBeVisible();
  await expectNoViolations(till);
  await till.context().setOffline(false);
  await expect(till.getByText(/^Waiting/)).toBeHidden();
  await expect(till.getByText('All of them')).toBeVisible();
  await button(till, 'Back').click();
  await expect(till.getByText(/waiting/)).toBeHidden();

  await shopper.context().setOffline(false);
  await expect(shopper.getByRole('main')).toContainText('Used on');
  await shopper.context().close();
});

test('of two tills that take one coupon without a connection the later one tells of a conflict', async ({
  page: first,
  browser,
  baseURL,
  server,
  number,
}) => {
  const shop = await openShop(first, server, number);
  await mayBeTakenOffline(server, shop, 5);
  const second = await newPhone(browser, baseURL);
  const shopper = await newPhone(browser, baseURL);
  await showOffline(shopper, shop);
  await openOfflineTill(first, shop, number);
  await openOfflineTill(second, shop, number);
  for (const till of [first, second]) {
    await till.context().setOffline(true);
    await scanAtTill(till, await shownCode(shopper));
    await take(till);
    await expect(till.getByText('Offline · 1 waiting', { exact: true })).toBeVisible();
  }

  for (const till of [first, second]) {
    await till.context().setOffline(false);
    await expect(till.getByText(/waiting/)).toBeHidden();
  }
  await expect(second.getByText('1 coupon is a conflict. The owner sees it.')).toBeVisible();
  await button(second, 'Show').click();
  await expect(second.getByText(/^Conflict/)).toBeVisible();
  await expectNoViolations(second);
  await button(second, 'Remove from this list').click();
  await expect(second.getByText(/^Conflict/)).toBeHidden();
  expect(await first.getByText(/conflict/).count()).toBe(0);

  const headers = { authorization: `Bearer ${shop.owner.token}` };
  const answer = await first.request.get(`/api/counter/stores/${shop.storeId}/conflicts`, {
    headers,
  });
  expect(await answer.json()).toMatchObject({
    result: [{ why: 'already_used', acts: [{ counts: true }, { counts: false }] }],
  });
  await second.context().close();
  await shopper.context().close();
});
