import { codeOf, MIDDLE, test } from '../support/camera.ts';
import {
  mayBeTakenOffline,
  newPhone,
  openOfflineTill,
  showOffline,
  shownCode,
} from '../support/counter-offline.ts';
import { enrolmentOf, openShop, signInAtTill } from '../support/counter.ts';
import { expect } from '../support/fixtures.ts';

/** Everything that the app for shops fetches until it can scan, packed; letters and the decoder's wasm apart. */
const MOST_BYTES = 140_000;

test('a camera makes a phone a till, and reads a coupon off a screen, with few bytes', async ({
  page,
  server,
  number,
  lens,
  baseURL,
}) => {
  const shop = await openShop(page, server, number);
  const link = `${baseURL}/counter/enrol#${await enrolmentOf(page, shop)}`;
  lens.shows({ codes: [{ text: link, at: { x: 360, y: 640 }, sidePx: 420 }] });
  const fetched = new Set<string>();
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/counter\/(.*\.(js|css))?$/.test(pathname) && !pathname.endsWith('sw.js'))
      fetched.add(pathname);
  });

  await page.goto('/counter/');
  await signInAtTill(page, number);

  lens.shows(codeOf(shop.code));
  await page.reload();
  await expect(page.getByRole('dialog', { name: shop.deal.title })).toBeVisible();
  const packed = await Promise.all(
    [...fetched].map(async (path) => {
      const answer = await fetch(baseURL + path, { headers: { 'accept-encoding': 'br' } });
      const whole = (await answer.arrayBuffer()).byteLength;
      return { path, bytes: Number(answer.headers.get('content-length') ?? whole) };
    }),
  );
  expect(packed.some(({ path }) => path.includes('.worker-'))).toBe(true);
  const bytes = packed.reduce((sum, file) => sum + file.bytes, 0);
  test.info().annotations.push({ type: 'bytes until it can scan', description: String(bytes) });
  expect(bytes).toBeGreaterThan(80_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a camera reads a code that is alive off a screen, by an app that was opened without a connection', async ({
    page,
    browser,
    baseURL,
    server,
    number,
    lens,
    complaints,
  }) => {
    const shop = await openShop(page, server, number);
    await mayBeTakenOffline(server, shop, 1);
    const shopper = await newPhone(browser, baseURL);
    await showOffline(shopper, shop);
    await openOfflineTill(page, shop, number);
    await page.context().setOffline(true);
    // On a slow machine a code is an old one before the camera has seen it.
    await expect(async () => {
      lens.shows({ codes: [{ text: await shownCode(shopper), at: MIDDLE, sidePx: 420 }] });
      await page.reload();
      const seen = page.getByRole('dialog', { name: shop.deal.title });
      await expect(seen).toBeVisible({ timeout: 20_000 });
    }).toPass();
    await expect(page.getByText('At least ₹500')).toBeVisible();
    await shopper.context().close();
    // A connection that is lost is complained of.
    expect(complaints.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual(
      [],
    );
  });
});
