import { codeOf, found, HINT, MIDDLE, openScanner, test, type View } from '../support/camera.ts';
import { expect } from '../support/fixtures.ts';
import { button, toast } from '../support/login-screen.ts';
import { opened } from '../support/devices.ts';

const ABOVE = { x: MIDDLE.x, y: 250 };
const BELOW = { x: MIDDLE.x, y: 1030 };

/** What lies before the camera, and the text that is read. */
const VIEWS: Record<string, View> = {
  plain: codeOf('plain'),
  tilted: {
    background: { kind: 'rough', shade: 0.6, strength: 0.3 },
    codes: [{ text: 'tilted', at: MIDDLE, sidePx: 240, rotate: 30, tilt: { x: 35, y: 20 } }],
  },
  small: { codes: [{ text: 'small', at: MIDDLE, modulePx: 2.6 }] },
  dark: { ...codeOf('dark'), light: { exposure: 0.16 }, noise: 3 },
  inverted: {
    background: { kind: 'plain', shade: 0.1 },
    codes: [{ text: 'inverted', at: MIDDLE, sidePx: 220, invert: true }],
  },
  'beyond the box': { codes: [{ text: 'beyond the box', at: ABOVE, sidePx: 200 }] },
  'in the box, the larger one above it': {
    codes: [
      { text: 'above', at: ABOVE, sidePx: 260 },
      { text: 'in the box, the larger one above it', at: MIDDLE, sidePx: 180 },
    ],
  },
  'in the box, the larger one below it': {
    codes: [
      { text: 'below', at: BELOW, sidePx: 260 },
      { text: 'in the box, the larger one below it', at: MIDDLE, sidePx: 180 },
    ],
  },
};

type Recorded = Window & { pixelsRead: number };

test(
  'codes are read as people hold them, away from the page',
  { tag: '@long' },
  async ({ page, lens, session }) => {
    await page.addInitScript(() => {
      const recorded = window as unknown as Recorded;
      recorded.pixelsRead = 0;
      const read = CanvasRenderingContext2D.prototype.getImageData;
      CanvasRenderingContext2D.prototype.getImageData = function (...asked) {
        recorded.pixelsRead += 1;
        return read.apply(this, asked);
      };
    });
    for (const [text, view] of Object.entries(VIEWS)) {
      await test.step(text, async () => {
        lens.shows(view);
        await openScanner(page, session);
        const sheet = found(page, 'Text found');
        await expect(sheet.getByText(text, { exact: true })).toBeVisible();
        expect(page.workers().map((worker) => worker.url())).toEqual([
          expect.stringMatching(/\/assets\/[\w.-]*worker[\w.-]*\.js$/),
        ]);
        expect(await page.evaluate(() => (window as unknown as Recorded).pixelsRead)).toBe(0);
      });
    }
  },
);

test('a code is told of once, and scanning again finds the next one', async ({
  page,
  lens,
  session,
}) => {
  lens.shows(codeOf('upi://pay?pa=meena@okbank&pn=Meena Sweets&am=120'));
  await openScanner(page, session);
  const sheet = found(page, 'UPI payment');
  await expect(sheet.getByText('₹120', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('link')).toHaveAttribute('href', /^upi:\/\/pay\?pa=meena@okbank/);
  await expect(toast(page, 'Scanned succesfully')).toHaveCount(1);
  await expect(page.getByText('Scanner paused')).toBeVisible();
  await button(page, 'Scan again').click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(HINT)).toBeVisible();
  await expect(page.getByText('Scanner paused')).toBeHidden();
  // It only paused: the same camera goes on, and the code that stayed there is found in time.
  expect(await opened(page)).toEqual(['live']);
  await expect(sheet).toBeVisible();
});
