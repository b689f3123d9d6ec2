import type { Page, Route } from '@playwright/test';
import { getDeal, showCoupon } from '../support/claim.ts';
import { aDeal, heldOf, setLeft } from '../support/deals.ts';
import { expect, queuedFor, readCode, test } from '../support/fixtures.ts';
import { button, codeField, numberField, toast } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';

const dealsLeft = (page: Page, count: number) =>
  page.getByRole('definition').filter({ hasText: new RegExp(`^${count}\\D`) });

test('a visitor claims through the login panel', async ({ page, server, number }) => {
  const deal = await aDeal(server);
  await page.goto('/coupon');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goto(`/coupon/${deal.id}`);
  await expect(dealsLeft(page, deal.left)).toBeVisible();
  await getDeal(page).click();
  await expect(toast(page, 'Please login to get this deal')).toBeVisible();
  const panel = page.getByRole('dialog', { name: 'Please login to get this deal' });
  await expect(panel).toBeVisible();
  await numberField(page).fill(number);
  await button(page, 'Get otp').click();
  await codeField(page).fill(await readCode(page, number));
  await expect(panel).toBeHidden();
  await expect(toast(page, 'Deal shared successfully')).toBeVisible();
  await expect(showCoupon(page)).toBeVisible();
  await expect(dealsLeft(page, deal.left - 1)).toBeVisible();
  await expect(page).toHaveURL(`/coupon/${deal.id}`);
  const [held] = await heldOf(server, deal.id, number);
  await showCoupon(page).click();
  await expect(page.getByText(String(held!.code)).first()).toBeVisible();
});

test('a visitor who closes the panel keeps everything as it was, shares, and saves', async ({
  page,
  server,
  number,
}) => {
  const deal = await aDeal(server);
  await page.goto(`/coupon/${deal.id}`);
  await getDeal(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await button(page, 'Share this deal').click();
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' });
  const sent = new URL((await whatsApp.getAttribute('href'))!).searchParams.get('text')!;
  const link = sent.split('\n').at(-1)!;
  // What a messenger reads of it, which runs no scripts.
  const preview = await (await page.request.get(link)).text();
  expect(preview).toContain(`<link rel="canonical" href="${link}" />`);
  expect(preview).toContain('<meta property="og:image"');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(getDeal(page)).toBeVisible();

  await memberByApi(page, number);
  await server.sql('delete from sign_in_numbers where mobile_number = $1', [number]);
  const heart = page.getByRole('button', { name: /^Save .+ for later$/ });
  await heart.click();
  await numberField(page).fill(number);
  await button(page, 'Get otp').click();
  await codeField(page).fill(await readCode(page, number, 2));
  await expect(page).toHaveURL(`/coupon/${deal.id}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Saved deals' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await heart.click();
  await expect(page.getByRole('heading', { name: 'No saved deals yet' })).toBeVisible();
  await button(page, 'Undo').click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await setLeft(server, deal.id, 4);
  await page.request.post('/api/dev/news');
  await setLeft(server, deal.id, deal.left);
  await page.goto('/notifications');
  await page.getByRole('link', { name: /^A deal you saved is almost gone/ }).click();
  await expect(page).toHaveURL(`/coupon/${deal.id}`);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a member claims, finds it on My Coupon, opens it and copies its code', async ({
  page,
  server,
  number,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const session = await memberByApi(page, number);
  const deal = await aDeal(server);
  await openAs(page, session, `/coupon/${deal.id}`);
  const mine = await page.context().newPage();
  await mine.goto('/user-coupon-profile');
  await expect(mine.getByText('Baeon Bonus').first()).toBeVisible();
  const listed = mine.getByRole('button', { name: new RegExp(escaped(deal.title)) });
  await expect(listed).toHaveCount(0);

  await getDeal(page).dblclick();
  await expect(toast(page, 'Deal shared successfully')).toBeVisible();
  const held = await heldOf(server, deal.id, number);
  expect(held).toHaveLength(1);
  await expect(listed, 'in another tab').toBeVisible();
  await mine.close();

  await page.goto('/user-coupon-profile');
  await page.getByRole('button', { name: new RegExp(escaped(deal.title)) }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByText('About this offer')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Get this deal' })).toHaveCount(0);

  await popup.locator(`a[href="/coupon/${held[0]!.id}?from_user=true"]`).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(page.getByText('Ready to use')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /destination=1[0-9]\.\d+%2C77\.\d+/,
  );
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(held[0]!.code);

  const message = (await queuedFor(server, number)).find(({ body }) =>
    body.includes(String(held[0]!.code)),
  );
  expect(message!.body).toContain(deal.store.slice(0, 20));
  expect(message!.body).toContain(`/coupon/${held[0]!.id}?from_user=true`);
});

test('sold out while looking at it', async ({ page, server, number }) => {
  const session = await memberByApi(page, number);
  const deal = await aDeal(server);
  await openAs(page, session, `/coupon/${deal.id}`);
  await expect(getDeal(page)).toBeVisible();
  await setLeft(server, deal.id, 0);
  await getDeal(page).click();
  await expect(
    toast(page, 'Somebody was faster: the last of these deals has just gone.'),
  ).toBeVisible();
  await expect(page.getByText('Sold out').first()).toBeVisible();
  await expect(getDeal(page)).toHaveCount(0);
  expect(await heldOf(server, deal.id, number)).toEqual([]);
});

test('ended while looking at it', async ({ page, server, number }) => {
  const session = await memberByApi(page, number);
  const deal = await aDeal(server);
  await openAs(page, session, `/coupon/${deal.id}`);
  await expect(getDeal(page)).toBeVisible();
  await server.sql(
    `update campaigns set starts_at = now() - interval '2 days', ends_at = now() - interval '1 second'
     where id = $1`,
    [deal.id],
  );
  await getDeal(page).click();
  await expect(toast(page, 'This deal has ended.')).toBeVisible();
  await expect(getDeal(page)).toHaveCount(0);
});

test('the connection drops in the middle of a claim and comes back', async ({
  page,
  server,
  number,
  complaints,
}) => {
  const session = await memberByApi(page, number);
  const deal = await aDeal(server);
  await openAs(page, session, `/coupon/${deal.id}`);
  await expect(getDeal(page)).toBeVisible();
  // The server hears it, the phone does not hear the server.
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/coupons/user-share', lost, { times: 1 });
  await getDeal(page).click();
  await expect(page.getByText('No connection. We get this deal for you')).toBeVisible();
  await expect(showCoupon(page)).toBeVisible();
  expect(await heldOf(server, deal.id, number)).toHaveLength(1);
  complaints.length = 0;
});

test('an offline phone waits with the claim and makes it once', async ({
  page,
  server,
  number,
  complaints,
}) => {
  const session = await memberByApi(page, number);
  const deal = await aDeal(server);
  await openAs(page, session, `/coupon/${deal.id}`);
  await expect(getDeal(page)).toBeVisible();
  await page.context().setOffline(true);
  await getDeal(page).click();
  await expect(page.getByText('No connection. We get this deal for you')).toBeVisible();
  expect(await heldOf(server, deal.id, number)).toEqual([]);
  await page.context().setOffline(false);
  await expect(showCoupon(page)).toBeVisible();
  expect(await heldOf(server, deal.id, number)).toHaveLength(1);
  complaints.length = 0;
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
