import { expect, test } from '../support/fixtures.ts';
import { MEMBER_SCREENS } from '../support/screens.ts';
import { byteBudgetOf, fetchedScriptBytes, namedScriptBytes } from '../support/script-bytes.ts';

const ONBOARDING = ['/interest', '/get-location', '/get-bussiness'];

test('the login fetches little script before anybody touches it, in few files', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bytes = await fetchedScriptBytes(page);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(byteBudgetOf('/login'));
});

test('every screen names its scripts at once and stays within its budget', async ({ server }) => {
  for (const path of ['/login', '/qr-scanner', ...ONBOARDING, ...MEMBER_SCREENS]) {
    const bytes = await namedScriptBytes(`${server.url}${path}`);
    expect(bytes, path).toBeGreaterThan(80_000);
    expect(bytes, path).toBeLessThanOrEqual(byteBudgetOf(path));
  }
});

test('nothing that a screen needs is found out about late', async ({ page }) => {
  for (const path of ['/login', '/coupon']) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    page.removeAllListeners('request');
    const html = await answer!.text();
    const late = asked.filter((file) => file.endsWith('.js') && !html.includes(file));
    // Fetched once there is nothing better to do, and for lists that are longer than a screen.
    expect(late.filter((file) => !/start-quietly|window-tail/.test(file))).toEqual([]);
  }
});
