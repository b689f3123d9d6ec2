import { enrolmentOf, openShop, signInAtTill } from '../support/counter.ts';
import { expect } from '../support/fixtures.ts';
import { cachedAddresses, test, untilKept } from '../support/offline.ts';

test('the till opens without a network, keeps what was typed, and each app keeps its own', async ({
  page,
  server,
  number,
}) => {
  const shop = await openShop(page, server, number);
  await page.goto('/coupon');
  await untilKept(page);
  await page.goto(`/counter/enrol#${await enrolmentOf(page, shop)}`);
  await page.getByRole('button', { name: 'Make it a till' }).click();
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
  await page.getByLabel('Scan or type the code').fill(shop.code);
  await page.getByRole('button', { name: 'Look up' }).click();
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
