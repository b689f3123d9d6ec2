import type { Page } from '@playwright/test';
import { buildNext, deploy } from '../support/deployments.ts';
import { expect } from '../support/fixtures.ts';
import { button } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';
import { cachedAddresses, test, untilKept } from '../support/offline.ts';
import { heading } from '../support/onboarding.ts';

test.use({ wholeBrowser: true });

type Front = Awaited<ReturnType<typeof deploy>>;
let next: ReturnType<typeof buildNext>;
let front: Front;

test.beforeAll(() => {
  test.setTimeout(240_000);
  next = buildNext();
});
test.afterAll(() => next.remove());
test.afterEach(() => front.close());

/** A member with the old version before them. */
test.beforeEach(async ({ page, server, number }) => {
  const session = await memberByApi(page, number);
  front = await deploy(server.url);
  await openAs(page, session, '/explore', front.url);
  await untilKept(page);
});

/** Waits until nothing is on its way any more: a worker that still answers is not replaced before it has. */
function untilQuiet(page: Page): () => Promise<void> {
  let onTheirWay = 0;
  page.on('request', () => onTheirWay++);
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', () => onTheirWay--);
  }
  return () => expect.poll(() => onTheirWay).toBe(0);
}

const isNext = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=next]') !== null);
const askForNews = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
const apps = async (page: Page) =>
  Object.keys(await cachedAddresses(page)).filter((name) => name.startsWith('app-'));
const news = (page: Page) => page.getByRole('banner').getByText('A new version is ready');

test('who has the old version open keeps it until they let the new one in', async ({ page }) => {
  const quiet = untilQuiet(page);
  front.use(next.folder);
  await askForNews(page);
  await expect(news(page)).toBeVisible();
  // A screen that was never opened, whose script the server no longer has.
  await page.getByRole('link', { name: 'Deals' }).click();
  await expect(heading(page, 'Deals')).toBeVisible();
  expect(await isNext(page)).toBe(false);

  await quiet();
  await button(page, 'Update').click();
  await expect.poll(() => isNext(page).catch(() => false)).toBe(true);
  await expect(heading(page, 'Deals')).toBeVisible();
  await expect(news(page)).toBeHidden();
  await page.context().setOffline(true);
  await page.reload();
  await expect(heading(page, 'Deals')).toBeVisible();
  expect(await isNext(page)).toBe(true);
});

test('a reload is enough, and nobody is asked after it', { tag: '@long' }, async ({ page }) => {
  front.use(next.folder);
  await page.reload();
  await expect(heading(page, 'Explore')).toBeVisible();
  expect(await isNext(page)).toBe(true);
  await expect.poll(async () => (await apps(page)).length).toBe(2);
  const coming = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration())!;
      return installing !== null || waiting !== null;
    });
  await expect.poll(coming).toBe(false);
  await expect(news(page)).toBeHidden();
  await page.context().setOffline(true);
  await page.reload();
  await expect(heading(page, 'Explore')).toBeVisible();
  expect(await isNext(page)).toBe(true);
});

test('another tab of the old version goes on', { tag: '@long' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(`${front.url}/explore`);
  await expect(heading(other, 'Explore')).toBeVisible();
  front.use(next.folder);
  await askForNews(page);
  await button(page, 'Update').click();
  await expect.poll(() => isNext(page).catch(() => false)).toBe(true);
  await other.getByRole('link', { name: 'Deals' }).click();
  await expect(heading(other, 'Deals')).toBeVisible();
  expect(await isNext(other)).toBe(false);
});

test('a worker whose script was taken away goes', { tag: '@long' }, async ({ page }) => {
  front.dropWorker();
  await page.reload();
  await expect(heading(page, 'Explore')).toBeVisible();
  const left = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left).toBe(0);
  await expect.poll(() => apps(page)).toEqual([]);
});
