import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { claimByApi } from '../support/claim.ts';
import {
  becomeTill,
  lookUp,
  openCounterAs,
  openShop,
  signInAtTill,
  takeIt,
} from '../support/counter.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressOn, tabTo, typeIn } from '../support/keyboard.ts';
import { inScheme, lookAs, SCHEMES } from '../support/looks.ts';
import { memberByApi, openAs } from '../support/member.ts';

const PHOTO = join(import.meta.dirname, '../../docs/images/deals.png');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Days have stops of their own within, where the browser shows the focus itself. */
async function tabOver(wanted: Locator): Promise<void> {
  const page = wanted.page();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass();
}

test('a deal with a photo is with shoppers at once, and what was claimed keeps its terms', async ({
  page,
  browser,
  baseURL,
  server,
  number,
}) => {
  const shop = await openShop(page, server, number);
  const session = await memberByApi(page, String(Number(number) + 1_000_000));
  await openCounterAs(page, shop.owner, `/me/stores/${shop.storeId}?show=deals`);
  await button(page, 'Make a deal').click();
  const preview = page.getByRole('region', { name: 'What shoppers see' });
  const first = `Silk for less ${number}`;
  await field(page, 'Title').fill(first);
  await field(page, 'Percent off').fill('30');
  await field(page, 'How many in all').fill('25');
  await field(page, 'Terms').fill('Not on old bills\nOne for each person');
  await page.getByLabel('Upload a photo').setInputFiles(PHOTO);
  await expect(preview.locator('img[src^="/pictures/own/"]').first()).toBeVisible();
  await expect(preview.getByRole('heading', { name: first })).toBeVisible();
  await expect(preview).toContainText('30% off');
  await expect(page.getByText('Kept as a draft')).toBeVisible();
  // What was typed is still there, also on another day.
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue(first);
  await expect(preview.locator('img[src^="/pictures/own/"]').first()).toBeVisible();
  await button(page, 'Publish deal').dblclick();
  await expect(button(page, `Edit: ${first}`)).toBeVisible();

  const phone = await browser.newContext({ baseURL: baseURL! });
  const shopper = await phone.newPage();
  const deals = await server.sql('select id from campaigns where title = $1', [first]);
  expect(deals).toHaveLength(1);
  const id = String(deals[0]!['id']);
  await openAs(shopper, session, `/coupon/${id}`);
  await expect(shopper.getByRole('heading', { name: first })).toBeVisible();
  await expect(shopper.locator('img[src^="/pictures/own/"]').first()).toBeVisible();
  const [{ pincode }] = (await server.sql('select pincode from stores where id = $1', [
    shop.storeId,
  ])) as [{ pincode: string }];
  const made = { ...shop.deal, id, title: first, pincode };
  const coupon = await claimByApi(page, session, made);

  await button(page, `Edit: ${first}`).click();
  await expect(page.getByText('1 were given out.')).toBeVisible();
  const second = `Cotton for more ${number}`;
  await field(page, 'Title').fill(second);
  await field(page, 'Percent off').fill('5');
  await field(page, 'Terms').fill('Never');
  await button(page, 'Save changes').click();
  await expect(button(page, `Edit: ${second}`)).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('heading', { name: second })).toBeVisible();
  await openAs(shopper, session, `/coupon/${coupon.id}?from_user=true`);
  await expect(shopper.getByText(first).first()).toBeVisible();
  await expect(shopper.getByText('Not on old bills')).toBeVisible();
  await phone.close();

  await becomeTill(page, shop);
  await signInAtTill(page, number);
  await lookUp(page, coupon.code);
  await expect(page.getByRole('dialog', { name: first })).toContainText('Not on old bills');
  await takeIt(page);
});

test('a deal by the keyboard alone, with what is wrong pointed at', async ({
  page,
  server,
  number,
}) => {
  const shop = await openShop(page, server, number);
  await openCounterAs(page, shop.owner, `/me/stores/${shop.storeId}?show=deals`);
  await pressOn(button(page, 'Make a deal'), 'Enter');
  await expect(page.getByRole('heading', { name: 'New deal' })).toBeFocused();
  await typeIn(field(page, 'Percent off'), '10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please look at the fields that are marked.')).toBeVisible();
  await expect(field(page, 'Title')).toBeFocused();
  const title = `By keys ${number}`;
  await page.keyboard.type(title);
  await typeIn(field(page, 'How many in all'), '5');
  await tabOver(page.getByRole('radio', { name: 'Coupons can be used at any time' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page.getByRole('checkbox', { name: 'Sunday' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'What shoppers see' })).toContainText(
    'To be used Mon–Sat',
  );
  await page.keyboard.press('Enter');
  await pressOn(button(page, `End: ${title}`), 'Enter');
  await pressOn(button(page, 'End'), 'Enter');
  await expect(button(page, `End: ${title}`)).toBeHidden();
});

for (const scheme of SCHEMES) {
  test(`making a deal, ${scheme}`, inScheme(scheme, 'many'), async ({ page, server, number }) => {
    const check = await lookAs(page, scheme);
    const shop = await openShop(page, server, number);
    await openCounterAs(page, shop.owner, `/me/stores/${shop.storeId}?show=deals`);
    await expect(button(page, 'Make a deal')).toBeVisible();
    await check();
    await button(page, 'Make a deal').click();
    await expect(button(page, 'Publish deal')).toBeVisible();
    await check();
    await button(page, 'Publish deal').click();
    await expect(page.getByText('A title is missing')).toBeVisible();
    await page.getByText('Only on some days or hours').click();
    await field(page, 'Title').fill(`Looked at ${number}`);
    await expect(page.getByText('Kept as a draft')).toBeVisible();
    await check();
    await button(page, 'Back to the deals').click();
    await expect(button(page, `Go on: Looked at ${number}`)).toBeVisible();
    await check();
  });
}
