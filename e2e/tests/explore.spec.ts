import type { Page, Route } from '@playwright/test';
import { cards, lastReply, messageField, priceOn, say, turns } from '../support/chat.ts';
import { expect, readCode, test } from '../support/fixtures.ts';
import { button, codeField, numberField, toast } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';
import { allowLocation, SRINAGAR } from '../support/onboarding.ts';

const CHAT = '**/api/convert-speech/chat';
const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.';
const wishes = (page: Page) => page.getByRole('main').getByRole('article');

test('chat, refine, compare, wish, and find the wish on the wishlist', async ({
  page,
  server,
  number,
}) => {
  const session = await memberByApi(page, number);
  await openAs(page, session, '/explore');
  await expect(page.getByText('I help you discover top products,')).toBeVisible();
  await button(page, 'Phone under ₹20,000').click();
  await expect(cards(page).first()).toBeVisible();
  for (const card of await cards(page).all()) {
    expect(await priceOn(card)).toBeLessThanOrEqual(20_000);
  }

  await say(page, 'with at least 8gb ram');
  for (const card of await cards(page).all()) await expect(card).toContainText(/8 GB|12 GB/);
  await say(page, 'in black');
  for (const card of await cards(page).all()) await expect(card).toContainText(/black/i);
  const names = await cards(page).getByRole('heading').allInnerTexts();
  expect(names.length).toBeGreaterThan(1);

  await say(page, 'compare the first two');
  const table = lastReply(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^RAM/ })).toBeVisible();
  for (const name of names.slice(0, 2)) await expect(table).toContainText(name);

  await table.getByRole('button', { name: 'Wishlist' }).first().click();
  await expect(toast(page, `${names[0]} added to wishlist!`)).toBeVisible();
  await expect(table.getByRole('button', { name: 'Wishlisted' })).toHaveCount(1);

  await page.goto('/wishlist');
  await expect(page.getByText('1 items', { exact: true })).toBeVisible();
  await expect(wishes(page)).toContainText(names[0]!);
  await server.sql('update products set price_paise = price_paise - 100000 where name = $1', [
    names[0],
  ]);
  await page.reload();
  await expect(wishes(page)).toContainText('₹1,000 less since you added it');

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Check it out' }).click();
  const product = await opened;
  await expect(product.getByRole('heading', { level: 1 })).toContainText(/Smartphone/);
  await product.close();

  await button(page, `Remove ${names[0]} from wishlist`).click();
  await expect(toast(page, 'removed from wishlist!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Explore Products' }).click();
  await expect(page).toHaveURL('/explore');
});

test('the talk is still there after a reload and another screen, and goes on', async ({ page }) => {
  await page.goto('/explore');
  await say(page, 'sofa under 30k');
  const name = await cards(page).first().getByRole('heading').innerText();
  await page.reload();
  await expect(cards(page).first()).toContainText(name);
  await page.goto('/coupon');
  await page.goto('/explore');
  await expect(cards(page).first()).toContainText(name);
  await say(page, 'how much is the first?');
  await expect(lastReply(page)).toContainText(name);
  await button(page, 'New chat').click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toBeHidden();
});

test('a visitor is asked to log in for a wish, which is then fulfilled', async ({
  page,
  server,
  number,
}) => {
  await page.goto('/explore');
  await say(page, 'office chair');
  await expect(cards(page).first()).toContainText(/chair/i);
  const name = await cards(page).first().getByRole('heading').innerText();
  await cards(page).first().getByRole('button', { name: 'Wishlist' }).click();
  await expect(page.getByRole('dialog', { name: 'Please login to continue' })).toBeVisible();
  await numberField(page).fill(number);
  await button(page, 'Get otp').click();
  await codeField(page).fill(await readCode(page, number));
  await expect(toast(page, `${name} added to wishlist!`)).toBeVisible();
  await expect
    .poll(() =>
      server.sql(
        `select w.name from wishlist_items w join users u on u.id = w.user_id
         where u.mobile_number = $1`,
        [number],
      ),
    )
    .toEqual([{ name }]);
});

