import { codeOf, found, openScanner, test } from '../support/camera.ts';
import { claimByApi } from '../support/claim.ts';
import { aDeal } from '../support/deals.ts';
import { expect } from '../support/fixtures.ts';

test("a person's coupon is recognised and leads to it", async ({ page, lens, session, server }) => {
  const deal = await aDeal(server);
  const coupon = await claimByApi(page, session, deal);
  lens.shows(codeOf(coupon.code));
  await openScanner(page, session);
  const sheet = found(page, 'Coupon found');
  await expect(sheet.getByText(coupon.code, { exact: true })).toBeVisible();
  await expect(sheet.getByText(deal.title).first()).toBeVisible();
  await expect(sheet.getByText(deal.store).first()).toBeVisible();
  await sheet.getByRole('link', { name: 'Open the coupon' }).click();
  await expect(page).toHaveURL(`/coupon/${coupon.id}?from_user=true`);
  await expect(page.getByText(coupon.code).first()).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});

test("somebody else's coupon is not taken for one's own", async ({ page, lens, session }) => {
  lens.shows(codeOf('23456-789AB'));
  await openScanner(page, session);
  const sheet = found(page, 'Coupon found');
  await expect(sheet.getByText('23456-789AB', { exact: true })).toBeVisible();
  await expect(sheet.getByText('This coupon is not among yours.')).toBeVisible();
  await expect(sheet.getByRole('link')).toHaveCount(0);
});
