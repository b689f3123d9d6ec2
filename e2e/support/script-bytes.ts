import type { Page } from '@playwright/test';

/** What JavaScript may cost before anybody touches the screen, as it travels. */
const LOGIN_BYTES = 90_000;
const SCREEN_BYTES = 140_000;

export const byteBudgetOf = (path: string): number =>
  path === '/login' ? LOGIN_BYTES : SCREEN_BYTES;

const SCRIPT = /<(?:script|link)[^>]+(?:src|href)="((?:\/counter)?\/assets\/[^"]+\.js)"/g;

/** Of the scripts that the page at an address names: what its screen cannot do without. */
export async function namedScriptBytes(url: string): Promise<number> {
  const page = await (await fetch(url)).text();
  const files = [...page.matchAll(SCRIPT)].map(([, file]) => file!);
  const sizes = await Promise.all(files.map((file) => packedBytes(new URL(file, url))));
  return sizes.reduce((total, size) => total + size, 0);
}

async function packedBytes(url: URL): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  if (headers.get('content-encoding') !== 'br') throw new Error(`${url} is not sent packed`);
  return Number(headers.get('content-length'));
}

export type Fetched = { file: string; bytes: number };

/** The scripts that a page has fetched by itself until it fetches no more, packed as they came. */
export async function fetchedScripts(page: Page): Promise<Fetched[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize: bytes }) => ({ file: new URL(name).pathname, bytes }))
      .filter(({ file }) => file.startsWith('/assets/') && file.endsWith('.js')),
  );
}
