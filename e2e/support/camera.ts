import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Picture } from '../../scripts/qr/grey.ts';
import { drawScene, type Scene } from '../../scripts/qr/scene.ts';
import { writeY4m } from '../../scripts/qr/y4m.ts';
import { ALWAYS_ALLOWED, watchDevices } from './devices.ts';
import { test as base } from './fixtures.ts';
import { memberByApi, openAs, type MemberSession } from './member.ts';
import { pixelsOf } from './pixels.ts';

/** As a phone that is held upright sees. */
const WIDTH = 720;
const HEIGHT = 1280;
export const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
const FPS = 10;

/** What lies before the camera. */
export type View = Omit<Scene, 'width' | 'height'>;

/** A code that fills most of the box. */
export const codeOf = (text: string): View => ({ codes: [{ text, at: MIDDLE, sidePx: 220 }] });

export const pictureOf = (view: View) =>
  drawScene({ width: WIDTH, height: HEIGHT, ...view }).picture;

/** The video file that stands for the camera: read from its start whenever the camera is opened. */
class Lens {
  readonly file: string;

  constructor(folder: string, label: string) {
    this.file = join(folder, `${label}.y4m`);
  }

  /** What it shows when it is opened next; one that is open keeps the file that it has. */
  shows(view: View): void {
    this.#film(pictureOf(view));
  }

  /** The same of the screen of another device, held before it. */
  async showsScreen(page: Page): Promise<void> {
    this.#film(await pixelsOf(page, await page.screenshot(), { width: WIDTH, height: HEIGHT }));
  }

  #film(picture: Picture): void {
    const draft = `${this.file}.draft`;
    writeFileSync(draft, writeY4m([picture], FPS));
    renameSync(draft, this.file);
  }

  /** Whoever opens it next is told that there is none. */
  vanishes(): void {
    rmSync(this.file);
  }
}

type Options = {
  /** The name by which the browser lists the camera ends in this; null where there is no camera. */
  label: string | null;
  allowed: boolean;
  /** As in people's browsers; the runner's own lets every popup through. */
  blocksPopups: boolean;
};

/** Leads to the server over plain http, which is no safe place for a camera. */
export const PLAIN_HOST = 'baeon.test';

/** A journey in a browser whose camera sees what the test lays before it. */
export const test = base.extend<Options & { lens: Lens; session: MemberSession }>({
  label: ['back camera', { option: true }],
  allowed: [true, { option: true }],
  blocksPopups: [false, { option: true }],

  lens: async ({ deviceFolder, label }, use) => {
    const lens = new Lens(deviceFolder, label ?? 'none');
    lens.shows({});
    await use(lens);
  },

  context: async ({ browserWith, lens, label, allowed, blocksPopups }, use) => {
    const fake = '--use-fake-device-for-media-stream';
    const kind = allowed && !blocksPopups ? 'shell' : 'whole';
    const flags = [
      `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
      ...(label === null
        ? [`${fake}=device-count=0`]
        : [fake, `--use-file-for-fake-video-capture=${lens.file}`]),
      ...(kind === 'shell' ? [ALWAYS_ALLOWED] : []),
    ];
    const without = blocksPopups ? ['--disable-popup-blocking'] : [];
    const browser = await browserWith({ kind, flags, without });
    const context = await browser.newContext({ permissions: allowed ? ['camera'] : [] });
    await watchDevices(context);
    await use(context);
    await context.close();
  },

  session: async ({ page, number }, use) => use(await memberByApi(page, number)),
});

export const openScanner = (page: Page, session: MemberSession): Promise<void> =>
  openAs(page, session, '/qr-scanner');

export const HINT = 'Point the camera at a QR code';
export const NOT_OPENED = 'Failed to open the URL. Please check the URL and try again.';

export const found = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title, exact: true });
export const trouble = (page: Page, title: string) =>
  page.getByRole('alert').getByRole('heading', { name: title, exact: true });
