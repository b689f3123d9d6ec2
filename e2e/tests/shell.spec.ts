import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/login-screen.ts';
import { MEMBER_SCREENS } from '../support/screens.ts';

/** Someone who is through with onboarding. */
test.beforeEach(async ({ page, server, number }) => {
  await signIn(page, number);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await server.sql("update users set login_status = 'GOTBUSINESS' where mobile_number = $1", [
    number,
  ]);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user')!);
    localStorage.setItem('user', JSON.stringify({ ...user, login_status: 'GOTBUSINESS' }));
    localStorage.setItem('home', 'true');
  });
});

test('a known address opened directly stays, the rest goes to /explore', async ({ page }) => {
  for (const path of [...MEMBER_SCREENS, '/qr-scanner']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  for (const path of ['/', '/login', '/no-such-page', '/interest']) {
    await page.goto(path);
    await expect(page).toHaveURL('/explore');
  }
});

test('tabs lead to Explore, Deals and QR', async ({ page }) => {
  await page.goto('/explore');
  const tabs = page.getByRole('navigation').getByRole('link');
  for (const [name, path] of [
    ['Deals', '/baeon-home'],
    ['QR', '/qr-scanner'],
    ['Explore', '/explore'],
  ] as const) {
    await tabs.filter({ hasText: name }).tap();
    await expect(page).toHaveURL(path);
    await expect(tabs.filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
  }
});

test.describe('the menu', () => {
  const menuButton = (page: Page) => page.getByRole('button', { name: /menu/i });
  const profile = (page: Page) => page.getByRole('link', { name: 'Profile', exact: true });

  test('opens on hover with a mouse', async ({ page }) => {
    await page.goto('/explore');
    await expect(profile(page)).toBeHidden();
    await menuButton(page).hover();
    for (const name of ['Profile', 'My Coupon', 'Wishlist']) {
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.mouse.move(10, 500);
    await expect(profile(page)).toBeHidden();
  });

  test('opens on a tap, closes on a tap elsewhere', async ({ page }) => {
    await page.goto('/explore');
    await menuButton(page).tap();
    await expect(profile(page)).toBeVisible();
    await page.touchscreen.tap(100, 500);
    await expect(profile(page)).toBeHidden();
    await menuButton(page).tap();
    await page.getByRole('link', { name: 'Wishlist', exact: true }).tap();
    await expect(page).toHaveURL('/wishlist');
    await expect(profile(page)).toBeHidden();
  });

  test('opens and closes by keyboard, and gives the focus back', async ({ page }) => {
    await page.goto('/explore');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(profile(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profile(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('logs out: storage is empty, the token is dead, the way back is closed', async ({
    page,
  }) => {
    await page.goto('/wishlist');
    await page.goto('/baeon-home');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const logout = page.waitForResponse('**/logout');
    await menuButton(page).tap();
    await page.getByRole('button', { name: 'Logout' }).tap();
    await expect(page).toHaveURL('/login');
    expect((await logout).status()).toBe(200);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const answer = await page.request.get('/api/baeon-user/get-baeon-user', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(401);
    await page.goBack();
    await expect(page).toHaveURL('/login');
  });
});

test('a session that ended elsewhere leads to the login screen', async ({
  page,
  server,
  number,
}) => {
  await page.goto('/user-profile');
  await expect(page.getByText('Personal Information')).toBeVisible();
  await server.sql(
    'delete from sessions where user_id = (select id from users where mobile_number = $1)',
    [number],
  );
  await page.reload();
  await expect(page).toHaveURL('/login');
});

test('the profile shows the number, and its Logout leads to the start', async ({
  page,
  number,
}) => {
  await page.goto('/user-profile');
  await expect(page.getByText('Phone Number')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(number.slice(-5));
  await page.getByRole('main').getByText('Logout').click();
  await expect(page).toHaveURL('/login');
});

test('back leads one step back', async ({ page }) => {
  await page.goto('/explore');
  await page.getByRole('link', { name: 'Deals' }).tap();
  await expect(page).toHaveURL('/baeon-home');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/explore');
});
