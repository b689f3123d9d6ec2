import type { Page } from '@playwright/test';
import { becomeTill, lookUp, openShop, signInAtTill, takeIt } from '../support/counter.ts';
import { expect, test } from '../support/fixtures.ts';
import { button } from '../support/login-screen.ts';
import { inScheme, lookAs, SCHEMES } from '../support/looks.ts';

/** Ends today, and was given by somebody. */
const DOUBTFUL = `update held_coupons set source = 'passed', valid_until =
  ((now() at time zone 'Asia/Kolkata')::date + 1)::timestamp at time zone 'Asia/Kolkata'
    - interval '1 millisecond' where code = $1`;

const wrongPin = async (page: Page, number: string) => {
  await button(page, `Ravi ${number}`).click();
  await page.keyboard.type(number.slice(-4) === '0000' ? '1111' : '0000', { delay: 20 });
  await expect(page.getByText('That PIN is not right. 4 left.')).toBeVisible();
};

for (const scheme of SCHEMES) {
  test(`a till, ${scheme}`, inScheme(scheme, 'many'), async ({ page, server, number }) => {
    const check = await lookAs(page, scheme);
    const shop = await openShop(page, server, number);
    await server.sql(DOUBTFUL, [shop.code]);
    await page.goto('/counter/');
    await expect(button(page, 'Make it a till')).toBeVisible();
    await check();
    await becomeTill(page, shop);
    await expect(button(page, `Ravi ${number}`)).toBeVisible();
    await check();
    await wrongPin(page, number);
    await check();
    await button(page, 'Another name').click();
    await signInAtTill(page, number);
    await check();
    await button(page, 'Today').click();
    await expect(page.getByText('Nothing taken yet today')).toBeVisible();
    await check();
    await button(page, 'Back').click();

    await lookUp(page, shop.code);
    const doubts = page.getByRole('list', { name: 'Please look' });
    await expect(doubts.getByRole('listitem')).toHaveText([/Ends today/, /Passed on/]);
    await check();
    await takeIt(page);
    await check();
    await button(page, 'Undo').click();
    await expect(page.getByRole('dialog', { name: 'Undo this one?' })).toBeVisible();
    await check();
    await page.keyboard.press('Escape');
    await button(page, 'Next').click();
    await lookUp(page, shop.code);
    await expect(page.locator('[data-look=no]')).toContainText('Not taken');
    await check();
    await button(page, 'Next').click();
    await button(page, 'Today').click();
    await expect(page.getByText(shop.deal.title)).toBeVisible();
    await check();
  });
}
