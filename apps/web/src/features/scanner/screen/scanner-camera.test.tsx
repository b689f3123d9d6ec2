import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  toasts,
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

beforeEach(() => stubPhone(frontCamera, backCamera));
afterEach(() => void vi.useRealTimers());

describe('the camera', () => {
  test('that looks back is not mirrored, one that shows the person is', async () => {
    await scanning();
    expect(video().className).not.toContain('-scale-x-100');
    await press('Switch camera');
    await passed(1);
    expect(device.cameras.asked.at(-1)).toEqual({ deviceId: 'f' });
    expect(device.cameras.live()).toBe(1);
    expect(video().className).toContain('-scale-x-100');
    await press('Switch camera');
    expect(device.cameras.asked.at(-1)).toEqual({ deviceId: 'b' });
  });

  test('switches once for two taps, and keeps the focus', async () => {
    await scanning();
    const gate = device.cameras.asks();
    button('Switch camera')!.focus();
    fireEvent.click(button('Switch camera')!);
    fireEvent.click(button('Switch camera')!);
    expect(button('Switch camera')?.getAttribute('aria-disabled')).toBe('true');
    gate.resolve();
    await passed(1);
    expect(device.cameras.live()).toBe(1);
    expect(device.cameras.opened).toHaveLength(2);
    expect(document.activeElement).toBe(button('Switch camera'));
  });

  test('cannot be switched where there is one', async () => {
    device.cameras.plug(backCamera);
    await scanning();
    expect(button('Switch camera')).toBeNull();
  });

  test('that is the only one is nothing to tell of, wherever it looks', async () => {
    device.cameras.plug(frontCamera);
    await scanning();
    expect(toasts('error')).toEqual([]);
  });

  test('of several that all look at the person is told of once a visit', async () => {
    device.cameras.plug(frontCamera, { ...frontCamera, id: 'f2' });
    await scanning();
    expect(toasts('error')).toEqual(['Back camera not found']);
    await passed(20_000);
    tabHidden(true);
    tabHidden(false);
    await passed(1);
    expect(seen(HINT)).toBe(true);
    expect(toasts('error')).not.toContain('Back camera not found');
  });

  test('without light or zoom has no buttons for them', async () => {
    await scanning();
    expect(button('Turn the light on')).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('with a light can be lit', async () => {
    device.cameras.plug({ ...backCamera, torch: true });
    await scanning();
    await press('Turn the light on');
    await press('Turn the light off');
    expect(button('Turn the light on')).not.toBeNull();
    expect(device.cameras.latest().lights).toEqual([true, false]);
  });

  test('whose light fails goes on saying that it is off', async () => {
    device.cameras.plug({ ...backCamera, torch: true });
    await scanning();
    device.cameras.latest().setTorch = () => Promise.reject(new Error('Too hot'));
    await press('Turn the light on');
    expect(button('Turn the light on')).not.toBeNull();
  });

  test('that zooms has a slider', async () => {
    device.cameras.plug({ ...backCamera, zoom: { min: 1, max: 5, step: 0.5, value: 2 } });
    await scanning();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
    expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['1', '5', '0.5', '2']);
    fireEvent.change(slider, { target: { value: '3.5' } });
    expect(device.cameras.latest().zooms).toEqual([3.5]);
    expect(slider.value).toBe('3.5');
    expect(slider.getAttribute('aria-valuetext')).toBe('3.5×');
  });
});

describe('the camera is let go and comes back', () => {
  test.each([
    ['a hidden tab', () => tabHidden(true), () => tabHidden(false)],
    [
      'a page that is put aside',
      () => act(() => void window.dispatchEvent(new Event('pagehide'))),
      () => act(() => void window.dispatchEvent(new Event('pageshow'))),
    ],
    [
      'a page that is frozen',
      () => act(() => void document.dispatchEvent(new Event('freeze'))),
      () => act(() => void document.dispatchEvent(new Event('resume'))),
    ],
  ])('with %s', async (_name, hide, show) => {
    await scanning();
    await press('Switch camera');
    await passed(1);
    hide();
    expect(device.cameras.live()).toBe(0);
    const { length } = device.decoder.looks;
    await passed(20_000);
    expect(device.decoder.looks).toHaveLength(length);
    expect(device.cameras.live()).toBe(0);
    show();
    show();
    await passed(1);
    expect(seen(HINT)).toBe(true);
    expect(device.cameras.live()).toBe(1);
    expect(device.cameras.asked.at(-1)).toEqual({ deviceId: 'f' });
  });

  test('while it starts', async () => {
    const answer = device.cameras.asks();
    openScreen();
    await passed();
    tabHidden(true);
    answer.resolve();
    await passed();
    expect(device.cameras.live()).toBe(0);
    tabHidden(false);
    await passed(1);
    expect(device.cameras.live()).toBe(1);
  });

  test('and is not opened for a page that nobody sees yet', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    openScreen();
    await passed();
    expect(device.cameras.asked).toEqual([]);
    tabHidden(false);
    await passed(1);
    expect(seen(HINT)).toBe(true);
  });

  test('with the screen for good', async () => {
    const { unmount } = await scanning();
    unmount();
    expect(device.cameras.live()).toBe(0);
    tabHidden(true);
    tabHidden(false);
    await passed(1000);
    expect(device.cameras.opened).toHaveLength(1);
  });
});

describe("'Please scan a QR'", () => {
  const told = () => toasts('error').filter((text) => text === 'Please scan a QR').length;

  test('comes after 3 s, at most once in 10 s, also for who leaves and comes back', async () => {
    const { unmount } = await scanning();
    await passed(2900);
    expect(told()).toBe(0);
    await passed(400);
    expect(told()).toBe(1);
    await passed(5000);
    expect(told()).toBe(0);
    unmount();
    await scanning();
    await passed(4000);
    expect(told()).toBe(0);
    await passed(1000);
    expect(told()).toBe(1);
  });

  test('not while it loads, nor while something is shown', async () => {
    const loaded = Promise.withResolvers<void>();
    device.decoder.becomesReady(() => loaded.promise);
    openScreen();
    await passed(20_000);
    expect(told()).toBe(0);
    loaded.resolve();
    device.decoder.sees('some text');
    await passed(20_000);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(told()).toBe(0);
  });
});

test('the keyboard goes from Back over what is there to the lower row', async () => {
  device.cameras.plug(frontCamera, {
    ...backCamera,
    torch: true,
    zoom: { min: 1, max: 2, step: 0.1, value: 1 },
  });
  await scanning();
  vi.useRealTimers();
  const stops: (string | null)[] = [];
  for (let at = 0; at < 5; at += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute('aria-label') ?? null);
  }
  expect(stops).toEqual([
    'Back',
    'Zoom',
    'Scan from a photo',
    'Turn the light on',
    'Switch camera',
  ]);
});