test('with the assistant down there is a bubble that says so, and a second try', async ({
  page,
  complaints,
}) => {
  await page.goto('/explore');
  const down = (route: Route) => route.fulfill({ status: 500, body: 'down' });
  await page.route(CHAT, down);
  await say(page, 'mixer grinder');
  await expect(lastReply(page)).toContainText(FAILED);
  await button(page, 'Retry').click();
  await expect(lastReply(page)).toContainText(FAILED);
  await page.unroute(CHAT, down);
  await button(page, 'Retry').click();
  await expect(cards(page).first()).toBeVisible();
  await expect(turns(page)).toHaveCount(2);
  // The browser logs each answer of 500.
  for (const text of complaints.splice(0)) expect(text).toContain('500');
});

test('offline, what was written is not lost', async ({ page, complaints }) => {
  await page.goto('/explore');
  await say(page, 'hello');
  await page.context().setOffline(true);
  await expect(page.getByText(/Asking needs a connection/)).toBeVisible();
  await messageField(page).fill('water bottle');
  await messageField(page).press('Enter');
  await expect(messageField(page)).toHaveValue('water bottle');
  await page.context().setOffline(false);
  await expect(button(page, 'Send')).toBeEnabled();
  await messageField(page).press('Enter');
  await expect(cards(page).first()).toBeVisible();
  complaints.length = 0;
});

test('a second message waits for the answer to the first', async ({ page }) => {
  await page.goto('/explore');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(CHAT, async (route) => {
    await asked;
    await route.continue();
  });
  await expect(button(page, 'Send')).toBeDisabled();
  await messageField(page).fill('   ');
  await expect(button(page, 'Send')).toBeDisabled();
  await messageField(page).fill('lamp');
  await messageField(page).press('Enter');
  await expect(lastReply(page)).toContainText('Thinking...');
  await messageField(page).fill('chair');
  await messageField(page).press('Enter');
  await expect(button(page, 'Send')).toBeDisabled();
  await expect(turns(page)).toHaveCount(2);
  answer();
  await expect(cards(page).first()).toBeVisible();
  await expect(messageField(page)).toHaveValue('chair');
});

test('deals of shops around are told of, and lead to the deal', async ({ page }) => {
  await allowLocation(page);
  await page.goto('/explore');
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  // The screen asked before us, and so knows by then.
  await page.evaluate(
    () =>
      new Promise<void>((known) => {
        const settle = () => known();
        navigator.geolocation.getCurrentPosition(settle, settle);
      }),
  );
  await say(page, 'phone under 20k');
  const offer = lastReply(page)
    .getByRole('list')
    .filter({ hasText: /KM/ })
    .getByRole('link')
    .first();
  await offer.click();
  await expect(page).toHaveURL(/\/coupon\/[0-9a-f-]{36}/);
  await expect(button(page, 'Get this deal')).toBeVisible();
});

test('Deal Raise is there for what we bargain for, where we bargain', async ({ page, number }) => {
  const session = await memberByApi(page, number);
  await allowLocation(page);
  await openAs(page, session, '/explore');
  await say(page, 'running shoes');
  await expect(cards(page).first()).toBeVisible();
  await expect(button(page, 'Deal Raise').first()).toHaveAttribute('aria-disabled', 'true');
  await say(page, 'office chair');
  const name = await cards(page).first().getByRole('heading').innerText();
  const sent = page.waitForRequest('**/api/deal-raise/user?*');
  await cards(page).first().getByRole('button', { name: 'Deal Raise' }).dblclick();
  expect((await sent).postDataJSON()).toMatchObject({
    comment: `Product name: ${name}`,
    category_id: 'Furniture/Home Appliances',
    user_id: session.user.id,
  });
  await expect(toast(page, 'Deal raised successfully')).toBeVisible();
  await page.goto('/my-deals');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('article')).toContainText(name);
});

test('where we do not bargain it is said', async ({ page, number }) => {
  const session = await memberByApi(page, number);
  await allowLocation(page, SRINAGAR);
  await openAs(page, session, '/explore');
  await say(page, 'phone under 20k');
  await expect(cards(page).first()).toBeVisible();
  // It cannot be pressed, which the runner would wait for.
  await button(page, 'Deal Raise').first().click({ force: true });
  await expect(toast(page, 'We cannot bargain at your location yet.')).toBeVisible();
  await page.goto('/baeon-home');
  await expect(page.getByText('This service is not available at your location.')).toBeVisible();
  await expect(button(page, 'Coming Soon')).toBeDisabled();
});
