import { claimByApi } from '../support/claim.ts';
import { aDeal } from '../support/deals.ts';
import { expect, test } from '../support/fixtures.ts';
import { button } from '../support/login-screen.ts';
import { inScheme, lookAs, SCHEMES } from '../support/looks.ts';
import { memberByApi, openAs } from '../support/member.ts';

for (const scheme of SCHEMES) {
  test(
    `deals and coupons, ${scheme}`,
    inScheme(scheme, 'many'),
    async ({ page, server, number }) => {
      const check = await lookAs(page, scheme);
      const main = page.getByRole('main');
      const deal = await aDeal(server);
      await page.goto(`/coupon/${deal.id}`);
      await button(page, 'Get this deal').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check();

      const session = await memberByApi(page, number);
      const held = await claimByApi(page, session, deal);
      await openAs(page, session, '/baeon-home');
      await expect(main.getByRole('article').first()).toBeVisible();
      await check();
      await main.getByRole('article').nth(1).getByRole('heading').getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check();
      await page.goto('/baeon-home?place=choose');
      await expect(button(page, 'Use my location')).toBeVisible();
      await check();
      await page.goto('/baeon-home?q=xylophone');
      await expect(main.getByRole('heading', { name: 'No Coupons Available' })).toBeVisible();
      await check();
      for (const path of ['/coupon', '/home', `/coupon/${deal.id}`, '/user-coupon-profile']) {
        await page.goto(path);
        await expect(
          main.getByText(deal.store).or(main.getByRole('listitem')).first(),
        ).toBeVisible();
        await check();
      }
      for (const path of [`/coupon/${held.id}?from_user=true`, '/user-coupon']) {
        await page.goto(path);
        await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
        await check();
      }
      await page.goto(`/coupon/${held.id}?from_user=true`);
      await button(page, 'Give to a friend').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check();
    },
  );
}
