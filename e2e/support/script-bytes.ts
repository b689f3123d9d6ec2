import type { Page } from '@playwright/test';

/** What JavaScript may cost before anybody touches the screen, as it travels. */
const LOGIN_BYTES = 90_000;
const SCREEN_BYTES = 140_000;

export const byteBudgetOf = (path: string): number =>
  path === '/login' ? LOGIN_BYTES : SCREEN_BYTES;

/** Of the scripts that a page has fetched by itself until it fetches no more, packed as they came. */
export async function scriptBytesOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
  );
}
