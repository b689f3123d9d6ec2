import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  backCamera,
  device,
  frontCamera,
  passed,
} from '@baeon/ui/scanner/scanner-device-test-kit.ts';
import {
  button,
  HINT,
  openScreen,
  press,
  scanning,
  seen,
  stubPhone,
  tabHidden,
  video,
} from '../scanner-test-kit.tsx';

vi.mock(
  '@baeon/ui/device/camera/camera.ts',
  () => import('@baeon/ui/scanner/scanner-device-test-kit.ts'),
);
vi.mock(
  '@baeon/ui/scanner/decode/decoder.ts',
  () => import('@baeon/ui/scanner/scanner-device-test-kit.ts'),
);

const HELP = 'Tap the icon to the left of the address, open Permissions, and allow the camera.';

beforeEach(() => stubPhone(frontCamera, backCamera));
afterEach(() => void vi.useRealTimers());

describe('starting', () => {
  test('happens by itself, and says so', async () => {
    const answer = device.cameras.asks();
    openScreen();
    await passed();
    expect(screen.getByText('Starting the camera...').closest('[role=status]')).not.toBeNull();
    expect(button('Scan from a photo')).not.toBeNull();
    answer.resolve();
    await passed(1);
    expect(seen(HINT)).toBe(true);
    expect(seen('Starting the camera...')).toBe(false);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('QR scanner');
  });

  test('shows the camera while what reads the codes is on its way', async () => {
    const loaded = Promise.withResolvers<void>();
    device.decoder.becomesReady(() => loaded.promise);
    openScreen();
    await passed();
    expect(seen('Getting ready...')).toBe(true);
    expect(video().className).not.toContain('opacity-0');
    loaded.resolve();
    await passed();
    expect(seen(HINT)).toBe(true);
  });

  test('leaves nothing behind where the person went away meanwhile', async () => {
    const answer = device.cameras.asks();
    const { unmount } = openScreen();
    await passed();
    unmount();
    answer.resolve();
    await passed();
    expect(device.cameras.live()).toBe(0);
    expect(device.decoder.started.every(({ ended }) => ended)).toBe(true);
  });

  test('the picture is quiet, stays in the page, and is nothing for a screen reader', async () => {
    await scanning();
    expect(video().muted).toBe(true);
    expect(video().autoplay).toBe(true);
    expect(video().hasAttribute('playsinline')).toBe(true);
    expect(video().getAttribute('aria-hidden')).toBe('true');
  });

  test('the box has 200 px', async () => {
    await scanning();
    const { style } = document.querySelector<HTMLElement>('[data-scan-box]')!;
    expect([style.width, style.height]).toEqual(['200px', '200px']);
  });
});

describe('failed', () => {
  test.each([
    [
      'denied',
      'Camera access is off',
      `${HELP}Error starting scanner: Camera access is not allowed`,
    ],
    ['missing', 'No cameras found', 'Connect a camera, or scan from a photo.'],
    ['no-video', 'Error starting scanner: No video tracks found', ''],
    ['unavailable', 'Error starting scanner: Error getting the camera stream', ''],
  ] as const)('%s can be tried again', async (kind, title, text) => {
    device.cameras.fails(kind);
    openScreen();
    await passed();
    const heading = screen.getByRole('heading', { level: 2, name: title });
    expect(heading.closest('[role=alert]')?.textContent).toBe(title + text);
    expect(button('Scan from a photo')?.textContent).toBe('Scan from a photo');
    await press('Try again');
    await passed(1);
    expect(seen(HINT)).toBe(true);
    expect(document.activeElement?.textContent).toBe('QR scanner');
  });

  test.each([
    [
      'insecure',
      'The camera needs a secure connection',
      'Cameras work only over https or on localhost.',
    ],
    [
      'unsupported',
      'Camera streaming is not supported',
      'This browser cannot show the camera here. Try another browser, or scan from a photo.',
    ],
  ] as const)('%s cannot', async (kind, title, text) => {
    device.cameras.fails(kind);
    openScreen();
    await passed();
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(seen(text)).toBe(true);
    expect(button('Try again')).toBeNull();
    expect(button('Scan from a photo')).not.toBeNull();
    tabHidden(true);
    tabHidden(false);
    await passed();
    expect(device.cameras.asked).toHaveLength(1);
  });

  test('is told in the words of the browser', async () => {
    const reason = Object.assign(new Error('Could not start video source'), {
      name: 'NotReadableError',
    });
    device.cameras.fails(reason);
    openScreen();
    await passed();
    const title = 'Error starting scanner: NotReadableError: Could not start video source';
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  });

  test('two taps try once', async () => {
    device.cameras.fails('unavailable');
    openScreen();
    await passed();
    const again = button('Try again')!;
    fireEvent.click(again);
    fireEvent.click(again);
    await passed(1);
    expect(device.cameras.live()).toBe(1);
    expect(device.cameras.asked).toHaveLength(2);
  });

  test('a scanner that did not load can be loaded again', async () => {
    device.decoder.becomesReady(() => Promise.reject(new Error('Offline')));
    openScreen();
    await passed();
    expect(screen.getByRole('heading', { name: 'The scanner could not be loaded' })).toBeTruthy();
    expect(seen('Check your connection and try again.')).toBe(true);
    expect(device.cameras.live()).toBe(0);
    device.decoder.becomesReady(async () => undefined);
    await press('Try again');
    await passed(1);
    expect(seen(HINT)).toBe(true);
  });

  test('a permission that is given starts it', async () => {
    device.cameras.fails('denied');
    openScreen();
    await passed();
    act(() => void device.decide('prompt'));
    await passed();
    expect(device.cameras.asked).toHaveLength(1);
    act(() => void device.decide('granted'));
    await passed(1);
    expect(seen(HINT)).toBe(true);
  });

  test('and so does coming back from the settings', async () => {
    device.cameras.fails('denied');
    openScreen();
    await passed();
    tabHidden(true);
    tabHidden(false);
    await passed(1);
    expect(seen(HINT)).toBe(true);
  });

  test('a lost camera is opened again, once', async () => {
    await scanning();
    act(() => device.cameras.latest().lose());
    await passed(1);
    expect(seen(HINT)).toBe(true);
    expect(device.cameras.opened).toHaveLength(2);
    act(() => device.cameras.latest().lose());
    await passed(1);
    const title = 'Error starting scanner: Error getting the camera stream';
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    await press('Try again');
    await passed(10_001);
    act(() => device.cameras.latest().lose());
    await passed(1);
    expect(seen(HINT)).toBe(true);
  });

  test('a lost camera that does not come back is told', async () => {
    await scanning();
    device.cameras.plug();
    act(() => device.cameras.latest().lose());
    await passed(1);
    expect(screen.getByRole('heading', { level: 2, name: 'No cameras found' })).toBeTruthy();
  });
});
