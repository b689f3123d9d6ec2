import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { button } from '../support/login-screen.ts';
import { inScheme, lookAs, SCHEMES } from '../support/looks.ts';
import { readQr } from '../support/read-qr.ts';
import { aStore, aStoreWithOffers, heading } from '../support/stores.ts';

const CM = 96 / 2.54;
const A4 = { width: Math.floor(21 * CM), height: Math.floor(29.7 * CM) };
const sheet = (page: Page) => page.getByRole('dialog', { name: 'QR code' });
const code = (page: Page) => sheet(page).getByRole('img', { name: /^QR code of/ });
const poster = (page: Page) => page.locator('body > .poster');

async function showCode(page: Page, store: Record<string, any>): Promise<void> {
  await page.goto(`/store/${store.id}`);
  await button(page, 'Show QR code').click();
  await expect(code(page)).toBeVisible();
}

test.describe('a store’s QR code', () => {
  test('leads whoever scans it to the offers of that store', async ({ page, server }) => {
    const store = await aStoreWithOffers(server);
    await showCode(page, store);
    const scanned = await readQr(code(page));
    expect(scanned).toBe(
      `${server.url}/coupon?store_id=${store.id}&business_id=${encodeURIComponent(store.place_id)}`,
    );
    await expect(sheet(page).getByRole('group', { name: 'Link' })).toHaveText(scanned!);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(`/store/${store.id}`);

    await page.goto(scanned!);
    await expect(heading(page, `Offers at ${store.name}`)).toBeVisible();
    const offers = page.getByRole('main').getByRole('listitem');
    await expect(offers.first()).toContainText(store.name);
    const others = offers.filter({ hasNotText: store.name });
    await expect(others).toHaveCount(0);
  });

  test('opens and closes by the keyboard alone', { tag: '@long' }, async ({ page, server }) => {
    const store = await aStore(server);
    await page.goto(`/store/${store.id}`);
    await button(page, 'Show QR code').focus();
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Close')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Copy')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Print')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(button(page, 'Show QR code')).toBeFocused();
  });

  test('is drawn by a script that comes when it is asked for', async ({
    page,
    server,
    complaints,
  }) => {
    const store = await aStore(server);
    const script = /\/store-qr-code-[^/]*\.js$/;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(script, (route) => route.abort());
    await page.goto(`/store/${store.id}`);
    await expect(heading(page, store.name)).toBeVisible();
    expect(asked.filter((url) => script.test(url))).toEqual([]);
    await button(page, 'Show QR code').click();
    await expect(sheet(page).getByText('The QR code could not be loaded')).toBeVisible();
    await expect(button(page, 'Print')).toBeDisabled();
    await page.unroute(script);
    await button(page, 'Try again').click();
    await expect(code(page)).toBeVisible();
    complaints.length = 0;
  });

  test('is printed on one sheet of paper, alone', { tag: '@long' }, async ({ page, server }) => {
    const store = await aStore(server);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await showCode(page, store);
    await expect(poster(page)).toBeHidden();
    await button(page, 'Print').click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);

    await page.setViewportSize(A4);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(poster(page)).toBeVisible();
      await expect(sheet(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeHidden();
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(poster(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    const shown = await poster(page).innerText();
    expect(shown).toContain(`Scan to see the offers of ${store.name}`);
    expect(shown).toContain(`${new URL(server.url).host}/store/${store.id}`);
    const printed = poster(page).getByRole('img');
    expect((await printed.boundingBox())!.width).toBeGreaterThan(10 * CM);
    expect(await readQr(printed)).toContain(`store_id=${store.id}`);
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
  });

  for (const scheme of SCHEMES) {
    test(`looks right, ${scheme}`, inScheme(scheme), async ({ page, server }) => {
      const check = await lookAs(page, scheme);
      await showCode(page, await aStore(server));
      await check();
    });
  }
});
