import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { KORAMANGALA } from '../../e2e/support/onboarding.ts';
import type { Server } from '../../e2e/support/server.ts';
import type { Options } from './arguments.ts';
import { Cast } from './cast.ts';
import { fullName, type ScreenState } from './screen-state.ts';
import { shoot, type Shown, takePicture } from './shoot.ts';
import { PATIENCE_MS, Stage } from './stage.ts';

/** As many as there are cores on a small machine. */
const AT_ONCE = 2;
const TRIES = 2;

type Setting = { browser: Browser; server: Server; states: ScreenState[]; options: Options };

/** Goes through the states; what comes of each is in the order of the states. */
export async function aRun({ browser, server, states, options }: Setting): Promise<Shown> {
  const pageWith = async (extra: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      // It would answer in place of the stubs.
      serviceWorkers: 'block',
      ...extra,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    return context.newPage();
  };
  const cast = new Cast(await pageWith({}), server);
  await cast.prepare();

  const oneState = async (state: ScreenState, triesLeft: number): Promise<Shown> => {
    const place = state.allow?.includes('geolocation') ? { geolocation: KORAMANGALA } : {};
    const page = await pageWith({ permissions: state.allow ?? [], ...place });
    await page.clock.install();
    try {
      await state.open(new Stage(page, server, cast));
      return await shoot(page, state, options);
    } catch (error) {
      if (triesLeft > 1) return await oneState(state, triesLeft - 1);
      await takePicture(page, join(options.out, 'not-reached', `${fullName(state)}.jpg`));
      return { pictures: [], findings: [notReached(state, error as Error)] };
    } finally {
      await page.context().close();
    }
  };

  const results: Shown[] = [];
  const waiting = [...states.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, state] = next;
      const before = Date.now();
      results[place] = await oneState(state, TRIES);
      const told = results[place].pictures.length === 0 ? 'NOT REACHED' : '';
      console.log(`${fullName(state).padEnd(48)} ${Date.now() - before} ms ${told}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return {
    pictures: results.flatMap(({ pictures }) => pictures),
    findings: results.flatMap(({ findings }) => findings),
  };
}

function notReached({ screen, state }: ScreenState, { message }: Error) {
  // oxlint-disable-next-line no-control-regex -- colours of the terminal
  const [what = ''] = message.replaceAll(/\x1b\[\d+m/g, '').split('\n\nCall log');
  return { screen, state, look: '', kind: 'not reached' as const, what };
}
