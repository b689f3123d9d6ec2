import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { freePort } from '../../apps/api/src/lib/free-port.ts';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import type { Cleanup } from '../cleanup.ts';
import type { Member } from './member.ts';

/** Where the person stands while screens are opened: in the midst of the demo's shops. */
const HERE = { latitude: 12.9352, longitude: 77.6245 };

export type Browser = {
  version: string;
  /** Where it is spoken to by others than this process's own driver. */
  port: number;
  context: BrowserContext;
  /** From now on it is this person's phone, or nobody's. */
  belongsTo(member: Member | null): Promise<void>;
};

/** Null where there is none. */
export async function openBrowser(origin: string, cleanup: Cleanup): Promise<Browser | null> {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const folder = mkdtempSync(join(tmpdir(), 'baeon-impression-'));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumOptions([`--remote-debugging-port=${port}`]),
    executablePath,
    // The size of the screen is for the one who measures to say.
    viewport: null,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    geolocation: HERE,
    permissions: ['geolocation'],
    // A stop is the cleanup's; otherwise the process would end before the folder is removed.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  cleanup.add(() => context.close());
  return {
    version: `Chromium ${context.browser()?.version() ?? 'of an unknown version'}`,
    port,
    context,
    async belongsTo(member) {
      const page = await context.newPage();
      await page.goto(`${origin}/favicon.svg`);
      await page.evaluate((member) => {
        localStorage.clear();
        if (!member) return;
        localStorage.setItem('token', member.token);
        localStorage.setItem('user', JSON.stringify(member.user));
        localStorage.setItem('home', 'true');
      }, member);
      await page.close();
    },
  };
}
