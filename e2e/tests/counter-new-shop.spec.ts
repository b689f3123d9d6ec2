import type { Page } from '@playwright/test';
import { openCounterAs, postAs } from '../support/counter.ts';
import { expect, test } from '../support/fixtures.ts';
import { inScheme, lookAs, SCHEMES } from '../support/looks.ts';
import { asOperator, memberByApi } from '../support/member.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** A shop of which everything is known. */
const whole = (number: string) => ({
  name: `Idli Corner ${number}`,
  category: 'Mobile stores',
  address_line: '12, 80 Feet Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560034',
  latitude: 12.93,
  longitude: 77.62,
});

for (const scheme of SCHEMES) {
  test(
    `from an invitation to a live deal: the shop is on the map at once, its first deal once it is approved, ${scheme}`,
    inScheme(scheme),
    async ({ page, server, number, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 12.9352, longitude: 77.6245 });
      const check = await lookAs(page, scheme);
      const operator = await asOperator(page);
      await postAs(page, operator.token, '/api/counter/shop-invitations', {
        mobile_number: number,
      });
      const owner = await memberByApi(page, number);
      await openCounterAs(page, owner, '/me');
      await expect(page.getByText('You are invited to set it up')).toBeVisible();
      await button(page, 'Go on: A new shop').click();

      await button(page, 'Continue').click();
      await expect(page.getByText('The name of the shop is missing')).toBeVisible();
      await page.getByLabel('Name of the shop').fill(`Idli Corner ${number}`);
      await page.getByLabel('What kind of shop is it?').selectOption('Mobile stores');
      await button(page, 'Continue').click();

      await expect(heading(page, 'Where it is')).toBeFocused();
      await button(page, 'I am at the shop: use my location').click();
      await expect(page.getByLabel('City', { exact: true })).toHaveValue('Bengaluru');
      await page.getByRole('application', { name: /Map under the pin/ }).focus();
      await page.keyboard.press('ArrowUp');
      await page.getByLabel('Street and number').fill('12, 80 Feet Road');
      await page.getByLabel('Pincode').fill('560034');
      await check();
      await button(page, 'Continue').click();

      await expect(heading(page, 'Opening hours')).toBeFocused();
      await button(page, 'Add opening hours').click();
      await button(page, 'Another time: Monday').click();
      await button(page, 'Add a date').click();
      await page.getByLabel('Date', { exact: true }).fill('2099-12-25');
      await check();
      await button(page, 'Continue').click();

      // Another day, another phone.
      await page.goto('/counter/me');
      await button(page, `Go on: Idli Corner ${number}`).click();
      await expect(page.getByText('09:30 – 13:00, 16:00 – 21:00')).toBeVisible();
      await button(page, 'Put it on the map').click();
      await page.getByRole('link', { name: 'To your store' }).click();
      await page.getByRole('button', { name: 'Store page' }).click();
      await page.getByLabel('About the shop').fill('Soft idlis since 1961');
      await button(page, 'Save').click();
      await expect(page.getByText('Saved: shoppers see it now')).toBeVisible();
      await check();

      const seen = (await page.getByText('See it as shoppers do').getAttribute('href'))!;

      await button(page, 'Deals').click();
      await button(page, 'Make a deal').click();
      await page.getByLabel('Title').fill(`Free coffee ${number}`);
      await page.getByLabel('Percent off').fill('10');
      await page.getByLabel('How many in all').fill('50');
      await button(page, 'Publish deal').click();
      await expect(page.getByText('We are looking at it')).toBeVisible();
      const [waits] = await server.sql('select id from approvals where title = $1', [
        `Free coffee ${number}`,
      ]);
      await openCounterAs(page, operator, '/me/approvals');
      await expect(page.getByText(`Free coffee ${number}`).first()).toBeVisible();
      await check();
      await postAs(page, operator.token, `/api/counter/approvals/${waits!['id']}/approve`, {});

      await page.goto(seen);
      await expect(heading(page, `Idli Corner ${number}`)).toBeVisible();
      await expect(page.getByText('Soft idlis since 1961')).toBeVisible();
      await expect(page.getByText(`Free coffee ${number}`).first()).toBeVisible();
      await page.getByText('Opening hours').click();
      await expect(page.getByText('25 Dec')).toBeVisible();
    },
  );
}

test('at a desk an operator sends a shop back, and approves it once it was mended', async ({
  page,
  number,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const operator = await asOperator(page);
  const person = await memberByApi(page, number);
  const id = crypto.randomUUID();
  const headers = { authorization: `Bearer ${person.token}` };
  const put = (data: object) =>
    page.request.put(`/api/counter/applications/${id}`, { headers, data });
  const apply = () => postAs(page, person.token, `/api/counter/applications/${id}/apply`, {});
  await put(whole(number));
  await apply();

  const name = `Idli Corner ${number}`;
  await openCounterAs(page, operator, '/me');
  await page.getByRole('link', { name: /^To approve/ }).click();
  await button(page, `Send back: ${name}`).click();
  await page.getByLabel('What is missing?').fill('The pin is in the lake');
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(button(page, `Send back: ${name}`)).toHaveCount(0);

  await openCounterAs(page, person, '/me');
  await expect(page.getByText('“The pin is in the lake”')).toBeVisible();
  await button(page, `Go on: ${name}`).click();
  await button(page, 'Send for approval').click();
  await expect(heading(page, 'We are looking at it')).toBeVisible();

  await openCounterAs(page, operator, '/me/approvals');
  await button(page, `Approve: ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).dblclick();
  await expect(button(page, `Approve: ${name}`)).toHaveCount(0);
  await openCounterAs(page, person, '/me');
  await expect(page.getByRole('link', { name })).toContainText('Owner');
});
