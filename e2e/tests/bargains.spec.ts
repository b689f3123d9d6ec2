import type { Page } from '@playwright/test';
import { phoneShop, raiseByApi } from '../support/bargains.ts';
import {
  becomeTill,
  byOwner,
  lookUp,
  openCounterAs,
  postAs,
  signInAtTill,
  takeIt,
} from '../support/counter.ts';
import { expect, test } from '../support/fixtures.ts';
import { button, toast } from '../support/login-screen.ts';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/looks.ts';
import { memberByApi, openAs } from '../support/member.ts';

const nextNumber = (number: string, more: number) => String(Number(number) + more * 1_000_000);
const sheet = (page: Page) => page.getByRole('dialog');

test('a shop makes an offer for a raised deal, it is accepted, and the till takes it for that price', async ({
  page,
  browser,
  baseURL,
  server,
  number,
}) => {
  const shop = await phoneShop(page, server, number);
  const asha = await memberByApi(page, nextNumber(number, 1));
  await raiseByApi(page, asha, `https://shop.example/phones/nova-${number}`);

  const counter = await browser.newContext({ baseURL: baseURL! });
  const owner = await counter.newPage();
  await openCounterAs(owner, shop.owner, `/me/stores/${shop.storeId}?show=bargains`);
  const wish = owner.getByRole('listitem').filter({ hasText: `nova-${number}` });
  await expect(wish).toContainText('1 person · about');
  await expect(wish).toContainText('“Blue, please”');
  await expectNoViolations(owner);
  await wish.getByRole('button', { name: /^Make an offer/ }).click();
  await sheet(owner).getByLabel('How much').fill('21,999');
  await sheet(owner)
    .getByLabel(/^Anything else/)
    .fill('With a case');
  await expectNoViolations(owner);
  await button(owner, 'Send the offer').dblclick();
  await expect(wish).toContainText('Your offer: ₹21,999');

  await openAs(page, asha, '/my-deals');
  const card = page.getByRole('main').getByRole('article');
  await expect(card).toContainText('1 offer');
  await card.getByRole('link').click();
  const offer = page.getByRole('article', { name: '₹21,999' });
  await expect(offer).toContainText(shop.name);
  await expect(offer).toContainText('With a case');
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  await offer.getByRole('button', { name: /^Name a price/ }).click();
  await sheet(page).getByLabel('Your price in rupees').fill('21500');
  await button(page, 'Send').click();
  await expect(offer).toContainText('You asked for ₹21,500. The shop has not answered yet.');
  await owner.reload();
  await expect(wish).toContainText('Somebody asks for ₹21,500');
  await wish.getByRole('button', { name: /^Say no/ }).click();
  await sheet(owner).getByRole('button', { name: 'Say no', exact: true }).click();
  await expect(wish).not.toContainText('Somebody asks');

  await page.reload();
  await expect(offer).toContainText('The shop said no.');
  await offer.getByRole('button', { name: /^Accept/ }).click();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await offer.getByRole('button', { name: /^Accept/ }).click();
  await sheet(page).getByRole('button', { name: 'Accept', exact: true }).dblclick();
  await expect(toast(page, 'The offer is yours. Your coupon is ready.')).toBeVisible();
  await page.getByRole('link', { name: 'Show the coupon' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /friend/i })).toBeHidden();
  const [held] = await server.sql('select code from held_coupons where user_id = $1', [
    asha.user.id,
  ]);

  await byOwner(owner, { ...shop, deal: null as never }, 'till-staff', {
    name: `Ravi ${number}`,
    pin: number.slice(-4),
  });
  await becomeTill(owner, { ...shop, deal: null as never });
  await signInAtTill(owner, number);
  await lookUp(owner, String(held!['code']));
  await expect(sheet(owner)).toContainText(`nova-${number} at ₹21,999`);
  await takeIt(owner);
  await expect(page.getByRole('status').filter({ hasText: 'Used just now at' })).toBeVisible();
  await counter.close();
});

test('three who want the same join by a link, and get the better step together', async ({
  page,
  server,
  number,
}) => {
  const shop = await phoneShop(page, server, number);
  const people = [];
  for (const nth of [1, 2, 3]) people.push(await memberByApi(page, nextNumber(number, nth)));
  const [asha, ravi, meena] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ];
  const link = `https://shop.example/phones/pool-${number}`;
  const first = await raiseByApi(page, asha, link);
  const second = await raiseByApi(page, ravi, `${link}?utm_source=chat`);
  expect(second.pool_id).toBe(first.pool_id);

  await openAs(page, meena, `/pool/${first.pool_id}`);
  await expect(page.getByText('2 people within 8 km want this.')).toBeVisible();
  await expectNoViolations(page);
  await button(page, 'I want this too').dblclick();
  await expect(page.getByText('3 people within 8 km want this.')).toBeVisible();
  await expect(page).toHaveURL(/\/my-deals\//);

  const counter = await page.context().browser()!.newContext({ baseURL: server.url });
  const owner = await counter.newPage();
  await openCounterAs(owner, shop.owner, `/me/stores/${shop.storeId}?show=bargains`);
  const wish = owner.getByRole('listitem').filter({ hasText: `pool-${number}` });
  await expect(wish).toContainText('3 people within 8 km');
  await wish.getByRole('button', { name: /^Make an offer/ }).click();
  await sheet(owner).getByLabel('How much').fill('21999');
  await sheet(owner).getByLabel('From how many people on', { exact: true }).fill('2');
  await sheet(owner)
    .getByLabel(/^Better, from more/)
    .fill('20999');
  await sheet(owner)
    .getByLabel(/^From how many people on, for that/)
    .fill('3');
  await button(owner, 'Send the offer').click();
  await expect(wish).toContainText('₹21,999 from 2 people, ₹20,999 from 3 people');
  await counter.close();

  await page.reload();
  const offer = page.getByRole('main').getByRole('article');
  await offer.getByRole('button', { name: /^I’m in/ }).click();
  await sheet(page).getByRole('button', { name: 'I’m in', exact: true }).click();
  await expect(offer).toContainText('You are in.');
  await expect(offer).toContainText('1 person is in');
  const [bid] = await server.sql('select id from bids where bargain_id = $1', [first.pool_id]);
  const say = (who: typeof asha, id: string) =>
    postAs(page, who.token, `/api/deal-raise/${id}/accept`, { bid_id: bid!['id'] });
  await say(asha, first.id);
  await page.reload();
  await expect(offer.getByRole('listitem').filter({ hasText: '₹21,999' })).toContainText('Reached');
  await offer.getByRole('button', { name: /^I’m out/ }).click();
  await expect(
    toast(page, 'Others reach this price by your yes: it stays until the offer closes.'),
  ).toBeVisible();
  // All that there are: it is settled at once.
  await say(ravi, second.id);
  await page.reload();
  await expect(offer.getByRole('heading', { name: '₹20,999' })).toBeVisible();
  await page.getByRole('link', { name: 'Show the coupon' }).click();
  await expect(page.getByRole('heading', { name: /pool-\d+ at ₹20,999/ })).toBeVisible();
  const [held] = await server.sql(
    `select count(*)::int as count from held_coupons h join bids b on b.campaign_id = h.campaign_id
     where b.id = $1`,
    [bid!['id']],
  );
  expect(held).toEqual({ count: 3 });
});
