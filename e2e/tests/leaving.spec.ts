import { claimByApi } from '../support/claim.ts';
import { aDeal } from '../support/deals.ts';
import { expect, readCode } from '../support/fixtures.ts';
import { expectNothingKept, keepEverything } from '../support/kept-on-device.ts';
import { button, codeField, toast } from '../support/login-screen.ts';
import { type MemberSession, memberByApi } from '../support/member.ts';
import { test as base } from '../support/offline.ts';
import { heading } from '../support/onboarding.ts';
import type { Server } from '../support/server.ts';

const LOGIN = 'Good deals, just around the corner';
const SIGNED_OUT = 'You were signed out. Please sign in again.';

/** A member whose device keeps all that it can; `words` are what must be gone with them. */
const test = base.extend<{ session: MemberSession; words: string[] }>({
  session: async ({ page, number }, use) => use(await memberByApi(page, number)),
  words: async ({ page, server, number, session }, use) => {
    const coupon = await claimByApi(page, session, await aDeal(server));
    await keepEverything(page, session, coupon.id);
    await use([number, session.token, session.user.id, coupon.id, coupon.code]);
  },
});

test.use({ wholeBrowser: true });

const endSessions = (server: Server, { user }: MemberSession) =>
  server.sql('delete from sessions where user_id = $1', [user.id]);
const subscriptions = (server: Server, { user }: MemberSession) =>
  server.sql('select endpoint from push_subscriptions where user_id = $1', [user.id]);

test('an account that is deleted takes along what the device keeps', async ({
  page,
  server,
  number,
  session,
  words,
}) => {
  expect(await subscriptions(server, session)).toHaveLength(1);
  // The code for signing in was sent a moment ago; nobody wants to wait half a minute here.
  await server.sql(`update sign_in_numbers set sends = '{}' where mobile_number = $1`, [number]);
  await button(page, 'Delete my account').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await codeField(page).fill(await readCode(page, number, 2));
  await sheet.getByRole('button', { name: 'Delete my account' }).click();
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
  await expect(heading(page, LOGIN)).toBeVisible();
  await expectNothingKept(page, words);
  expect(await subscriptions(server, session)).toEqual([]);
});

test('a session that the server ended takes along what the device keeps', async ({
  page,
  server,
  session,
  words,
}) => {
  expect(await subscriptions(server, session)).toHaveLength(1);
  await endSessions(server, session);
  // Whichever asks first: the tap, or the wallet that is refreshed a moment after the app was opened.
  await Promise.race([
    page.getByRole('main').getByRole('link', { name: 'Wishlist' }).click(),
    toast(page, SIGNED_OUT).waitFor(),
  ]);
  await expect(toast(page, SIGNED_OUT)).toBeVisible();
  await expect(heading(page, LOGIN)).toBeVisible();
  await expectNothingKept(page, words);
  expect(await subscriptions(server, session)).toEqual([]);
});

test(
  'a session that ended while the app was closed does so when it is opened',
  { tag: '@long' },
  async ({ page, context, server, session, words }) => {
    await page.close();
    await endSessions(server, session);
    const reopened = await context.newPage();
    await reopened.goto('/');
    await expect(heading(reopened, LOGIN)).toBeVisible();
    await expectNothingKept(reopened, words);
  },
);
