import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

/** Journeys with the worker, whose browser complains about every call that a lost connection loses. */
export const test = base.extend<{ wholeBrowser: boolean }>({
  serviceWorkers: 'allow',
  /** The headless shell has no notifications, and lets new workers in by its own rules. */
  wholeBrowser: [false, { option: true }],
  context: async ({ browser, browserWith, wholeBrowser }, use) => {
    const chosen = wholeBrowser ? await browserWith({ kind: 'whole' }) : browser;
    const context = await chosen.newContext();
    await use(context);
    await context.close();
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});

/** Waits until the app on this page would open without a network. */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

/** Every address that lies in a cache, by the cache's name. */
export const cachedAddresses = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });

type Kept = { coupon: { id: string; campaign_id: string } };

/** What lies in the wallet, by its owner. */
export const wallets = (page: Page): Promise<Record<string, Kept[]>> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('wallet');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('held'));
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const held = opening.result.transaction('held').objectStore('held');
          const values = held.getAll();
          const keys = held.getAllKeys();
          held.transaction.addEventListener('complete', () => {
            opening.result.close();
            const entries = keys.result.map((key, at) => [key, values.result[at].coupons]);
            resolve(Object.fromEntries(entries));
          });
        });
      }),
  );

/** Waits until what somebody holds is on the device. */
export const untilInWallet = (page: Page, owner: string, couponId: string): Promise<void> =>
  expect
    .poll(async () => (await wallets(page))[owner]?.map(({ coupon }) => coupon.id))
    .toContain(couponId);
