import { codeOf, found, HINT, openScanner, PLAIN_HOST, test, trouble } from '../support/camera.ts';
import { expect } from '../support/fixtures.ts';
import { button } from '../support/login-screen.ts';
import { opened, unplug } from '../support/devices.ts';

const PHOTO = 'Scan from a photo';

test.describe('nobody allows the camera', () => {
  test.use({ allowed: false });

  test('it tells how to allow it, and starts by itself once that is done', async ({
    page,
    session,
  }) => {
    await openScanner(page, session);
    await expect(trouble(page, 'Camera access is off')).toBeVisible();
    await expect(button(page, PHOTO)).toBeVisible();
    await button(page, 'Try again').click();
    await expect(trouble(page, 'Camera access is off')).toBeVisible();

    await page.context().grantPermissions(['camera']);
    await expect(page.getByText(HINT)).toBeVisible();
    await expect(trouble(page, 'Camera access is off')).toBeHidden();
    expect(await opened(page)).toEqual(['live']);
  });
});

test.describe('there is no camera', () => {
  test.use({ label: null });

  test('it says so', { tag: '@long' }, async ({ page, session }) => {
    await openScanner(page, session);
    await expect(trouble(page, 'No cameras found')).toBeVisible();
    await expect(page.getByText('Connect a camera, or scan from a photo.')).toBeVisible();
    await expect(button(page, PHOTO)).toBeVisible();
    await button(page, 'Try again').click();
    await expect(trouble(page, 'No cameras found')).toBeVisible();
  });
});

test('over plain http there is no camera, and it says why', async ({
  page,
  session,
  baseURL,
  complaints,
}) => {
  await page.addInitScript(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('home', 'true');
  }, session);
  await page.goto(`${baseURL!.replace('127.0.0.1', PLAIN_HOST)}/qr-scanner`);
  await expect(trouble(page, 'The camera needs a secure connection')).toBeVisible();
  await expect(page.getByText('Cameras work only over https or on localhost.')).toBeVisible();
  await expect(button(page, PHOTO)).toBeVisible();
  const known = complaints.filter((text) => text.includes('origin was untrustworthy'));
  expect(complaints.splice(0)).toEqual(known);
});

type Shared = Window & { takenByAnother: boolean };

test('a camera that another app has', { tag: '@long' }, async ({ page, session }) => {
  await page.addInitScript(() => {
    const shared = Object.assign(window as unknown as Shared, { takenByAnother: true });
    const open = MediaDevices.prototype.getUserMedia;
    MediaDevices.prototype.getUserMedia = function (constraints) {
      if (!shared.takenByAnother) return open.call(this, constraints);
      return Promise.reject(new DOMException('Could not start video source', 'NotReadableError'));
    };
  });
  await openScanner(page, session);
  const title = 'Error starting scanner: NotReadableError: Could not start video source';
  await expect(trouble(page, title)).toBeVisible();
  await expect(button(page, PHOTO)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { takenByAnother: false }));
  await button(page, 'Try again').click();
  await expect(page.getByText(HINT)).toBeVisible();
  expect(await opened(page)).toEqual(['live']);
});

test('a camera that goes away is opened again', async ({ page, lens, session }) => {
  await openScanner(page, session);
  await expect(page.getByText(HINT)).toBeVisible();
  lens.vanishes();
  await unplug(page);
  await expect(trouble(page, 'No cameras found')).toBeVisible();
  lens.shows({});
  await button(page, 'Try again').click();
  await expect(page.getByText(HINT)).toBeVisible();

  lens.shows(codeOf('After the plug was pulled'));
  await unplug(page);
  await expect(found(page, 'Text found')).toContainText('After the plug was pulled');
  expect(await opened(page)).toEqual(['ended', 'ended', 'live']);
});
