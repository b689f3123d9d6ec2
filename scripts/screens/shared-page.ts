import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { KORAMANGALA } from '../../e2e/support/onboarding.ts';
import { makeTimeHoldable } from './page-time.ts';
import { DESIGN_VIEWPORT } from './looks.ts';
import type { ScreenState } from './screen-state.ts';

/** Machines that do something else besides are slow. */
export const PATIENCE_MS = 25_000;

/** Of the app's origin, and nothing of the app runs there. */
const BARE = '/favicon.svg';

/** A page as a phone in Bengaluru would show it. */
export async function phonePage(browser: Browser, baseURL: string): Promise<Page> {
  const options: BrowserContextOptions = {
    baseURL,
    viewport: DESIGN_VIEWPORT,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    // It would answer in place of the stubs.
    serviceWorkers: 'block',
  };
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

/** One page for many states, since a new one costs more than a state: each finds it as if it were new. */
export class SharedPage {
  readonly #browser: Browser;
  readonly #origin: string;
  #open: { page: Page; devtools: CDPSession } | null = null;
  readonly #scripts: { dispose(): Promise<void> }[] = [];

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  async for({ allow = [] }: ScreenState): Promise<Page> {
    this.#open ??= await this.#make();
    const { page, devtools } = this.#open;
    const context = page.context();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const script of this.#scripts.splice(0)) await script.dispose();
    await context.setOffline(false);
    await page.goto(BARE);
    await page.evaluate(() => sessionStorage.clear());
    // What lies under the pointer looks otherwise.
    await page.mouse.move(-1, -1);
    await page.setViewportSize(DESIGN_VIEWPORT);
    await page.emulateMedia({ colorScheme: 'light' });
    await devtools.send('Storage.clearDataForOrigin', {
      origin: this.#origin,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
    });
    await context.clearPermissions();
    await context.grantPermissions(allow, { origin: this.#origin });
    await context.setGeolocation(allow.includes('geolocation') ? KORAMANGALA : null);
    return page;
  }

  /** After a failure nobody knows what is left in it. */
  async throwAway(): Promise<void> {
    const old = this.#open;
    this.#open = null;
    this.#scripts.length = 0;
    await old?.page.context().close();
  }

  async #make() {
    const page = await phonePage(this.#browser, this.#origin);
    await makeTimeHoldable(page);
    const devtools = await page.context().newCDPSession(page);
    const add = page.addInitScript.bind(page);
    page.addInitScript = async (...script) => {
      const added = await add(...script);
      this.#scripts.push(added);
      return added;
    };
    return { page, devtools };
  }
}
