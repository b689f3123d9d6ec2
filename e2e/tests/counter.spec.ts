import type { Page } from '@playwright/test';
import { claimByApi } from '../support/claim.ts';
import {
  becomeTill,
  lookUp,
  makeOwner,
  openShop,
  signInAtTill,
  storeOf,
  takeIt,
} from '../support/counter.ts';
import { scanAtTill } from '../support/counter-offline.ts';
import { aDeal } from '../support/deals.ts';
import { expect, readCode, test } from '../support/fixtures.ts';
import { lookAs } from '../support/looks.ts';
import { memberByApi } from '../support/member.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('from a new owner to a coupon that is taken, undone, taken and refused', async ({
  page: owner,
  browser,
  baseURL,
  server,
  number,
}) => {
  const deal = await aDeal(server);
  const shopper = await memberByApi(owner, String(Number(number) + 1_000_000));
  const { code } = await claimByApi(owner, shopper, deal);
  const check = await lookAs(owner, 'light');

  await owner.goto('/counter');
  await owner.getByRole('link', { name: 'I run a store or work at one' }).click();
  await owner.getByLabel('Mobile number').fill(number);
  await button(owner, 'Get otp').click();
  await owner.getByLabel('One-time code').fill(await readCode(owner, number));
  await expect(owner.getByText('No stores yet')).toBeVisible();
  await makeOwner(server, number, await storeOf(server, deal));
  await owner.reload();
  await check();
  await owner.getByRole('link', { name: deal.store }).click();

  await button(owner, 'Names and PINs').click();
  await button(owner, 'Add a name').click();
  await owner.getByRole('textbox', { name: 'Name' }).fill('Ravi');
  await owner.getByRole('textbox', { name: 'PIN' }).fill('4711');
  await button(owner, 'Add').click();
  await expect(owner.getByText('Ravi')).toBeVisible();
  await button(owner, 'Tills').click();
  await button(owner, 'Make a phone a till').click();
  await owner.getByLabel('What is the till called?').fill('Front');
  await button(owner, 'Make the code').click();
  const link = await owner.getByRole('group', { name: 'Link' }).textContent();
  await check();

  const phone = await browser.newContext({ baseURL: baseURL!, locale: 'en-IN' });
  const till = await phone.newPage();
  const checkTill = await lookAs(till, 'light');
  await till.goto(link!);
  await button(till, 'Make it a till').click();
  await expect(owner.getByText('Front is a till now')).toBeVisible();
  await till.getByRole('button', { name: 'Ravi' }).click();
  await till.keyboard.type('9999', { delay: 100 });
  await expect(till.getByText('That PIN is not right. 4 left.')).toBeVisible();
  await checkTill();
  await till.keyboard.type('4711', { delay: 100 });

  await lookUp(till, code.toLowerCase());
  await expect(panel(till, deal.title)).toContainText('For Asha');
  await checkTill();
  await takeIt(till);
  await checkTill();
  await button(till, 'Undo').click();
  await button(till, 'Wrong coupon').click();
  await till.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).last().click();

  await lookUp(till, code);
  await takeIt(till);
  await button(till, 'Next').click();
  await lookUp(till, code);
  await expect(panel(till, /^This coupon was used already/)).toBeVisible();
  await checkTill();
  await button(till, 'Next').click();
  await button(till, 'Today').click();
  await expect(till.getByText('Wrong coupon')).toBeVisible();

  await owner.getByRole('button', { name: 'Remove: Front' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByText('No tills yet', { exact: false })).toBeVisible();
  await button(till, 'Back').click();
  await lookUp(till, code);
  await expect(till.getByText('This phone is not a till any more', { exact: false })).toBeVisible();
  await phone.close();
});

test('a scanner that types and a logout of the shopper’s app leave the till alone', async ({
  page,
  server,
  number,
}) => {
  const shop = await openShop(page, server, number);
  await becomeTill(page, shop);
  await signInAtTill(page, number);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await button(page, 'Turn the sound off').focus();
  await scanAtTill(page, shop.code);
  await expect(panel(page, shop.deal.title)).toBeVisible();
  await expect(page.getByLabel('Bill amount in rupees')).toHaveValue('');
});
