import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { button } from '../support/login-screen.ts';
import { allowLocation } from '../support/onboarding.ts';

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

/** Opens what is at some pin of the map. */
async function openPin(page: Page, name: RegExp): Promise<void> {
  const map = page.getByRole('region', { name });
  const [pins, clusters] = ['.map-pin', '.map-cluster'].map((kind) => map.locator(kind));
  await expect(pins!.or(clusters!).first()).toBeVisible();
  for (let step = 0; step < 8 && (await pins!.count()) === 0; step++)
    await clusters!.first().click();
  await pins!.first().click();
  await map.getByRole('listitem').first().getByRole('button').click();
}

test('offers are sorted, and offers and stores are on a map', async ({ page }) => {
  await allowLocation(page);
  await page.goto('/coupon?q=cofee');
  await expect(button(page, 'Showing results for “coffee”')).toBeVisible();
  await button(page, 'Sort & filter').click();
  await expect(page.getByText('For you', { exact: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Biggest saving' }).click({ force: true });
  await button(page, 'Show deals').click();
  await expect(page).toHaveURL('/coupon?q=cofee&sort=saving');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(cards.first()).toContainText(/\d%? off/);

  await button(page, 'Map').click();
  await openPin(page, /^Map of the deals/);
  await expect(page).toHaveURL(/\/coupon\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL('/coupon?q=cofee&sort=saving&view=map');

  await page.goto('/stores?category=Cafes&view=map');
  await openPin(page, /^Map of the stores/);
  await expect(page).toHaveURL(/\/store\//);
  await page.goBack();
  await button(page, 'List').click();
  await expect(cards.first()).toContainText('Cafes');
  // Far down the list the search is still there, and what it finds begins at its top.
  const search = page.getByRole('searchbox', { name: 'Search stores' });
  await cards.nth(5).evaluate((row) => row.scrollIntoView());
  await expect(search).toBeInViewport();
  await search.fill('xylophone');
  await expect(page.getByRole('heading', { name: 'No stores found' })).toBeInViewport();

  // With room for both the map stands beside the list until an offer does.
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/coupon');
  await openPin(page, /^Map of the deals/);
  await expect(page).toHaveURL(/\/coupon\/[0-9a-f-]{36}$/);
  const box = page.getByRole('combobox', { name: 'Search deals' });
  await box.fill('coffee');
  await box.press('Enter');
  await expect(page).toHaveURL('/coupon?q=coffee');
  await expect(cards.first()).toContainText(/coffee|cafe/i);
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
