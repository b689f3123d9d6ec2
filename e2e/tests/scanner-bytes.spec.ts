import type { Page } from '@playwright/test';
import { HINT, openScanner, test } from '../support/camera.ts';
import { expect } from '../support/fixtures.ts';
import { MEMBER_SCREENS } from '../support/screens.ts';

const ONBOARDING = ['/interest', '/get-location', '/get-bussiness'];

/** Words of the scanner's parts, as they stand in its files: screen, choice of cameras and reader. */
const MARKS = [HINT, 'Back camera not found', 'Scanned succesfully', 'zxing'];

/** Addresses of the files that are fetched while something is done, workers' included. */
async function fetchedWhile(page: Page, done: () => Promise<void>): Promise<Set<string>> {
  const fetched = new Set<string>();
  const keep = (request: { url(): string }) => {
    if (/\.(js|wasm|css)$/.test(request.url())) fetched.add(request.url());
  };
  page.context().on('request', keep);
  await done();
  await page.waitForLoadState('networkidle');
  page.context().off('request', keep);
  return fetched;
}

async function marksIn(page: Page, files: Iterable<string>): Promise<string[]> {
  const found = new Set<string>();
  for (const file of files) {
    const content = file + (await (await page.request.get(file)).text());
    for (const mark of MARKS) if (content.includes(mark)) found.add(mark);
  }
  return [...found].sort();
}

test(
  'no other screen fetches anything of the scanner',
  { tag: '@long' },
  async ({ page, session, server, number }) => {
    const ofScanner = await fetchedWhile(page, async () => {
      await openScanner(page, session);
      await expect(page.getByText(HINT)).toBeVisible();
    });
    expect(await marksIn(page, ofScanner)).toEqual([...MARKS].sort());
    expect([...ofScanner].filter((file) => file.endsWith('.wasm'))).toHaveLength(1);

    const ofOthers = new Set<string>();
    const visit = async (path: string) => {
      const fetched = await fetchedWhile(page, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveURL(path);
      });
      expect(fetched.size).toBeGreaterThan(0);
      for (const file of fetched) ofOthers.add(file);
    };
    for (const path of MEMBER_SCREENS) await visit(path);
    const login_status = 'GOTLOCATION';
    await server.sql('update users set login_status = $1 where mobile_number = $2', [
      login_status,
      number,
    ]);
    await page.evaluate(
      (user) => {
        localStorage.removeItem('home');
        localStorage.setItem('user', JSON.stringify(user));
      },
      { ...session.user, login_status },
    );
    for (const path of ONBOARDING) await visit(path);
    await page.evaluate(() => localStorage.clear());
    await visit('/login');

    expect([...ofOthers].filter((file) => /\.worker-|\.wasm$/.test(file))).toEqual([]);
    expect(await marksIn(page, ofOthers)).toEqual([]);
  },
);
