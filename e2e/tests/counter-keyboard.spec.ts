import { enrolmentOf, openShop } from '../support/counter.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSeenFocus, pressOn, tabTo, typeIn } from '../support/keyboard.ts';
import { button } from '../support/login-screen.ts';

test('a till by the keyboard alone', async ({ page, server, number }) => {
  const shop = await openShop(page, server, number);
  await page.goto(`/counter/enrol#${await enrolmentOf(page, shop)}`);
  await pressOn(button(page, 'Make it a till'), 'Enter');
  await pressOn(button(page, `Ravi ${number}`), 'Enter');
  await expect(page.getByRole('heading', { name: `PIN of Ravi ${number}` })).toBeFocused();
  await page.keyboard.type('47', { delay: 60 });
  await page.keyboard.press('Escape');
  await pressOn(button(page, `Ravi ${number}`), 'Enter');
  await page.keyboard.type(number.slice(-4), { delay: 60 });

  const field = page.getByLabel('Scan or type the code');
  const seen = page.getByRole('dialog', { name: shop.deal.title });
  const look = async () => {
    await typeIn(field, '');
    // A person's pace: faster is a scanner.
    await page.keyboard.type(shop.code, { delay: 60 });
    await page.keyboard.press('Enter');
    await expect(seen.getByRole('heading', { name: shop.deal.title })).toBeFocused();
  };
  await look();
  await page.keyboard.press('Escape');
  await expect(seen).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Take a coupon' })).toBeFocused();

  await look();
  await tabTo(page.getByLabel('Bill amount in rupees'));
  await page.keyboard.type('20000', { delay: 60 });
  await page.keyboard.press('Enter');
  const green = page.locator('[data-look=yes]');
  await expect(green.getByRole('heading').first()).toBeFocused();
  await pressOn(button(page, 'Undo').first(), 'Enter');
  const sheet = page.getByRole('dialog', { name: 'Undo this one?' });
  await expect(sheet.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(green).toBeVisible();
  await expectSeenFocus(page);
  await page.keyboard.press('Escape');
  await expect(green).toBeHidden();

  await pressOn(button(page, 'Today'), 'Enter');
  await pressOn(page.getByRole('button', { name: /^Undo: / }), 'Space');
  await pressOn(button(page, 'Wrong coupon'), 'Space');
  await pressOn(sheet.getByRole('button', { name: 'Undo', exact: true }), 'Enter');
  await expect(page.getByText(/^Undone .+ · Wrong coupon$/)).toBeVisible();
  await pressOn(button(page, 'Back'), 'Enter');
  await pressOn(button(page, 'Sign out'), 'Enter');
  await expect(button(page, `Ravi ${number}`)).toBeVisible();
});
