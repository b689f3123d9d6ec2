import { expect, test } from '../support/fixtures.ts';
import { MEMBER_SCREENS } from '../support/screens.ts';
import { byteBudgetOf, fetchedScripts, namedScriptBytes } from '../support/script-bytes.ts';

const ONBOARDING = ['/interest', '/get-location', '/get-bussiness'];

/** What makes the app work without a network: fetched once there is nothing better to do. */
const WHEN_IDLE = /\/(start-quietly|quiet|push-[a-z]+)-[\w-]{8}\.js$/;
const QUIET_BYTES = 3000;
/** For lists that are longer than a screen. */
const LIST_TAIL = /\/window-tail-/;

const sum = (sizes: { bytes: number }[]) => sizes.reduce((total, { bytes }) => total + bytes, 0);

test('the login fetches little script before anybody touches it', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  const scripts = sum(await fetchedScripts(page));
  expect(scripts).toBeGreaterThan(80_000);
  expect(scripts).toBeLessThanOrEqual(byteBudgetOf('/login'));

  // What is started quietly stands in a file of its own, which comes last.
  const more = page.waitForResponse(/\/quiet-[\w-]{8}\.js$/);
  await page.getByLabel('Mobile number').focus();
  await (await more).finished();
  expect(sum(await fetchedScripts(page)) - scripts).toBeLessThan(QUIET_BYTES);
});

test('every screen names its scripts at once and stays within its budget', async ({ server }) => {
  for (const path of ['/login', '/qr-scanner', ...ONBOARDING, ...MEMBER_SCREENS]) {
    const bytes = await namedScriptBytes(`${server.url}${path}`);
    expect(bytes, path).toBeGreaterThan(80_000);
    expect(bytes, path).toBeLessThanOrEqual(byteBudgetOf(path));
  }
});

test('nothing that a screen needs is found out about late', async ({ page }) => {
  for (const [path, sign] of [
    ['/login', page.getByLabel('Mobile number')],
    ['/coupon', page.getByRole('listitem').first()],
  ] as const) {
    const answer = await page.goto(path);
    await expect(sign).toBeVisible();
    const html = await answer!.text();
    const late = (await fetchedScripts(page)).filter(({ file }) => !html.includes(file));
    expect(late.filter(({ file }) => !WHEN_IDLE.test(file) && !LIST_TAIL.test(file))).toEqual([]);
  }
});
