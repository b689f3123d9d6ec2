import type { Page } from '@playwright/test';
import { lastReply, messageField, turns } from '../support/chat.ts';
import { getDeal, showCoupon } from '../support/claim.ts';
import { aDeal } from '../support/deals.ts';
import { expect, readCode, test } from '../support/fixtures.ts';
import {
  chooseFromMenu,
  expectArrived,
  expectSeenFocus,
  openAndClose,
  pressOn,
  tabTo,
  typeIn,
} from '../support/keyboard.ts';
import { button, codeField, numberField } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';
import { allowLocation, followButtons, heading } from '../support/onboarding.ts';

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.getByRole('dialog');
const firstDeal = (page: Page) => main(page).getByRole('article').first();
/** Below the rows, where a card has a button of its own. */
const firstInList = (page: Page) =>
  page.getByRole('region', { name: 'Coupons Near You' }).getByRole('article').first();
const tabLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** The first stop of a page leads past all that is the same on every screen. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectSeenFocus(page);
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expectSeenFocus(page);
}

async function signIn(page: Page, number: string): Promise<void> {
  await page.goto('/login');
  await expect(heading(page, 'Good deals, just around the corner')).toBeVisible();
  await skipToContent(page);
  await expect(numberField(page)).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await expectSeenFocus(page);
  await page.keyboard.type(await readCode(page, number));
}

async function goThroughOnboarding(page: Page): Promise<void> {
  await expectArrived(page, 'Tell us about yourself');
  await typeIn(page.getByLabel('First name'), 'Asha');
  await typeIn(page.getByLabel('Age'), '29');
  await tabTo(page.getByRole('radio', { name: 'Male', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expectSeenFocus(page);
  await pressOn(page.getByRole('checkbox', { name: 'Books' }), 'Space');
  await pressOn(button(page, 'Proceed with next steps'), 'Enter');

  await expectArrived(page, 'Discover Local Businesses');
  await pressOn(followButtons(page).first(), 'Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await expectSeenFocus(page);
  await pressOn(button(page, 'View Coupons'), 'Enter');
  await expectArrived(page, 'Deals');
}

async function askTheAssistant(page: Page): Promise<void> {
  // Backwards: the heading has the focus, and the tabs stand before the screen.
  await tabTo(tabLink(page, 'Explore'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectArrived(page, 'Explore');
  await typeIn(messageField(page), 'a phone under 20000');
  await page.keyboard.press('Enter');
  await expect(turns(page)).toHaveCount(2);
  await expect(lastReply(page)).not.toContainText('Thinking...');
  await expect(messageField(page)).toBeFocused();
  await pressOn(tabLink(page, 'Deals'), 'Enter');
  await expectArrived(page, 'Deals');
}

async function claimTheFirstDeal(page: Page): Promise<void> {
  await tabTo(firstDeal(page).getByRole('button').first());
  await openAndClose(page, 'Enter');
  await page.keyboard.press('Enter');
  await pressOn(sheet(page).getByRole('button', { name: 'Get this deal' }), 'Space');
  await expect(sheet(page).getByRole('link', { name: 'Open coupon' })).toBeFocused();
  await expectSeenFocus(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(firstDeal(page).getByRole('link')).toBeFocused();
}

async function showItsCode(page: Page): Promise<void> {
  await chooseFromMenu(page, 'My Coupon');
  await expectArrived(page, 'My Coupon');
  await tabTo(page.getByRole('list', { name: 'Your coupons' }).getByRole('button'));
  await openAndClose(page, 'Space');
  await page.keyboard.press('Enter');
  await pressOn(sheet(page).getByRole('link', { name: 'Open coupon' }), 'Enter');
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectArrived(page, 'My Coupon');
  await pressOn(button(page, 'Copy'), 'Enter');
  await expect(button(page, 'Copied!')).toBeFocused();
  await tabTo(main(page).getByRole('button', { name: /friend/ }));
  await openAndClose(page, 'Enter');
}

async function logOut(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Profile');
  await expectArrived(page, 'Profile');
  await pressOn(main(page).getByRole('link', { name: /^Account/ }), 'Enter');
  await expectArrived(page, 'Account');
  await tabTo(main(page).getByRole('button', { name: /^Interests/ }));
  await openAndClose(page, 'Enter');
  await pressOn(main(page).getByRole('button', { name: 'Logout' }), 'Enter');
  await expectArrived(page, 'Good deals, just around the corner');
}

test('a whole visit by the keyboard alone', { tag: '@long' }, async ({ page, number }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await allowLocation(page);
  await signIn(page, number);
  await goThroughOnboarding(page);
  await askTheAssistant(page);
  await claimTheFirstDeal(page);
  await showItsCode(page);
  await logOut(page);
});

test('a deal that was got gives the focus to its coupon', async ({ page, server, number }) => {
  const session = await memberByApi(page, number);
  const deal = await aDeal(server);
  await openAs(page, session, '/baeon-home');
  await expect(firstInList(page)).toBeVisible();
  await skipToContent(page);
  await pressOn(firstInList(page).getByRole('button', { name: /^Get deal/ }), 'Enter');
  await expect(firstInList(page).getByRole('link')).toBeFocused();
  await expectSeenFocus(page);

  await page.goto(`/coupon/${deal.id}`);
  await pressOn(getDeal(page), 'Enter');
  await expect(showCoupon(page)).toBeFocused();
  await expectSeenFocus(page);
});
