import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getDeal, showCoupon } from '../support/claim.ts';
import { openCounterAs } from '../support/counter.ts';
import { aDeal } from '../support/deals.ts';
import { expect, test } from '../support/fixtures.ts';
import { inScheme, lookAs, SCHEMES } from '../support/looks.ts';
import { memberByApi, openAs } from '../support/member.ts';
import { openTill } from '../support/till.ts';

const NAMES = ['Seen', 'Opened', 'Claimed', 'Redeemed'];

/** What the plots say there was of each in all. */
const totals = (page: Page) =>
  Promise.all(
    NAMES.map(async (name) => {
      const label = await page.getByRole('img', { name: `${name}: ` }).getAttribute('aria-label');
      return Number(label!.replaceAll(',', '').match(/\d+/)![0]);
    }),
  );

for (const scheme of SCHEMES) {
  test(
    `a deal that is seen, opened, claimed and redeemed shows in the figures of its store, ${scheme}`,
    inScheme(scheme),
    async ({ page, server, number, browser, baseURL }) => {
      const check = await lookAs(page, scheme);
      const deal = await aDeal(server);
      const [place] = await server.sql(
        'select store_id from campaign_places where campaign_id = $1',
        [deal.id],
      );
      const storeId = String(place!['store_id']);
      const till = await openTill(page, server, storeId, String(Number(number) + 1_000_000));
      // One redemption of before, for plots that have something to compare.
      await server.sql(
        `insert into redemptions (coupon_id, campaign_id, store_id, key_id, at, saving_rupees)
         values (gen_random_uuid(), $1, $2, gen_random_uuid(), now() - interval '3 days', 124999)`,
        [deal.id, storeId],
      );
      await openCounterAs(page, till.owner, `/me/stores/${storeId}`);
      await page.getByRole('button', { name: 'Figures', exact: true }).click();
      await expect(page.getByRole('img', { name: /^Savings given: ₹1,24,999/ })).toBeVisible();
      const before = await totals(page);

      const phone = await browser.newContext({ baseURL: baseURL! });
      const shopper = await phone.newPage();
      await openAs(shopper, await memberByApi(shopper, number), `/store/${storeId}`);
      await shopper.getByRole('link', { name: deal.title }).first().click();
      await getDeal(shopper).click();
      await expect(showCoupon(shopper)).toBeVisible();
      await phone.close();
      const [held] = await server.sql('select code from held_coupons where campaign_id = $1', [
        deal.id,
      ]);
      await till.take(String(held!['code']));

      await page.reload();
      await expect(page.getByRole('img', { name: 'Redeemed: 2' })).toBeVisible();
      const after = await totals(page);
      const [seen, opened, claimed, redeemed] = after.map((count, nth) => count - before[nth]!);
      // The deal is read anew with the claim.
      expect([seen! > 0, opened! > 0]).toEqual([true, true]);
      expect([claimed, redeemed]).toEqual([1, 1]);
      await page.getByText('All figures as a table').click();
      const row = page.getByRole('row', { name: deal.title });
      await expect(row).toContainText(`${after[2]}${after[3]}`);
      await check();

      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Take it as a spreadsheet (CSV)' }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe('figures-30-days.csv');
      expect(readFileSync(await file.path(), 'utf8')).toContain(deal.title);

      await page.getByRole('button', { name: '365 days' }).click();
      await expect(page.getByRole('button', { name: '365 days' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  );
}
