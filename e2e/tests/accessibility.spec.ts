import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  askForCode,
  button,
  codeField,
  numberField,
  signIn,
  toast,
} from '../support/login-screen.ts';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(told).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width[0]).toBeLessThanOrEqual(width[1]!);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 1280]) {
    test(`login in every state, ${colorScheme}, ${width} px wide`, async ({ page, number }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/login');
      await numberField(page).fill('98450');
      await numberField(page).blur();
      await expect(page.getByText('Invalid number')).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      await askForCode(page, number);
      await expectNoViolations(page);
      await codeField(page).fill('12');
      await button(page, 'Verify otp').click();
      await expect(page.getByText('OTP must be 4 digits')).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('a toast', async ({ page, number }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await askForCode(page, number);
  await expect(toast(page, 'OTP sent successfully')).toBeVisible();
  await expectNoViolations(page);
});

test('screens behind the login', async ({ page, number }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, number);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);
  await page.evaluate(() => localStorage.setItem('home', 'true'));
  for (const path of ['/explore', '/user-profile', '/baeon-home', '/wishlist']) {
    await page.goto(path);
    await page.getByRole('button', { name: /menu/i }).tap();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  }
});

test('the demo inbox', async ({ page, number }) => {
  await askForCode(page, number);
  await page.goto(`/dev/inbox?mobile_number=${number}`);
  await expect(page.getByText('is your Baeon code')).toBeVisible();
  await expectNoViolations(page);
});
