import { readLiveCode } from '@baeon/contracts/counter/live-code-bytes';
import { claimByApi } from '../support/claim.ts';
import { aDeal } from '../support/deals.ts';
import { expect } from '../support/fixtures.ts';
import { button, numberField } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';
import { cachedAddresses, test, untilInWallet, untilKept, wallets } from '../support/offline.ts';
import { expectNothingKept } from '../support/kept-on-device.ts';
import { heading } from '../support/onboarding.ts';
import { readQr } from '../support/read-qr.ts';
import { MEMBER_SCREENS } from '../support/screens.ts';
import { messageField } from '../support/chat.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

test('a coupon is shown without a connection, and refreshed when it is back', async ({
  page,
  server,
  number,
}) => {
  const session = await memberByApi(page, number);
  const deal = await aDeal(server);
  const coupon = await claimByApi(page, session, deal);
  // My Coupon is never opened while there is a connection.
  await openAs(page, session, '/explore');
  await untilKept(page);
  await untilInWallet(page, session.user.id, coupon.id);

  await page.context().setOffline(true);
  await page.goto('/user-coupon-profile');
  const note = page.getByRole('main').getByText(/^Last refreshed .+ \(.+\)$/);
  await expect(note).toBeVisible();
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(escaped(deal.title)) }).click();
  const picture = page.getByRole('dialog').locator('img').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
  await page.getByRole('dialog').getByRole('link', { name: 'Open coupon' }).click();
  await expect(page).toHaveURL(`/coupon/${coupon.id}?from_user=true`);
  // The address changes before the screen does.
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(page.getByText('Ready to use')).toBeVisible();
  const shown = async () => {
    const text = await readQr(page.getByRole('img', { name: /QR/ }));
    return text === null ? null : readLiveCode(text)?.couponId;
  };
  await expect.poll(shown).toBe(coupon.id);

  await page.reload();
  await expect(page.getByRole('main').getByText(coupon.code).first()).toBeVisible();
  await expect(note).toBeVisible();
  await expect.poll(shown).toBe(coupon.id);

  await server.sql("update held_coupons set settled_at = now(), state = 'redeemed' where id = $1", [
    coupon.id,
  ]);
  await page.context().setOffline(false);
  await expect(note).toBeHidden();
  await expect(page.getByText(/^Used on/)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Offline')).toBeHidden();
});

test('a server that is away is as good as no connection', async ({ page, server, number }) => {
  const session = await memberByApi(page, number);
  const coupon = await claimByApi(page, session, await aDeal(server));
  await openAs(page, session, '/explore');
  await untilKept(page);
  await untilInWallet(page, session.user.id, coupon.id);
  await server.stop();
  try {
    await page.goto(`/coupon/${coupon.id}?from_user=true`);
    await expect(page.getByRole('main').getByText(coupon.code).first()).toBeVisible();
    await expect(page.getByText(/^Last refreshed/)).toBeVisible();
  } finally {
    await server.start();
  }
  await expect(page.getByText(/^Last refreshed/)).toBeHidden({ timeout: 60_000 });
});

