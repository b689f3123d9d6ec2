import type { Page } from '@playwright/test';
import { expect, readCode, test } from '../support/fixtures.ts';
import { button, signIn, toast } from '../support/login-screen.ts';
import { allowLocation, becomeMember, heading } from '../support/onboarding.ts';

const tabs = (page: Page) => page.getByRole('navigation').last().getByRole('link');
const html = (page: Page) => page.locator('html');

async function choose(page: Page, row: string, name: string): Promise<void> {
  await page.getByRole('main').getByText(row, { exact: true }).click();
  const sheet = page.getByRole('dialog');
  const saved = page.waitForResponse(/update-baeon-user/);
  await sheet.getByText(name, { exact: true }).click();
  expect((await saved).status()).toBe(200);
}

test('Hindi and dark, from the account on: on every screen, after a reload, until the logout and again after the login', async ({
  page,
  server,
  number,
}) => {
  test.skip(Boolean(process.env.NO_FONT), 'what has no letters and no boxes for them is hidden');
  await becomeMember(page, number);
  await page.goto('/user');
  await expect(heading(page, 'Account')).toBeVisible();
  const ground = () => html(page).evaluate((root) => getComputedStyle(root).backgroundColor);
  const light = await ground();
  await choose(page, 'Appearance', 'Dark');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.getByRole('button', { name: 'Close' }).click();
  await choose(page, 'Language', 'हिन्दी');
  await expect(page.getByRole('dialog', { name: 'भाषा' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await expect(html(page)).toHaveAttribute('lang', 'hi');
  expect(await server.sql('select language from users where mobile_number = $1', [number])).toEqual(
    [{ language: 'hi' }],
  );
  await page.getByRole('button', { name: 'बंद करें' }).click();
  await expect(page.getByRole('button', { name: 'भाषा हिन्दी' })).toBeVisible();

  await tabs(page).filter({ hasText: 'डील' }).click();
  await expect(heading(page, 'डील')).toBeVisible();
  await expect(tabs(page)).toHaveText(['खोजें', 'डील', 'QR']);
  await expect(page).toHaveTitle(/^डील · /);

  await page.reload();
  await expect(heading(page, 'डील')).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'hi');
  expect(await ground()).toBe(dark);

  await page.goto('/user');
  await page.getByRole('main').getByRole('button', { name: 'लॉग आउट' }).click();
  await expect(heading(page, 'Good deals, just around the corner')).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect.poll(ground).toBe(light);

  // Nobody wants to wait half a minute for the next code here.
  await server.sql(`update sign_in_numbers set sends = '{}' where mobile_number = $1`, [number]);
  await signIn(page, number, 2);
  await expect(heading(page, 'डील')).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'hi');
});

test('Kannada, from the login to a coupon and its message', async ({ page, server, number }) => {
  test.skip(Boolean(process.env.NO_FONT), 'what has no letters and no boxes for them is hidden');
  await allowLocation(page);
  await page.goto('/login');
  await button(page, 'ಕನ್ನಡ').click();
  await expect(heading(page, 'ಒಳ್ಳೆಯ ಡೀಲ್‌ಗಳು, ನಿಮ್ಮ ಹತ್ತಿರದಲ್ಲೇ')).toBeVisible();
  await page.getByLabel('ಮೊಬೈಲ್ ನಂಬರ್').fill(number);
  await button(page, 'OTP ಪಡೆಯಿರಿ').click();
  await page.getByLabel('ಒನ್-ಟೈಮ್ ಕೋಡ್').fill(await readCode(page, number));

  await expect(heading(page, 'ನಿಮ್ಮ ಬಗ್ಗೆ ತಿಳಿಸಿ')).toBeVisible();
  await page.getByLabel('ಮೊದಲ ಹೆಸರು').fill('Asha');
  await button(page, 'ಆಮೇಲೆ').click();
  await expect(heading(page, 'ಡೀಲ್‌ಗಳು')).toBeVisible();
  await page
    .getByRole('button', { name: /^ಡೀಲ್ ಪಡೆಯಿರಿ/ })
    .first()
    .click();
  await expect(toast(page, 'ಡೀಲ್ ನಿಮಗೆ ಸಿಕ್ಕಿದೆ')).toBeVisible();

  await page.goto('/user-coupon-profile');
  await expect(heading(page, 'ನನ್ನ ಕೂಪನ್‌ಗಳು')).toBeVisible();
  await expect(page.getByText('ಬಳಸಲು ಸಿದ್ಧ')).toBeVisible();
  const [coupon] = await server.sql(
    `select body from sms_outbox where mobile_number = $1 and key like 'coupon:%'`,
    [number],
  );
  expect(coupon!.body).toMatch(/ ಕೋಡ್ .* ವರೆಗೆ ಮಾನ್ಯ\. http/);
});

test(
  'the words are a file of their own, which only those who read it fetch',
  { tag: '@long' },
  async ({ page, number }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const words = () => fetched.filter((path) => /\/(hi|kn)-[^/]*\.js$/.test(path));
    await becomeMember(page, number);
    await page.goto('/user');
    await expect(heading(page, 'Account')).toBeVisible();
    expect(words()).toEqual([]);
    await choose(page, 'Language', 'ಕನ್ನಡ');
    await expect(page.getByRole('dialog', { name: 'ಭಾಷೆ' })).toBeVisible();
    expect(words()).toEqual([expect.stringContaining('/kn-')]);
  },
);
