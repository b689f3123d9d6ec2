import type { BrowserContext, Page } from '@playwright/test';
import { claimByApi, getDeal, showCoupon } from '../support/claim.ts';
import { aDeal, countsOf, heldOf, type LiveDeal } from '../support/deals.ts';
import { expect, queuedFor } from '../support/fixtures.ts';
import { toast } from '../support/login-screen.ts';
import { type MemberSession, memberByApi, openAs } from '../support/member.ts';
import { test, untilKept, wallets } from '../support/offline.ts';
import { heading } from '../support/onboarding.ts';

// A page of the headless shell lives on for a moment after it was closed.
test.use({ wholeBrowser: true });

const CLAIM = '**/coupons/user-share';
const claimed = (page: Page) =>
  page
    .getByRole('list', { name: 'Your coupons' })
    .getByRole('listitem')
    .filter({ hasNotText: 'Baeon Bonus' });
/** Coupons of a deal; nothing at all where there is no wallet yet. */
async function inWallet(page: Page, { user }: MemberSession, deal: LiveDeal) {
  const coupons = (await wallets(page))[user.id]?.map(({ coupon }) => coupon);
  return coupons?.filter(({ campaign_id }) => campaign_id === deal.id).map(({ id }) => id);
}

async function openDeal(page: Page, session: MemberSession, deal: LiveDeal): Promise<void> {
  await openAs(page, session, `/coupon/${deal.id}`);
  await expect(getDeal(page)).toBeVisible();
  await untilKept(page);
}

/** The server hears the claim; the app is closed before it hears the server. */
async function claimAndClose(page: Page): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    void page.route(CLAIM, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await getDeal(page).click();
  await heard;
  await page.close();
}

async function openAnew(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await expect(heading(page, 'Explore')).toBeVisible();
  return page;
}

test('an app that was closed before it heard of its coupon has it when it is opened again', async ({
  page,
  context,
  server,
  number,
}) => {
  const session = await memberByApi(page, number);
  const deal = await aDeal(server);
  await openDeal(page, session, deal);
  await claimAndClose(page);
  const held = await heldOf(server, deal.id, number);
  expect(held).toHaveLength(1);
  const { id, code } = held[0] as { id: string; code: string };

  const reopened = await openAnew(context);
  await expect.poll(() => inWallet(reopened, session, deal)).toEqual([id]);
  await reopened.goto('/user-coupon-profile');
  await expect(claimed(reopened)).toHaveCount(1);
  await expect(claimed(reopened)).toContainText(deal.title);

  await reopened.goto(`/coupon/${deal.id}`);
  await expect(reopened.getByText('This deal is yours')).toBeVisible();
  await expect(getDeal(reopened)).toHaveCount(0);
  expect(await claimByApi(reopened, session, deal)).toMatchObject({ id, code });
  await showCoupon(reopened).click();
  await expect(reopened.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(reopened.getByText(code).first()).toBeVisible();

  expect(await countsOf(server, deal.id)).toEqual({ left: deal.left - 1, held: 1, issued: 1 });
  const told = (await queuedFor(server, number)).filter(({ body }) => body.includes(code));
  expect(told).toHaveLength(1);
});

test(
  'a tab that still offers the deal gives the coupon that is there already',
  { tag: '@long' },
  async ({ page, context, server, number }) => {
    const session = await memberByApi(page, number);
    const deal = await aDeal(server);
    await openDeal(page, session, deal);
    const older = await context.newPage();
    await older.goto(`/coupon/${deal.id}`);
    await expect(getDeal(older)).toBeVisible();
    await claimAndClose(page);

    await getDeal(older).click();
    await expect(showCoupon(older)).toBeVisible();
    const [held] = await heldOf(server, deal.id, number);
    await expect.poll(() => inWallet(older, session, deal)).toEqual([held!['id']]);
    await expect(showCoupon(older)).toHaveAttribute(
      'href',
      new RegExp(`/${String(held!['id'])}\\b`),
    );
    expect(await countsOf(server, deal.id)).toEqual({ left: deal.left - 1, held: 1, issued: 1 });
  },
);

test('an app that was closed before the claim could leave offers the deal again', async ({
  page,
  context,
  server,
  number,
}) => {
  const session = await memberByApi(page, number);
  const deal = await aDeal(server);
  await openDeal(page, session, deal);
  await context.setOffline(true);
  await getDeal(page).click();
  await expect(page.getByText('No connection. We get this deal for you')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const reopened = await openAnew(context);
  await expect.poll(() => inWallet(reopened, session, deal)).toEqual([]);
  await reopened.goto('/user-coupon-profile');
  await expect(reopened.getByText('Baeon Bonus').first()).toBeVisible();
  await expect(claimed(reopened)).toHaveCount(0);
  expect(await countsOf(server, deal.id)).toEqual({ left: deal.left, held: 0, issued: 0 });

  await reopened.goto(`/coupon/${deal.id}`);
  await getDeal(reopened).click();
  await expect(toast(reopened, 'Deal shared successfully')).toBeVisible();
  await expect(showCoupon(reopened)).toBeVisible();
  const [held] = await heldOf(server, deal.id, number);
  await expect.poll(() => inWallet(reopened, session, deal)).toEqual([held!['id']]);
  expect(await countsOf(server, deal.id)).toEqual({ left: deal.left - 1, held: 1, issued: 1 });
});
