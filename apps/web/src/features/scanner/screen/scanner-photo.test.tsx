import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  backCamera,
  codeOf,
  device,
  stubPictures,
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
  toasts,
} from '../scanner-test-kit.tsx';

vi.mock(
  '@baeon/ui/device/camera/camera.ts',
  () => import('@baeon/ui/scanner/scanner-device-test-kit.ts'),
);
vi.mock(
  '@baeon/ui/scanner/decode/decoder.ts',
  () => import('@baeon/ui/scanner/scanner-device-test-kit.ts'),
);

const NOTHING = 'No QR code was found in that photo.';
const UNREADABLE = 'That photo could not be read.';

let clicked = 0;

beforeEach(() => {
  stubPhone(backCamera);
  stubPictures((from) =>
    from instanceof Blob && from.size === 1 ? null : { width: 9, height: 9 },
  );
  clicked = 0;
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => void (clicked += 1));
});
afterEach(() => void vi.useRealTimers());

const field = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const photo = (content = 'a photo') => new File([content], 'p.jpg', { type: 'image/jpeg' });

const asked = () => press('Scan from a photo');

async function chosen(file: File) {
  fireEvent.change(field(), { target: { files: [file] } });
  await passed();
}

test('the camera is off before the picker opens', async () => {
  await scanning();
  expect(field().accept).toBe('image/*');
  vi.mocked(HTMLInputElement.prototype.click).mockImplementation(() => {
    clicked += 1;
    expect(device.cameras.live()).toBe(0);
  });
  await asked();
  expect(clicked).toBe(1);
});

test('a code in a photo is acted upon like any other', async () => {
  await scanning();
  await asked();
  const answer = Promise.withResolvers<ReturnType<typeof codeOf>[]>();
  device.decoder.answers(() => answer.promise);
  await chosen(photo());
  expect(seen('Reading the photo...')).toBe(true);
  expect(button('Scan from a photo')?.getAttribute('aria-disabled')).toBe('true');
  answer.resolve([codeOf('from a photo')]);
  await passed();
  expect(seen('from a photo')).toBe(true);
  expect(device.cameras.live()).toBe(0);
  device.decoder.sees();
  fireEvent.click(button('Scan again')!);
  await passed(1);
  expect(seen(HINT)).toBe(true);
  expect(device.cameras.live()).toBe(1);
});

test('one without a code is told, and the camera is back', async () => {
  await scanning();
  await asked();
  await chosen(photo());
  await passed(1);
  expect(toasts('error')).toEqual(['Please scan a QR']);
  expect(seen(NOTHING)).toBe(true);
  expect(seen(HINT)).toBe(true);
  expect(device.cameras.live()).toBe(1);
  device.decoder.sees('next');
  await passed(400);
  expect(seen(NOTHING)).toBe(false);
});

test('the toast about it is as seldom as the others', async () => {
  await scanning();
  await passed(3300);
  expect(toasts('error')).toEqual(['Please scan a QR']);
  await passed(5000);
  expect(toasts('error')).toEqual([]);
  await asked();
  await chosen(photo());
  expect(seen(NOTHING)).toBe(true);
  expect(toasts('error')).toEqual([]);
});

test.each([
  ['cannot be shown', photo('x')],
  ['is none', new File(['text'], 'n.txt', { type: 'text/plain' })],
])('a photo that %s is told, and the camera is back', async (_name, file) => {
  await scanning();
  await asked();
  await chosen(file);
  await passed(1);
  expect(seen(UNREADABLE)).toBe(true);
  expect(toasts('error')).toEqual([]);
  expect(device.cameras.live()).toBe(1);
  await asked();
  await chosen(photo());
  expect(seen(UNREADABLE)).toBe(false);
  expect(seen(NOTHING)).toBe(true);
});

test('who chooses none is back at the camera', async () => {
  await scanning();
  await asked();
  expect(device.cameras.live()).toBe(0);
  act(() => void field().dispatchEvent(new Event('cancel', { bubbles: true })));
  await passed(1);
  expect(seen(HINT)).toBe(true);
  expect(device.cameras.live()).toBe(1);
});

test('also where the browser does not say so', async () => {
  await scanning();
  await asked();
  act(() => void window.dispatchEvent(new Event('focus')));
  await passed(2900);
  expect(device.cameras.live()).toBe(0);
  await passed(101);
  expect(device.cameras.live()).toBe(1);
  // The phone took its time to hand it over.
  device.decoder.sees('late photo');
  await chosen(photo());
  expect(device.cameras.live()).toBe(0);
  expect(seen('late photo')).toBe(true);
});

test('a picker that hides the page is no reason to start the camera', async () => {
  await scanning();
  await asked();
  tabHidden(true);
  tabHidden(false);
  await passed(1);
  expect(device.cameras.live()).toBe(0);
  device.decoder.sees('from a photo');
  await chosen(photo());
  expect(seen('from a photo')).toBe(true);
});

test('what was read while nobody looked waits, and the camera stays off', async () => {
  await scanning();
  await asked();
  const answer = Promise.withResolvers<ReturnType<typeof codeOf>[]>();
  device.decoder.answers(() => answer.promise);
  await chosen(photo());
  tabHidden(true);
  answer.resolve([]);
  await passed(1);
  expect(device.cameras.live()).toBe(0);
  device.decoder.sees();
  tabHidden(false);
  await passed(1);
  expect(seen(NOTHING)).toBe(true);
  expect(device.cameras.live()).toBe(1);
});

test('a device without a camera reads photos', async () => {
  device.cameras.plug();
  openScreen();
  await passed();
  expect(screen.getByRole('heading', { name: 'No cameras found' })).toBeTruthy();
  await asked();
  await chosen(photo());
  await passed(1);
  expect(screen.getByRole('heading', { name: 'No cameras found' })).toBeTruthy();
  expect(seen(NOTHING)).toBe(true);
  device.decoder.sees('no camera');
  await asked();
  await chosen(photo());
  expect(seen('no camera')).toBe(true);
});

test('what reads the codes may fail to load for a photo, too', async () => {
  device.cameras.plug();
  device.decoder.becomesReady(() => Promise.reject(new Error('Offline')));
  openScreen();
  await passed();
  await asked();
  await chosen(photo());
  expect(screen.getByRole('heading', { name: 'The scanner could not be loaded' })).toBeTruthy();
});

test('who leaves while a photo is read hears nothing of it', async () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const { unmount } = await scanning();
  await asked();
  const answer = Promise.withResolvers<ReturnType<typeof codeOf>[]>();
  device.decoder.answers(() => answer.promise);
  await chosen(photo());
  unmount();
  answer.resolve([codeOf('https://shop.example/late')]);
  await passed(1);
  expect(open).not.toHaveBeenCalled();
  expect(device.cameras.live()).toBe(0);
});
