import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { stubBrowser } from '@baeon/ui/device/browser-test-kit.ts';
import {
  type CameraSketch,
  stubDevice,
  passed,
} from '@baeon/ui/scanner/scanner-device-test-kit.ts';
import { ScannerScreen } from './screen/scanner-screen.tsx';

/** What a person meets on the screen. */

export const HINT = 'Point the camera at a QR code';

export const video = () => document.querySelector('video')!;
export const seen = (text: string) => screen.queryByText(text) !== null;
export const button = (name: string) => screen.queryByRole('button', { name });

/** Those that are not on their way out. */
export const toasts = (kind: 'error' | 'success') =>
  [...document.querySelectorAll(`[data-toast=${kind}]:not([aria-hidden])`)].map(
    (card) => card.textContent,
  );

/** Each test in a time of its own: what is told seldom was told long ago. */
let started = 0;

/** A phone that nobody scanned with for long. */
export function stubPhone(...cameras: CameraSketch[]): void {
  vi.useFakeTimers();
  vi.advanceTimersByTime((started += 60_000));
  stubBrowser({});
  stubDevice(...cameras);
}

/** As if the person had switched to another tab, or had come back. */
export function tabHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The screen by itself, which starts at once. */
export function openScreen(onBack: () => void = () => undefined) {
  return render(
    <MemoryRouter initialEntries={['/qr-scanner']}>
      <ScannerScreen
        title="QR scanner"
        onBack={onBack}
        renderCoupon={(code) => <p>Coupon {code}</p>}
      />
      <Toaster />
    </MemoryRouter>,
  );
}

/** The screen, once it looks for codes. */
export async function scanning() {
  const view = openScreen();
  await passed(1);
  expect(seen(HINT)).toBe(true);
  return view;
}

export async function press(name: string): Promise<void> {
  fireEvent.click(button(name)!);
  await passed();
}
