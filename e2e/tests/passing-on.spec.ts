import { claimByApi } from '../support/claim.ts';
import { aDeal, heldOf } from '../support/deals.ts';
import { expect, readCode, test } from '../support/fixtures.ts';
import { button, codeField, numberField } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';

test('a coupon is given by a link; the old code dies with the acceptance', async ({
  page,
  server,
  number,
  browser,
  baseURL,
}) => {
  const session = await memberByApi(page, number);
  const deal = await aDeal(server);
  const coupon = await claimByApi(page, session, deal);

  await openAs(page, session, `/coupon/${coupon.id}?from_user=true`);
  await button(page, 'Give to a friend').click();
  await page.getByRole('dialog').getByRole('button', { name: /link/i }).first().click();
  await expect(page.getByText('Offered by a link')).toBeVisible();
  const link = await page.getByRole('group', { name: 'Link' }).innerText();
  expect(link).toContain(`/coupon/${deal.id}#gift=`);

  const friend = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const friendsNumber = String(Number(number) + 500_000);
  const here = new URL(link);
  await friend.goto(`${here.pathname}${here.hash}`);
  await expect(friend.getByText(/Asha/).first()).toBeVisible();
  await button(friend, 'Accept coupon').click();
  await numberField(friend).fill(friendsNumber);
  await button(friend, 'Get otp').click();
  await codeField(friend).fill(await readCode(friend, friendsNumber));
  await friend
    .getByRole('link', { name: /coupon/i })
    .first()
    .click();
  const [theirs] = await heldOf(server, deal.id, friendsNumber);
  expect(theirs!.code).not.toBe(coupon.code);
  await expect(friend.getByText(String(theirs!.code)).first()).toBeVisible();
  await friend.context().close();

  await page.reload();
  await expect(page.getByText(coupon.code)).toHaveCount(0);
  const [mine] = await heldOf(server, deal.id, number);
  expect(mine!.state).toBe('passed_on');
});
