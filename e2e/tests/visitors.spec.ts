import { expect, test } from '../support/fixtures.ts';

test('visitors may browse and are sent to the login screen from the rest', async ({ page }) => {
  for (const path of ['/coupon', '/coupon/5', '/store/7', '/explore']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  for (const path of ['/', '/home', '/wishlist', '/user-profile', '/qr-scanner', '/nothing']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test('onboarding is not open to visitors', async ({ page }) => {
  for (const path of ['/interest', '/get-location', '/get-bussiness']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test('the login screen leads to the offers', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Browse offers' }).click();
  await expect(page).toHaveURL('/coupon');
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await page.getByRole('link', { name: 'How long' }).first().click();
  await expect(page).toHaveURL('/privacy#how-long');
  await expect(page.getByRole('heading', { name: 'How long' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'How long' })).toBeInViewport();
});

test('a damaged storage is taken for logged out', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('home', 'true');
    localStorage.setItem('user', '{broken');
  });
  await page.goto('/baeon-home');
  await expect(page).toHaveURL('/login');
});
