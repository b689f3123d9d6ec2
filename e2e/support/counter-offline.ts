import type { Browser, Page } from '@playwright/test';
import { becomeTill, type openShop, signInAtTill } from './counter.ts';
import { expect } from './fixtures.ts';
import { openAs } from './member.ts';
import { untilInWallet, untilKept } from './offline.ts';
import { readQr } from './read-qr.ts';
import type { Server } from './server.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Another phone. */
export async function newPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-IN' });
  return context.newPage();
}

/** By each till between two syncs, for bills from 500 rupees on. */
export async function mayBeTakenOffline(server: Server, { deal }: Shop, limit: number) {
  await server.sql(
    'update campaigns set offline_limit = $2, minimum_bill_rupees = 500 where id = $1',
    [deal.id, limit],
  );
  // As if it had been so before anybody claimed it.
  await server.sql(
    `update held_coupons set terms_at = now() + interval '1 day' where campaign_id = $1`,
    [deal.id],
  );
}

/** The shopper's phone, which shows the coupon and then loses its connection. */
export async function showOffline(page: Page, { owner, couponId }: Shop): Promise<void> {
  await openAs(page, owner, '/explore');
  await untilKept(page);
  await untilInWallet(page, owner.user.id, couponId);
  await page.goto(`/coupon/${couponId}?from_user=true`);
  await expect(page.getByText(/^Changes every 15 seconds/)).toBeVisible();
  await page.context().setOffline(true);
}

/** What a till sees on the shopper’s phone just now. */
export async function shownCode(page: Page): Promise<string> {
  let code: string | null = null;
  await expect
    .poll(async () => (code = await readQr(page.getByRole('img', { name: /QR/ }))))
    .toMatch(/^B1:/);
  return code!;
}

/** What a barcode scanner types, at its speed, to whatever has the focus. */
export const scanAtTill = (page: Page, text: string): Promise<void> =>
  page.evaluate((keys) => {
    for (const key of [...keys, 'Enter']) {
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    }
  }, text);

/** A phone that is a till of the shop, with somebody signed in, ready to lose its connection. */
export async function openOfflineTill(page: Page, shop: Shop, number: string): Promise<void> {
  const fetched = page.waitForResponse(/\/till\/offline$/);
  await becomeTill(page, shop);
  await fetched;
  await signInAtTill(page, number);
  await untilKept(page);
  // Its own worker answers from here on.
  await page.reload();
  await page.getByLabel('Scan or type the code').waitFor();
}
