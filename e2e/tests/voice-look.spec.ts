import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { button, toast } from '../support/login-screen.ts';
import {
  expectNoSidewaysScroll,
  expectNoViolations,
  inScheme,
  lookAs,
  SCHEMES,
} from '../support/looks.ts';
import { memberByApi, openAs } from '../support/member.ts';
import {
  START,
  STOP,
  stopRecording,
  test,
  TRANSLATE,
  UNRECOGNISED,
} from '../support/microphone.ts';

test.use({ hears: { silence: true } });

/** A recording ends after ten seconds; where looking at it took longer, it is begun and looked at again. */
const lookWhileListening = (page: Page): Promise<void> =>
  expect(async () => {
    const listening = page.getByText('Listening...');
    if (!(await listening.isVisible())) await button(page, START).click({ timeout: 30_000 });
    await expect(listening).toBeVisible();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    await expect(listening).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: 120_000 });

for (const scheme of SCHEMES) {
  test(
    `recording and recognising, ${scheme}`,
    inScheme(scheme, 'many'),
    async ({ page, number }) => {
      const check = await lookAs(page, scheme);
      const session = await memberByApi(page, number);
      let held = Promise.resolve();
      await page.route(TRANSLATE, async (route) => {
        await held;
        await route.continue();
      });
      for (const path of ['/baeon-home', '/explore']) {
        await openAs(page, session, path);
        await lookWhileListening(page);
        const looked = Promise.withResolvers<void>();
        held = looked.promise;
        await stopRecording(page, async () => {
          if (path === '/explore') await page.mouse.click(30, 780);
          else await button(page, STOP).click({ timeout: 1000 });
        });
        await check();
        looked.resolve();
        await expect(toast(page, UNRECOGNISED)).toBeVisible({ timeout: 60_000 });
        await check();
      }
    },
  );
}
