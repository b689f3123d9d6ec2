import type { BrowserContext, Page } from '@playwright/test';
import { codeOf, found, NOT_OPENED, openScanner, test } from '../support/camera.ts';
import { expect } from '../support/fixtures.ts';
import { toast } from '../support/login-screen.ts';

const LINK = 'https://shop.example/menu?table=4#today';

/** Nothing outside can be reached: the shop answers here, and keeps who sent its guests. */
async function openShop(context: BrowserContext): Promise<(string | undefined)[]> {
  const senders: (string | undefined)[] = [];
  await context.route('https://shop.example/**', async (route) => {
    senders.push((await route.request().headerValue('referer')) ?? undefined);
    await route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' });
  });
  return senders;
}

async function expectStranger(tab: Page): Promise<void> {
  await expect(tab).toHaveTitle('Shop');
  expect(tab.url()).toBe(LINK);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
}

test('a link opens in a tab that knows nothing of us', async ({ page, lens, session, baseURL }) => {
  lens.shows(codeOf(LINK));
  const senders = await openShop(page.context());
  const opening = page.context().waitForEvent('page');
  await openScanner(page, session);
  await expectStranger(await opening);
  expect([undefined, `${baseURL}/`]).toContain(senders[0]);
  const sheet = found(page, 'Link opened');
  await expect(sheet.getByText('shop.example', { exact: true })).toBeVisible();
  await expect(sheet.getByText(LINK, { exact: true })).toBeVisible();
  await expect(toast(page, NOT_OPENED)).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(2);
});

test.describe('the browser blocks popups', () => {
  test.use({ blocksPopups: true });
  // What a trace records is asked of the page, which the browser takes for its user's touch.
  test.skip(({ trace }) => trace !== 'off', 'nothing may record');

  test('a blocked link is told of and opens by hand', async ({ page, lens, session }) => {
    lens.shows(codeOf(LINK));
    await openShop(page.context());
    // Whatever the runner asks of a page counts as its user's touch, and lets popups through:
    // until one was tried nothing may be asked.
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (...asked) => {
        const tab = open(...asked);
        console.log(tab ? 'popup opened' : 'popup blocked');
        return tab;
      };
    });
    const tried = page.waitForEvent('console', (message) => message.text().startsWith('popup'));
    await openScanner(page, session);
    expect((await tried).text()).toBe('popup blocked');
    await expect(toast(page, NOT_OPENED)).toBeVisible();
    const sheet = found(page, 'Link found');
    await expect(sheet.getByText('shop.example', { exact: true })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);

    const opening = page.context().waitForEvent('page');
    await sheet.getByRole('link', { name: 'Open link' }).click();
    await expectStranger(await opening);
  });
});

test('links of our own open in the app', async ({ page, lens, session, server, baseURL }) => {
  const [store] = await server.sql(`select id, name from stores where city = 'Bengaluru' limit 1`);
  for (const path of [`/store/${store!.id}`, `/coupon?store_id=${store!.id}`]) {
    lens.shows(codeOf(`${baseURL}${path}`));
    await openScanner(page, session);
    // The app was not loaded anew: a mark that it was given is still there.
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await expect(page).toHaveURL(path);
    await expect(page.getByText(String(store!.name)).first()).toBeVisible();
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  }
  expect(page.context().pages()).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/qr-scanner');
});

test(
  'what only looks like a link never opens',
  { tag: '@long' },
  async ({ page, lens, session }) => {
    for (const [text, shown] of [
      ['javascript:document.title="taken"', 'javascript:document.title="taken"'],
      ['https://bank.example@shop.example/', 'https://bank.example@shop.example/'],
      ['https://shop.example/\u202Egnp.exe', /https:\/\/shop\.example\/.*202E.*gnp\.exe/],
    ] as const) {
      await test.step(text, async () => {
        lens.shows(codeOf(text));
        await openScanner(page, session);
        const sheet = found(page, 'Text found');
        await expect(sheet.getByText(shown)).toBeVisible();
        await expect(toast(page, NOT_OPENED)).toBeVisible();
        await expect(sheet.getByRole('link')).toHaveCount(0);
        await expect(page).toHaveURL(/\/qr-scanner/);
        await expect(page).not.toHaveTitle('taken');
        expect(page.context().pages()).toHaveLength(1);
      });
    }
  },
);
