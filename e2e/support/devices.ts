import type { BrowserContext, Page } from '@playwright/test';

/** The headless shell has no devices but for a browser that asks nobody. */
export const ALWAYS_ALLOWED = '--use-fake-ui-for-media-stream';

type Watched = Window & { tracks: MediaStreamTrack[]; asked: MediaStreamConstraints[] };

/** Remembers how devices were asked for and what was opened, to see whether it was let go. */
export const watchDevices = (context: BrowserContext) =>
  context.addInitScript(() => {
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
