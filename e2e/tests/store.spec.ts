import { expect, readCode, test } from '../support/fixtures.ts';
import { button, codeField, numberField } from '../support/login-screen.ts';
import { becomeMember } from '../support/onboarding.ts';
import { aStore, heading } from '../support/stores.ts';

test('a visitor sees a store, and has to log in to follow it', async ({ page, server }) => {
  const store = await aStore(server);
  await page.goto('/coupon?q=coffee');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/coffee|cafe/i);
  await page.getByRole('link', { name: 'Stores' }).click();
  await page.getByRole('searchbox', { name: 'Search stores' }).fill(store.name);
  await page.getByRole('link', { name: store.name }).first().click();
  await expect(heading(page, store.name)).toBeVisible();
  await page.goto(`/store/${store.id}`);
  await expect(page.getByText(store.pincode).first()).toBeVisible();
  await expect(page.getByText(/^(Open|Closed)/).first()).toBeVisible();
  const directions = page.getByRole('link', { name: 'Get Directions' });
  await expect(directions).toHaveAttribute('href', new RegExp(`${store.latitude}%2C`));
  await expect(directions).toHaveAttribute('rel', /noopener/);
  await expect(page.getByText(/ km/)).toHaveCount(0);
  for (const image of await page.getByRole('main').locator('img').all()) {
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.getByRole('main').getByText('Follow', { exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test('a member sees how far it is, and follows it', async ({ page, server, number }) => {
  await becomeMember(page, number);
  const store = await aStore(server);
  await page.goto(`/store/${store.id}`);
  await expect(page.getByText(/^\d+\.\d km/).first()).toBeVisible();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Follow/ })
    .click();
  expect((await answered).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: /Followed/ })).toBeVisible();
});

test(
  'a member who was logged out comes back to the store from the login screen',
  { tag: '@long' },
  async ({ page, server, number }) => {
    await becomeMember(page, number);
    await page.evaluate(() => localStorage.clear());
    await server.sql('delete from sign_in_numbers where mobile_number = $1', [number]);
    const store = await aStore(server);
    await page.goto(`/store/${store.id}`);
    await page.getByRole('main').getByText('Follow', { exact: true }).click();
    await numberField(page).fill(number);
    await button(page, 'Get otp').click();
    await codeField(page).fill(await readCode(page, number, 2));
    await expect(page).toHaveURL(`/store/${store.id}`);
  },
);

test('a store that is not there', async ({ page }) => {
  await page.goto('/store/7');
  await expect(page.getByText('This store is no longer here')).toBeVisible();
});

test('the store’s content begins 80 px from the top', async ({ page, server }) => {
  const store = await aStore(server);
  await page.goto(`/store/${store.id}`);
  await expect(heading(page, store.name)).toBeVisible();
  const content = page.locator('#main > div > *').first();
  expect(await content.evaluate((element) => element.getBoundingClientRect().top)).toBe(80);
});

test(
  'following that fails is taken back',
  { tag: '@long' },
  async ({ page, server, number, complaints }) => {
    await becomeMember(page, number);
    const store = await aStore(server);
    await page.goto(`/store/${store.id}`);
    await page.route('**/follow/**', (route) => route.abort());
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Follow/ })
      .click();
    await expect(page.locator('[role=alert]').getByText(/./).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^Follow/ })).toBeVisible();
    await expect(button(page, '✓ Followed')).toHaveCount(0);
    complaints.length = 0;
  },
);
