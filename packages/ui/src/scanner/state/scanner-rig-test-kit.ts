import { expect, vi } from 'vitest';
import { pageClock } from './scan-loop.ts';
import { createScanDedupe } from './scan-dedupe.ts';
import { createScanner, type ScannerParts } from './scanner.ts';
import { scannerConfig } from './scanner-config.ts';
import { backCamera, device, frontCamera, passed, stubDevice } from '../scanner-device-test-kit.ts';

/** The middle of a phone's screen. */
const aim = {
  screen: { width: 400, height: 800 },
  box: { left: 100, top: 300, width: 200, height: 200 },
};

/** What a scanner told. */
export const on = {
  onText: vi.fn(),
  onNothing: vi.fn(),
  onReady: vi.fn(),
  onLost: vi.fn(),
  onBroken: vi.fn(),
};

/** Where a scanner without a screen shows its camera. */
export const shown = {
  video: document.createElement('video'),
  videos: {} as ReturnType<typeof stubDevice>,
};

/** Two cameras, a video, and nothing told yet. */
export function stubRig(): void {
  vi.useFakeTimers();
  shown.videos = stubDevice(frontCamera, backCamera);
  shown.video = document.createElement('video');
  for (const heard of Object.values(on)) heard.mockReset();
}

export function scannerAt(known: Partial<ScannerParts> = {}) {
  const parts: ScannerParts = {
    cameras: device.cameras,
    startDecoder: device.decoder.startDecoder,
    video: () => shown.video,
    aim: () => aim,
    clock: pageClock,
    dedupe: createScanDedupe(),
  };
  return createScanner({ ...parts, ...known }, scannerConfig, on);
}

export async function scanning() {
  const scanner = scannerAt();
  await scanner.start(null);
  await passed();
  expect(scanner.state().step).toBe('scanning');
  return scanner;
}
