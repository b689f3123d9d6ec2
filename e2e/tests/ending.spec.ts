import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { claimByApi } from '../support/claim.ts';
import { aDeal } from '../support/deals.ts';
import { expect, test } from '../support/fixtures.ts';
import { button } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';
import type { Server } from '../support/server.ts';

/** The last moment of a day in Bengaluru, so many days from now. */
function endOfDay(days: number): Date {
  const date = new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Asia/Kolkata',
  });
  return new Date(`${date}T23:59:59.999+05:30`);
}

const endAt = (server: Server, couponId: string, end: Date) =>
  server.sql('update held_coupons set valid_until = $2 where id = $1', [couponId, end]);

async function twoCoupons(page: Page, server: Server, number: string) {
  const session = await memberByApi(page, number);
  const late = { deal: await aDeal(server), end: endOfDay(20) };
  const lateCoupon = await claimByApi(page, session, late.deal);
  const soon = { deal: await aDeal(server), end: endOfDay(1) };
  const soonCoupon = await claimByApi(page, session, soon.deal);
  await endAt(server, lateCoupon.id, late.end);
  await endAt(server, soonCoupon.id, soon.end);
  return {
    session,
    late: { ...late, coupon: lateCoupon },
    soon: { ...soon, coupon: soonCoupon },
  };
}

test('what is about to end is marked and comes first', async ({ page, server, number }) => {
  const { session, late, soon } = await twoCoupons(page, server, number);
  await openAs(page, session, '/user-coupon-profile');
  const rows = page
    .getByRole('list', { name: 'Your coupons' })
    .getByRole('button')
    .filter({ hasNotText: 'Baeon Bonus' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(soon.deal.title);
  await expect(rows.first()).toContainText('Ends tomorrow');
  await expect(rows.first()).toContainText('Ready to use');
  await expect(rows.last()).toContainText(late.deal.title);
  await expect(rows.last()).not.toContainText('Ends');

  await page.goto(`/coupon/${soon.coupon.id}?from_user=true`);
  await expect(page.getByRole('article').getByText('Ends tomorrow').first()).toBeVisible();
});

test('its last day goes into the calendar', async ({ page, server, number }) => {
  const { session, soon } = await twoCoupons(page, server, number);
  await openAs(page, session, `/coupon/${soon.coupon.id}?from_user=true`);
  const downloading = page.waitForEvent('download');
  await button(page, 'Add to calendar').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`coupon-${soon.coupon.code}.ics`);

  const text = await readFile(await download.path(), 'utf8');
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const day = soon.end
    .toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })
    .replaceAll('-', '');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  // From nine in the morning to the last second of the day, where the store is.
  expect(lines).toContain(`DTSTART:${day}T033000Z`);
  expect(lines).toContain(`DTEND:${day}T182959Z`);
  expect(lines.some((line) => line.startsWith('UID:') && line.includes(soon.coupon.id))).toBe(true);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(soon.coupon.code);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});
