import type { Page } from '@playwright/test';

/** Timers of this length and more end things; shorter ones are a part of drawing and of checking. */
const LONG_MS = 100;

type Holding = Window & { holdTime: () => void };

/** Before the page's own scripts, so that its timers and its clock can be held later. */
export const makeTimeHoldable = (page: Page): Promise<unknown> =>
  page.addInitScript((longMs) => {
    let held = false;
    (window as unknown as Holding).holdTime = () => {
      held = true;
      const now = Date.now();
      Date.now = () => now;
    };
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = window[name].bind(window) as (task: () => void, ms: number) => number;
      const holdable = (task: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
        start(() => {
          if (!held || ms < longMs) task(...given);
        }, ms);
      Object.assign(window, { [name]: holdable });
    }
  }, LONG_MS);

/** From here on nothing ends by itself: toasts stay, recordings go on, countdowns stand. */
export const holdTime = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Holding).holdTime());

/** What measures itself follows a change in the next frame, and is drawn in the one after it. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );

/** The page believes that so much time has passed; what waits by a timer looks when that is due. */
export const letPass = (page: Page, ms: number): Promise<void> =>
  page.evaluate((passed) => {
    const now = Date.now;
    Date.now = () => now() + passed;
  }, ms);
