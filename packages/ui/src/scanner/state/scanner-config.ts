import type { CameraConfig } from '../../device/camera/camera.ts';
import { type BarcodeFormat, barcodeFormats } from '../decode/picture.ts';

const MIN_BOX_PX = 50;
const DEFAULT_WIDTH_PX = 300;

export type BoxSize = { width: number; height: number };

export type ScannerConfig = {
  fps: number;
  box: BoxSize;
  formats: readonly BarcodeFormat[];
  /** How long nothing is looked at after going on. */
  resumeDelayMs: number;
};

export const scannerConfig: ScannerConfig = {
  fps: 5,
  box: { width: 200, height: 200 },
  formats: ['qr_code'],
  resumeDelayMs: 200,
};

/** Whoever set the scanner up made a mistake. */
export class ScannerConfigError extends Error {
  override readonly name = 'ScannerConfigError';
}

/** The box as it fits into what holds it; something that is not drawn yet has a usual width. */
export function fittedBox({ width, height }: BoxSize, containerWidth: number): BoxSize {
  for (const side of [width, height]) {
    if (!(side >= MIN_BOX_PX)) {
      throw new ScannerConfigError(`A side of the scan box has ${side} px, not ${MIN_BOX_PX} px`);
    }
  }
  return { width: Math.min(width, containerWidth || DEFAULT_WIDTH_PX), height };
}

/** The formats to look for, of which there must be one at least that can be read. */
export function readableFormats(wanted: readonly string[]): BarcodeFormat[] {
  const readable = barcodeFormats.filter((format) => wanted.includes(format));
  if (readable.length === 0) throw new ScannerConfigError('No barcode format that can be read');
  return readable;
}

/** What may come from anywhere, as a camera config; it has exactly one key. */
export function readCameraConfig(config: unknown): CameraConfig {
  const entries = typeof config === 'object' && config !== null ? Object.entries(config) : [];
  const [entry] = entries;
  if (entries.length !== 1 || !entry) {
    throw new ScannerConfigError('A camera config has exactly one key, facingMode or deviceId');
  }
  const [key, value] = entry as [string, unknown];
  if (key === 'facingMode') {
    if (value === 'user' || value === 'environment') return { facingMode: value };
    throw new ScannerConfigError("facingMode is 'user' or 'environment'");
  }
  if (key !== 'deviceId') throw new ScannerConfigError(`A camera config has no key '${key}'`);
  if (typeof value === 'string' && value !== '') return { deviceId: value };
  throw new ScannerConfigError('deviceId is the id of a camera');
}
