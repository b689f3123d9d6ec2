import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';
import { test as base } from './fixtures.ts';

/** Journeys whose page is in a browser of its own, opened as every other page is. */
export const test = base.extend<{ pageOptions: BrowserContextOptions }>({
  pageOptions: async ({ baseURL, viewport, hasTouch, locale, timezoneId, serviceWorkers }, use) =>
    use({
      baseURL: baseURL!,
      viewport,
      hasTouch,
      locale: locale!,
      timezoneId: timezoneId!,
      serviceWorkers,
    }),
});

type Start = { flags: string[]; without?: string[]; context: BrowserContextOptions };

/** A page in a browser that is started for it alone, with flags of its own. */
export async function pageOfItsOwn(
  { flags, without = [], context }: Start,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    ...chromiumOptions(flags),
    ignoreDefaultArgs: without,
  });
  const page = await (await browser.newContext(context)).newPage();
  await watchDevices(page);
  await use(page);
  await browser.close();
}

type Watched = Window & { tracks: MediaStreamTrack[]; asked: MediaStreamConstraints[] };

/** Remembers how devices were asked for and what was opened, to see whether it was let go. */
const watchDevices = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.tracks = [];
    watched.asked = [];
    // Not over plain http.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices) return;
    devices.getUserMedia = async (constraints) => {
      if (constraints) watched.asked.push(structuredClone(constraints));
      // Looked up now: a test may have put other devices there.
      const stream = await MediaDevices.prototype.getUserMedia.call(devices, constraints);
      watched.tracks.push(...stream.getTracks());
      return stream;
    };
  });

/** Of all devices that were opened since the page was loaded: `live` or `ended`. */
export const opened = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Watched).tracks.map(({ readyState }) => readyState));

/** How devices were asked for since the page was loaded. */
export const asked = (page: Page): Promise<MediaStreamConstraints[]> =>
  page.evaluate(() => (window as unknown as Watched).asked);

/** The newest of the opened devices goes away, as if somebody pulled its plug. */
export const unplug = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const track = (window as unknown as Watched).tracks.at(-1)!;
    track.stop();
    track.dispatchEvent(new Event('ended'));
  });