test('deals and the assistant say that they need a connection, and come back', async ({
  page,
  number,
}) => {
  const session = await memberByApi(page, number);
  await openAs(page, session, '/explore');
  await untilKept(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/Asking needs a connection/)).toBeVisible();
  await messageField(page).fill('a phone');
  await expect(button(page, 'Send')).toBeDisabled();
  await page.context().setOffline(false);
  await expect(button(page, 'Send')).toBeEnabled();
  await expect(messageField(page)).toHaveValue('a phone');

  await page.context().setOffline(true);
  for (const path of ['/baeon-home', '/coupon']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('You are offline').first()).toBeVisible();
  }
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('every screen opens without a connection', async ({ page, number }) => {
  const session = await memberByApi(page, number);
  await openAs(page, session, '/baeon-home');
  await untilKept(page);
  await expect
    .poll(async () => Object.values(await cachedAddresses(page)).flat())
    .toContain('/api/pages/privacy');
  await page.context().setOffline(true);
  for (const path of MEMBER_SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('nothing of a person is kept but their wallet, and that goes with them', async ({
  page,
  server,
  number,
}) => {
  const session = await memberByApi(page, number);
  const coupon = await claimByApi(page, session, await aDeal(server));
  await openAs(page, session, '/explore');
  await untilKept(page);
  for (const path of MEMBER_SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await untilInWallet(page, session.user.id, coupon.id);
  await expect
    .poll(async () => Object.keys(await cachedAddresses(page)))
    .toContain('wallet-pictures');
  for (const [name, addresses] of Object.entries(await cachedAddresses(page))) {
    const own = name === 'wallet-pictures' ? /^\/pictures\// : /^\/((assets|api\/pages)\/.*)?$/;
    expect(addresses.filter((address) => !own.test(address))).toEqual([]);
  }

  await page.goto('/user');
  await button(page, 'Logout').click();
  await expect(heading(page, 'Good deals, just around the corner')).toBeVisible();
  await expectNothingKept(page, [number, session.token, session.user.id, coupon.code]);
});

test('a logout without a connection ends the session once it is back, also after a reload, and no other', async ({
  page,
  server,
  number,
}) => {
  const leaving = await memberByApi(page, number);
  const next = await memberByApi(page, `8${number.slice(1)}`);
  const statusOf = async ({ token }: typeof next) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${server.url}/api/baeon-user/get-baeon-user`, { headers })).status;
  };
  await openAs(page, leaving, '/user');
  await untilKept(page);
  await page.context().setOffline(true);
  await button(page, 'Logout').click();
  await expect(heading(page, 'Good deals, just around the corner')).toBeVisible();
  const waiting = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('late-')));
  await expect.poll(waiting).toHaveLength(1);
  expect((await waiting()).join()).not.toContain(leaving.token);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await statusOf(leaving)).toBe(200);

  await page.reload();
  await expect(heading(page, 'Good deals, just around the corner')).toBeVisible();
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('home', 'true');
  }, next);
  await page.context().setOffline(false);
  await page.goto('/user');
  await expect.poll(() => statusOf(leaving)).toBe(401);
  await expect.poll(waiting).toEqual([]);
  expect(await statusOf(next)).toBe(200);
  await expect(button(page, 'Logout')).toBeVisible();
});

test('a logout in another tab takes the wallet along', async ({
  page,
  context,
  server,
  number,
}) => {
  const session = await memberByApi(page, number);
  const coupon = await claimByApi(page, session, await aDeal(server));
  await openAs(page, session, '/user-coupon-profile');
  await untilInWallet(page, session.user.id, coupon.id);
  const other = await context.newPage();
  await other.goto('/user');
  await button(other, 'Logout').click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => wallets(page)).toEqual({});
});

test('an app that lost the connection as it began keeps itself once it is back', async ({
  page,
  context,
}) => {
  const lost = /\/start-quietly-[\w-]+\.js$/;
  await page.route(lost, (route) => route.abort(), { times: 1 });
  // The page hears of its loss a moment after the browser has told of it here.
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window) as (...what: unknown[]) => void;
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      listen(type, ...rest);
      const isOnce = (rest[1] as AddEventListenerOptions | undefined)?.once;
      if (type === 'online' && isOnce) document.documentElement.dataset['waits'] = 'yes';
    };
  });
  await page.goto('/coupon');
  await expect(page.locator('html')).toHaveAttribute('data-waits', 'yes');
  await context.setOffline(true);
  await context.setOffline(false);
  await untilKept(page);
});

test('the app can be installed', async ({ page }) => {
  await page.goto('/login');
  await numberField(page).focus();
  await untilKept(page);
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await expect(heading(page, 'Good deals, just around the corner')).toBeVisible();
});
