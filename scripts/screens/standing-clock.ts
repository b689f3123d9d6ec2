import type { Page } from '@playwright/test';

/** How far the page's clock may have gone on between being read and being stopped. */
const SLACK_MS = 400;

/** From here on nothing ends by itself: toasts stay, recordings go on, countdowns stand. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + SLACK_MS).catch(() => page.clock.pauseAt(now + 10 * SLACK_MS));
}

export const runClock = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

/** For what uses timers of its own: the clock goes on as little as that needs. */
export async function whileClockRuns<T>(page: Page, work: Promise<T>): Promise<T> {
  const state = { working: true };
  const done = work.finally(() => (state.working = false));
  // Told to whoever waits for it below.
  done.catch(() => {});
  while (state.working) await page.clock.runFor(1);
  return done;
}
