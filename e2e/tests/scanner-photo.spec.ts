import type { Page } from '@playwright/test';
import { writePng } from '../../scripts/qr/png.ts';
import {
  codeOf,
  found,
  HINT,
  MIDDLE,
  openScanner,
  pictureOf,
  test,
  trouble,
} from '../support/camera.ts';
import { expect } from '../support/fixtures.ts';
import { button } from '../support/login-screen.ts';
import { opened } from '../support/devices.ts';

const NOTHING = 'No QR code was found in that photo.';
const UNREADABLE = 'That photo could not be read.';

async function choosePhoto(page: Page, content: Buffer): Promise<void> {
  const asking = page.waitForEvent('filechooser');
  await button(page, 'Scan from a photo').click();
  const chooser = await asking;
  // A file is read only while the camera is off.
  await expect.poll(async () => (await opened(page)).includes('live')).toBe(false);
  await chooser.setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: content });
}

test('a code is read from a photo; what is none is told', async ({ page, session }) => {
  await openScanner(page, session);
  await expect(page.getByText(HINT)).toBeVisible();
  await choosePhoto(
    page,
    writePng(pictureOf({ background: { kind: 'clutter', shade: 0.7, things: 30 } })),
  );
  await expect(page.getByText(NOTHING)).toBeVisible();
  await expect.poll(async () => (await opened(page)).at(-1)).toBe('live');

  await choosePhoto(page, Buffer.from('no picture at all'));
  await expect(page.getByText(UNREADABLE)).toBeVisible();
  await expect(page.getByText(NOTHING)).toBeHidden();
  await expect.poll(async () => (await opened(page)).at(-1)).toBe('live');

  const photo = pictureOf({
    background: { kind: 'rough', shade: 0.6, strength: 0.3 },
    codes: [{ text: 'From a photo', at: { x: 180, y: 1000 }, sidePx: 150, rotate: 20 }],
  });
  await choosePhoto(page, writePng(photo));
  const sheet = found(page, 'Text found');
  await expect(sheet).toContainText('From a photo');
  await expect(page.getByText(UNREADABLE)).toBeHidden();
  await button(page, 'Scan again').click();
  await expect(page.getByText(HINT)).toBeVisible();
  await expect.poll(async () => (await opened(page)).at(-1)).toBe('live');
});

test(
  'who chooses no photo is back at the camera',
  { tag: '@long' },
  async ({ page, lens, session }) => {
    await openScanner(page, session);
    await expect(page.getByText(HINT)).toBeVisible();
    const asking = page.waitForEvent('filechooser');
    await button(page, 'Scan from a photo').click();
    await asking;
    await expect.poll(() => opened(page)).toEqual(['ended']);
    lens.shows(codeOf('Seen again'));
    await page.locator('input[type=file]').dispatchEvent('cancel');
    await expect(found(page, 'Text found')).toContainText('Seen again');
  },
);

test.describe('there is no camera', () => {
  test.use({ label: null });

  test('a photo does without', { tag: '@long' }, async ({ page, session }) => {
    await openScanner(page, session);
    await expect(trouble(page, 'No cameras found')).toBeVisible();
    const photo = pictureOf({ codes: [{ text: 'No camera', at: MIDDLE, sidePx: 300 }] });
    await choosePhoto(page, writePng(photo));
    await expect(found(page, 'Text found')).toContainText('No camera');
  });
});
