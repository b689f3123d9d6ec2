import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backCamera, device, stubDevice } from '@baeon/ui/scanner/scanner-device-test-kit.ts';
import { HINT } from '../../../features/scanner/scanner-test-kit.tsx';
import { endSession } from '../../../lib/session.ts';
import { openApp, signInAs, stubApi, toasts } from '../../app-test-kit.tsx';

vi.mock(
  '@baeon/ui/device/camera/camera.ts',
  () => import('@baeon/ui/scanner/scanner-device-test-kit.ts'),
);
vi.mock(
  '@baeon/ui/scanner/decode/decoder.ts',
  () => import('@baeon/ui/scanner/scanner-device-test-kit.ts'),
);

const ORIGIN = window.location.origin;

beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./qr-scanner.tsx')]));
beforeEach(() => {
  endSession();
  signInAs('GOTBUSINESS');
  stubApi({});
  stubDevice(backCamera);
});
afterEach(() => endSession());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a link to ourselves opens in the app, and the camera is let go', async () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  device.decoder.sees(`${ORIGIN}/coupon?store_id=1#top`);
  openApp('/qr-scanner');
  await heading('Offers');
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe('/coupon?store_id=1#top');
  expect(toasts('success')).toEqual(['Scanned succesfully']);
  await waitFor(() => expect(device.cameras.live()).toBe(0));
  expect(open).not.toHaveBeenCalled();
});

test('a link to this very screen leads to scanning on', async () => {
  device.decoder.sees(`${ORIGIN}/qr-scanner?store_id=1`);
  openApp('/qr-scanner');
  await waitFor(() => expect(window.location.search).toBe('?store_id=1'));
  await screen.findByText(HINT);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(device.cameras.live()).toBe(1);
});

test("a coupon's code is shown as a coupon", async () => {
  device.decoder.sees('23456-789AB');
  openApp('/qr-scanner');
  const sheet = await screen.findByRole('dialog', { name: 'Coupon found' });
  await waitFor(() => expect(sheet.textContent).toContain('23456-789AB'));
});

test('Back closes what was read before it leaves, and scanning goes on', async () => {
  device.decoder.sees('some text');
  openApp('/qr-scanner');
  await screen.findByRole('dialog', { name: 'Text found' });
  expect(window.location.search).toBe('?found=code');
  device.decoder.sees();
  act(() => window.history.back());
  await screen.findByText(HINT);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.pathname + window.location.search).toBe('/qr-scanner');
  expect(device.cameras.opened).toHaveLength(1);
  expect(device.cameras.live()).toBe(1);
});

test('an address that says that something was read shows nothing by itself', async () => {
  openApp('/qr-scanner?found=code');
  await screen.findByText(HINT);
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Back leads to where one came from, or to the start', async () => {
  openApp('/qr-scanner');
  await heading('QR scanner');
  expect(document.title).toContain('QR scanner');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(window.location.pathname).toBe('/explore'));
  await waitFor(() => expect(device.cameras.live()).toBe(0));
});
