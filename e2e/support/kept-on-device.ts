import { expect, type Page } from '@playwright/test';
import { messageField, say } from './chat.ts';
import { type MemberSession, openAs } from './member.ts';
import { cachedAddresses, untilInWallet, untilKept, wallets } from './offline.ts';
import { deviceSwitch, ENDPOINT, pushEndpoint, withSubscription } from './push.ts';

/** Shared by everybody who opens the app on this device: its scripts, styles and fonts. */
const isOfTheApp = (cache: string) => cache.startsWith('app-');

const stored = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** Somebody's coupons, a talk and news to this device, all of them kept. Ends on the account. */
export async function keepEverything(
  page: Page,
  session: MemberSession,
  couponId: string,
): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await withSubscription(page, `${ENDPOINT}-${session.user.mobile_number}`);
  await openAs(page, session, '/explore');
  await untilKept(page);
  await untilInWallet(page, session.user.id, couponId);
  await expect
    .poll(async () => (await cachedAddresses(page))['wallet-pictures'] ?? [])
    .not.toEqual([]);
  await expect(messageField(page)).toBeVisible();
  await say(page, 'a phone under 20000');
  await page.goto('/user?section=notifications');
  await deviceSwitch(page).click();
  await expect(deviceSwitch(page)).toHaveAttribute('aria-checked', 'true');
  expect(await pushEndpoint(page)).not.toBeNull();
  expect(await stored(page)).toMatchObject({
    local: { token: session.token, data: expect.stringContaining(ENDPOINT) },
    session: { talk: expect.stringContaining('a phone under 20000') },
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Nothing of whoever was here is left on the device, and none of these words anywhere. */
export async function expectNothingKept(page: Page, words: string[]): Promise<void> {
  await expect.poll(() => wallets(page)).toEqual({});
  await expect
    .poll(async () => Object.keys(await cachedAddresses(page)).filter((name) => !isOfTheApp(name)))
    .toEqual([]);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map(({ name }) => name)).toEqual(['wallet']);
  const left = await stored(page);
  expect(left.local).toEqual({});
  expect(Object.keys(left.session)).not.toContain('talk');
  expect(words.filter((word) => JSON.stringify(left).includes(word))).toEqual([]);
  // What the device is known by tells nobody who was here.
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name !== 'device')).toEqual([]);
  expect(words.filter((word) => JSON.stringify(cookies).includes(word))).toEqual([]);
  await expect.poll(() => pushEndpoint(page)).toBeNull();
}
