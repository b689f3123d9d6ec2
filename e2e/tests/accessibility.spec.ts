import { expect, test } from '../support/fixtures.ts';
import {
  expectNoSidewaysScroll,
  expectNoViolations,
  inScheme,
  lookAs,
  SCHEMES,
} from '../support/looks.ts';
import { followButtons, tellAboutYourself } from '../support/onboarding.ts';
import {
  askForCode,
  button,
  codeField,
  numberField,
  signIn,
  toast,
} from '../support/login-screen.ts';

for (const scheme of SCHEMES) {
  test(`login in every state, ${scheme}`, inScheme(scheme), async ({ page, number }) => {
    const check = await lookAs(page, scheme);
    await page.goto('/login');
    await numberField(page).fill('98450');
    await numberField(page).blur();
    await expect(page.getByText('Invalid number')).toBeVisible();
    await check();
    await askForCode(page, number);
    await check();
    await codeField(page).fill('12');
    await button(page, 'Verify otp').click();
    await expect(page.getByText('OTP must be 4 digits')).toBeVisible();
    await check();
  });
}

test('a toast', async ({ page, number }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await askForCode(page, number);
  await expect(toast(page, 'OTP sent successfully')).toBeVisible();
  await expectNoViolations(page);
});

test('screens behind the login', async ({ page, server, number }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, number);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);
  await tellAboutYourself(page);
  await expect(page).toHaveURL('/get-location');
  await expectNoViolations(page);
  const [store] = await server.sql('select id from stores limit 1');
  await page.evaluate(() => localStorage.setItem('home', 'true'));
  for (const path of [
    '/explore',
    '/user-profile',
    '/baeon-home',
    '/wishlist',
    '/coupon',
    '/user-coupon-profile',
    '/my-deals',
    '/saved',
    '/notifications',
  ]) {
    await page.goto(path);
    await page.getByRole('button', { name: /menu/i }).tap();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  }
  for (const path of [`/store/${store!.id}`, '/user?section=interests']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(path);
    await expectNoViolations(page);
  }
});

for (const scheme of SCHEMES) {
  test(
    `onboarding, account and store, ${scheme}`,
    inScheme(scheme, 'many'),
    async ({ page, server, number }) => {
      const check = await lookAs(page, scheme);
      await signIn(page, number);
      await expect(page.getByText('Books', { exact: true })).toBeVisible();
      await button(page, 'Proceed with next steps').click();
      await expect(page.getByText('Please enter your first name')).toBeVisible();
      await check();
      await tellAboutYourself(page);
      await expect(page).toHaveURL('/get-location');
      await page.getByLabel('Area').pressSequentially('kora');
      await expect(page.getByRole('option', { name: /Koramangala/ }).first()).toBeVisible();
      await check();
      await page
        .getByRole('option', { name: /Koramangala/ })
        .first()
        .click();
      await button(page, 'Continue').click();
      await followButtons(page).first().click();
      await check();
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText('No businesses found')).toBeVisible();
      await check();
      await page.getByRole('searchbox').fill('');
      await button(page, 'View Coupons').click();
      await expect(page).toHaveURL('/baeon-home');

      const [store] = await server.sql(
        `select id, name from stores where city = 'Bengaluru' limit 1`,
      );
      await page.goto(`/store/${store!.id}`);
      await expect(page.getByRole('heading', { name: String(store!.name) }).first()).toBeVisible();
      await check();
      await page.goto('/user-profile');
      await button(page, 'Edit').click();
      await page.getByLabel('Email').fill('asha@');
      await page.getByLabel('Email').blur();
      await check();
      for (const section of ['interests', 'location', 'followed', 'delete']) {
        await page.goto(`/user?section=${section}`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await check();
      }
    },
  );
}

test('the demo inbox', async ({ page, number }) => {
  await askForCode(page, number);
  await page.goto(`/dev/inbox?mobile_number=${number}`);
  await expect(page.getByText('is your Baeon code')).toBeVisible();
  await expectNoViolations(page);
});
