import type { Page } from '@playwright/test';
import { codeOf, found, HINT, openScanner, test } from '../support/camera.ts';
import { expect } from '../support/fixtures.ts';
import { button } from '../support/login-screen.ts';
import { opened } from '../support/devices.ts';

/** A browser without a window always takes its tabs for seen. */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);

test('the camera is let go with the tab and comes back with it', async ({
  page,
  lens,
  session,
}) => {
  await openScanner(page, session);
  await expect(page.getByText(HINT)).toBeVisible();
  expect(await opened(page)).toEqual(['live']);
  await setHidden(page, true);
  await expect.poll(() => opened(page)).toEqual(['ended']);

  lens.shows(codeOf('There meanwhile'));
  await setHidden(page, false);
  const sheet = found(page, 'Text found');
  await expect(sheet).toContainText('There meanwhile');
  expect(await opened(page)).toEqual(['ended', 'live']);

  // With something found it is let go too, and waits until it is wanted.
  await setHidden(page, true);
  await expect.poll(() => opened(page)).toEqual(['ended', 'ended']);
  await setHidden(page, false);
  await expect(sheet).toBeVisible();
  expect(await opened(page)).toEqual(['ended', 'ended']);
  lens.shows({});
  await button(page, 'Scan again').click();
  await expect(page.getByText(HINT)).toBeVisible();
  await expect.poll(() => opened(page)).toEqual(['ended', 'ended', 'live']);
});

test('leaving the screen lets the camera go', async ({ page, lens, session }) => {
  await openScanner(page, session);
  await expect(page.getByText(HINT)).toBeVisible();
  await page.getByRole('link', { name: 'Deals', exact: true }).click();
  await expect(page).toHaveURL('/baeon-home');
  await expect.poll(() => opened(page)).toEqual(['ended']);
  await expect.poll(() => page.workers()).toEqual([]);

  lens.shows(codeOf('Found on the way back'));
  await page.goBack();
  const sheet = found(page, 'Text found');
  await expect(sheet).toBeVisible();
  // Back closes what was found before it leaves.
  lens.shows({});
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/qr-scanner');
  await button(page, 'Back').click();
  await expect(page).not.toHaveURL('/qr-scanner');
  await expect.poll(() => opened(page)).toEqual(['ended', 'ended']);
});
