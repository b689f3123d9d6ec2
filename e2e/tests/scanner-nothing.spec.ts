import type { Page } from '@playwright/test';
import { HINT, openScanner, test } from '../support/camera.ts';
import { expect } from '../support/fixtures.ts';

const NOTHING = 'Please scan a QR';

type Told = Window & { told: number[] };

/** Keeps the moment at which each toast with these words came up. */
const keepToasts = (page: Page) =>
  page.addInitScript((words) => {
    const { told } = Object.assign(window as unknown as Told, { told: [] as number[] });
    const look = (node: Node) => {
      if (node instanceof Element && node.matches('[data-toast]') && node.textContent === words) {
        told.push(Date.now());
      }
    };
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach(look)),
    ).observe(document, { childList: true, subtree: true });
  }, NOTHING);

const told = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as Told).told);

/** Lets the page's clock run on until so many toasts came up. */
const untilTold = (page: Page, times: number): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(200);
        return (await told(page)).length;
      },
      { intervals: [0] },
    )
    .toBe(times);

test(
  'where nothing is seen it says so, at most once in ten seconds',
  { tag: '@long' },
  async ({ page, session }) => {
    await page.clock.install();
    await keepToasts(page);
    await openScanner(page, session);
    await expect(page.getByText(HINT)).toBeVisible();
    expect(await told(page)).toEqual([]);
    await untilTold(page, 1);
    await untilTold(page, 2);
    // Who leaves and comes back is not told sooner.
    await page.getByRole('link', { name: 'Explore', exact: true }).click();
    await expect(page).toHaveURL('/explore');
    await page.getByRole('link', { name: 'QR', exact: true }).click();
    await expect(page.getByText(HINT)).toBeVisible();
    await untilTold(page, 3);

    const [first, second, third] = await told(page);
    expect(second! - first!).toBeGreaterThanOrEqual(10_000);
    expect(third! - second!).toBeGreaterThanOrEqual(10_000);
  },
);
