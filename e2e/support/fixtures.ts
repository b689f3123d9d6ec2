import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test as base, type Browser, type Page } from '@playwright/test';
import { chromiumOptions, type Start } from './chromium.ts';
import { Server } from './server.ts';

type TestFixtures = { number: string; complaints: string[] };
type WorkerFixtures = {
  server: Server;
  browserWith: (start: Start) => Promise<Browser>;
  deviceFolder: string;
};

let last = 9_100_000_000;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off it
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  /**
   * Browsers beside the runner's own, each started once: a journey has a context of its own there. Other
   * `launchOptions` would be another worker, and so another server.
   */
  browserWith: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const started = new Map<string, Promise<Browser>>();
      await use((start) => {
        const key = JSON.stringify(start);
        const { kind, flags, without = [] } = start;
        const options = { ...chromiumOptions(flags, kind), ignoreDefaultArgs: without };
        const browser = started.get(key) ?? chromium.launch(options);
        started.set(key, browser);
        return browser;
      });
      for (const browser of started.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],

  /** Files that stand for cameras and microphones, at paths that the browser was started with. */
  deviceFolder: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'baeon-devices-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  /** A mobile number that no other test uses. */
  // oxlint-disable-next-line no-empty-pattern
  number: async ({}, use) => use(String(++last)),

  /** What the browser complained about; whatever is left in it fails the test. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      // An answer of 4xx is part of many a journey; the browser logs each as an error.
      expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What was sent to a number, the newest first. */
async function messagesTo(page: Page, number: string): Promise<{ body: string }[]> {
  const answer = await page.request.get(`/api/dev/messages?mobile_number=${number}`);
  return ((await answer.json()) as { result: { body: string }[] }).result;
}

/** What will be sent to a number, or was: messages of claims wait until they cannot be undone. */
export const queuedFor = (server: Server, number: string) =>
  server.sql('select body from sms_outbox where mobile_number = $1', [number]) as Promise<
    { body: string }[]
  >;

/** The newest of so many codes sent to a number. */
export async function readCode(page: Page, number: string, codes = 1): Promise<string> {
  let body = '';
  await expect
    .poll(async () => {
      const sent = (await messagesTo(page, number)).filter((one) => /^\d{4}\b/.test(one.body));
      body = sent[0]?.body ?? '';
      return sent.length;
    })
    .toBe(codes);
  return body.slice(0, 4);
}
