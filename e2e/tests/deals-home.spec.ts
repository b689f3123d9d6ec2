import type { Page } from '@playwright/test';
import { heldOf } from '../support/deals.ts';
import { expect, queuedFor, test } from '../support/fixtures.ts';
import { expectNoViolations } from '../support/looks.ts';
import { button, toast } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';
import { allowLocation, SRINAGAR } from '../support/onboarding.ts';

const near = (page: Page) => page.getByRole('region', { name: 'Coupons Near You' });
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const cards = (page: Page) => near(page).getByRole('article');

test('search, chips and the popup of the deals home', async ({ page, number }) => {
  const session = await memberByApi(page, number);
  await openAs(page, session, '/baeon-home');
  await expect(cards(page).first()).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByText(/^\d+\.\d KM$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bargain' })).toBeVisible();

  const box = page.getByRole('combobox', { name: 'Search deals' });
  await box.fill('cOFFee');
  await box.press('Enter');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).first()).toContainText(/coffee|cafe/i);
  // No title and no category says so: it is found by what it means.
  for (const meant of ['medcine', 'दवाई']) {
    await box.fill(meant);
    await box.press('Enter');
    await expect(cards(page).first()).toContainText('Pharmacies');
  }
  await box.fill('medcine');
  await box.press('Enter');
  await button(page, 'Showing results for “medicine”').click();
  await expect(box).toHaveValue('medicine');
  await expect(cards(page).first()).toContainText('Pharmacies');
  // What was searched for before comes first, and what is typed leads to stores and categories.
  await box.fill('');
  await expect(page.getByRole('option', { name: 'medcine', exact: true })).toBeVisible();
  await box.fill('pharm');
  await expect(page.getByRole('group', { name: 'Stores' }).getByRole('option')).not.toHaveCount(0);
  await page.getByRole('option', { name: 'Pharmacies', exact: true }).click();
  await expect(chip(page, 'Pharmacies')).toBeChecked();
  await box.fill('xylophone');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No Coupons Available' })).toBeVisible();
  await box.fill('');
  await box.press('Enter');
  await expect(cards(page).first()).toBeVisible();
  await expect(chip(page, 'All Deals')).toBeChecked();

  await chip(page, 'Mobile stores').click({ force: true });
  await expect(cards(page).first()).toContainText('Mobile stores');
  for (const card of await cards(page).all()) await expect(card).toContainText('Mobile stores');
  await chip(page, 'All Deals').click({ force: true });

  // Sorting and filtering stand in the address: a reload keeps them, Back takes them back.
  await button(page, 'Sort & filter').click();
  for (const name of ['Biggest saving', 'Within 5 km']) {
    await page.getByRole('dialog').getByText(name, { exact: true }).click();
  }
  await button(page, 'Show deals').click();
  await expect(page).toHaveURL(/sort=saving&km=5$/);
  await page.reload();
  await expect(cards(page).first()).toContainText(/\d(?:%)? off/);
  await button(page, 'Remove Within 5 km').click();
  await expect(button(page, 'Sort & filter, 1 on')).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Sort & filter')).toBeVisible();
  await expect(page.getByRole('link', { name: /^See all/ }).first()).toBeVisible();

  await cards(page).first().getByRole('heading').getByRole('button').click();
  const popup = page.getByRole('dialog');
  for (const text of ['Valid Till', 'Deals Left', 'About this offer']) {
    await expect(popup.getByText(text, { exact: true })).toBeVisible();
  }
  await popup.getByRole('button', { name: 'Share this deal' }).click();
  await expect(popup.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();

  // With room for both, what is opened stands beside the list, and is a popup again without it.
  await page.setViewportSize({ width: 1280, height: 844 });
  for (const place of [0, 1]) {
    const title = cards(page).nth(place).getByRole('heading');
    await title.getByRole('button').click();
    await expect(popup.getByRole('heading', { level: 2 })).toHaveText(await title.innerText());
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(popup.getByText('About this offer')).toBeInViewport();
  await page.goBack();
  await expect(popup).toBeHidden();
});

test('the same deals on a map, in another area, and back', async ({ page, number }) => {
  const session = await memberByApi(page, number);
  await openAs(page, session, '/baeon-home?category=Cafes');
  await expect(cards(page).first()).toBeVisible();
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  expect(await fetched()).not.toContain('deals-map');

  await button(page, 'Map').click();
  const map = page.getByRole('region', { name: /^Map of the deals/ });
  const [pins, clusters] = ['.map-pin', '.map-cluster'].map((kind) => map.locator(kind));
  await expect(pins!.or(clusters!).first()).toBeVisible();
  for (let step = 0; step < 8 && (await pins!.count()) === 0; step++)
    await clusters!.first().click();
  await pins!.first().click();
  await map.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('dialog').getByText('About this offer')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoViolations(page);
  await button(page, 'Close').click();

  const { x, y, width, height } = (await map.boundingBox())!;
  const [middle, low] = [x + width / 2, y + height * 0.7];
  await page.mouse.move(middle, low);
  await page.mouse.down();
  await page.mouse.move(middle + 10, low - height / 2, { steps: 4 });
  await page.mouse.up();
  await button(page, 'Search this area').click();
  await expect(page).toHaveURL(/area=/);
  await button(page, 'List').click();
  await expect(page.getByText('Around the area on the map')).toBeVisible();
  await expect(page).not.toHaveURL(/view=map/);
  await expect(cards(page).first()).toContainText('Cafes');
  await page.goBack();
  await expect(page).not.toHaveURL(/area=/);

  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(pins!.or(clusters!).first()).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  for (let step = 0; step < 8 && (await pins!.count()) === 0; step++)
    await clusters!.first().click();
  await pins!.last().click();
  const marked = cards(page).filter({ has: page.locator('[aria-current]') });
  await expect(marked.first()).toBeInViewport();
});

test('a deal is got from its card, undone and got again, and the bonus waits among the active coupons', async ({
  page,
  server,
  number,
}) => {
  const session = await memberByApi(page, number);
  await openAs(page, session, '/baeon-home');
  const card = cards(page)
    .filter({ has: page.getByRole('button', { name: /^Get deal/ }) })
    .first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /^Get deal/ }).dblclick();
  await expect(toast(page, 'Deal shared successfully')).toBeVisible();
  const yours = cards(page).filter({ hasText: title }).first().getByText('Yours');
  await expect(yours).toBeVisible();
  await button(page, 'Undo').click();
  await expect(toast(page, 'You have given it back.')).toBeVisible();
  await expect(yours).toHaveCount(0);
  expect(await queuedFor(server, number)).toHaveLength(1);
  await card.getByRole('button', { name: /^Get deal/ }).click();
  await expect(yours).toBeVisible();
  const [row] = await server.sql('select id from campaigns where title = $1 and kind = $2', [
    title,
    'deal',
  ]);
  expect(await heldOf(server, String(row!.id), number)).toHaveLength(1);

  const active = page.getByRole('region', { name: 'Your Active Coupons' });
  await active.getByRole('button').filter({ hasText: 'Baeon Bonus' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy' })).toBeVisible();

  await page.goto('/user-coupon');
  await expect(page.getByRole('heading', { name: 'Baeon Bonus' })).toBeVisible();
  await expect(page.getByText('Your coupon is now ready to use!')).toBeVisible();
});

test('nobody is near, and another place can be chosen and taken back', async ({ page, number }) => {
  const session = await memberByApi(page, number);
  await allowLocation(page, SRINAGAR);
  await openAs(page, session, '/baeon-home');
  await expect(page.getByRole('heading', { name: 'No Coupons Available' })).toBeVisible();
  await expect(
    page.getByText('There are no coupons available in your area at the moment'),
  ).toBeVisible();
  await expect(button(page, 'Coming Soon')).toBeDisabled();

  const line = (text: RegExp) => page.getByRole('button', { name: text });
  await expect(line(/where you are/)).toContainText('Srinagar');
  const notice = page.getByRole('region', { name: 'We are not in Srinagar yet' });
  await expect(notice).toContainText('You find us in Bengaluru');
  const look = notice.getByRole('button', { name: /^Look in / });
  const nearest = (await look.innerText()).replace('Look in ', '');
  await look.click();
  await expect(line(/ · chosen/)).toContainText(nearest);
  await expect(cards(page).first()).toBeVisible();
  await expect(button(page, 'Bargain')).toBeVisible();
  const there = await cards(page).first().getByRole('heading').innerText();

  await line(/ · chosen/).click();
  const picker = page.getByRole('dialog', { name: 'Choose your place' });
  await expect(picker).toBeVisible();
  await page.goBack();
  await expect(picker).toBeHidden();
  await line(/ · chosen/).click();
  await picker.getByRole('searchbox').fill('whitefeild');
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('Whitefield') === true,
  );
  await picker.getByRole('button', { name: /^Whitefield/ }).click();
  await expect(picker).toBeHidden();
  await expect(line(/^Whitefield · chosen/)).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(there);

  await saved;
  await page.reload();
  await expect(line(/^Whitefield · chosen/)).toBeVisible();
  await expect(cards(page).first()).toContainText(/[0-4]\.\d KM/);
  await page.goto('/explore');
  await line(/^Whitefield · chosen/).click();
  await picker.getByRole('button', { name: 'Use my location' }).click();
  await expect(line(/where you are/)).toContainText('Srinagar');
});

test('offers and a store lead to the same deal', async ({ page, number }) => {
  const session = await memberByApi(page, number);
  await openAs(page, session, '/home');
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/\/coupon\/[0-9a-f-]{36}/);
  const store = page.locator('a[href^="/store/"]').first();
  await expect(store).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await store.click();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByText(title).first()).toBeVisible();
});
