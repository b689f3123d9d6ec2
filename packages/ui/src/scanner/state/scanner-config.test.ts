import { describe, expect, test } from 'vitest';
import {
  fittedBox,
  readableFormats,
  readCameraConfig,
  scannerConfig,
  ScannerConfigError,
} from './scanner-config.ts';

test('what the screen asks for', () => {
  expect(scannerConfig).toEqual({
    fps: 5,
    box: { width: 200, height: 200 },
    formats: ['qr_code'],
    resumeDelayMs: 200,
  });
});

describe('the box', () => {
  test.each([
    [{ width: 200, height: 200 }, 390, { width: 200, height: 200 }],
    [{ width: 200, height: 200 }, 200, { width: 200, height: 200 }],
    [{ width: 200, height: 200 }, 150, { width: 150, height: 200 }],
    [{ width: 50, height: 50 }, 390, { width: 50, height: 50 }],
    // The usual width stands in for one that is not known yet.
    [{ width: 250, height: 60 }, 0, { width: 250, height: 60 }],
    [{ width: 400, height: 400 }, 0, { width: 300, height: 400 }],
  ])('%o in %i px is %o', (box, container, fitted) => {
    expect(fittedBox(box, container)).toEqual(fitted);
  });

  test.each([
    { width: 49, height: 200 },
    { width: 200, height: 49.9 },
    { width: 0, height: 0 },
    { width: -200, height: 200 },
    { width: NaN, height: 200 },
  ])('%o is refused', (box) => {
    const error = (() => {
      try {
        return fittedBox(box, 390);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(ScannerConfigError);
    expect((error as Error).name).toBe('ScannerConfigError');
  });
});

describe('the formats', () => {
  test('those that cannot be read are left out', () => {
    expect(readableFormats(['ean_13', 'qr_code'])).toEqual(['qr_code']);
  });

  test.each([[[]], [['ean_13']]])('%o leaves none', (formats) => {
    expect(() => readableFormats(formats)).toThrow(ScannerConfigError);
  });
});

describe('the camera config', () => {
  test.each([{ facingMode: 'user' }, { facingMode: 'environment' }, { deviceId: 'a1' }])(
    '%o is taken',
    (config) => expect(readCameraConfig(config)).toEqual(config),
  );

  test.each([
    ['no key', {}],
    ['both keys', { facingMode: 'user', deviceId: 'a1' }],
    ['a key too many', { deviceId: 'a1', width: 300 }],
    ['an unknown key', { device: 'a1' }],
    ['another way to face', { facingMode: 'left' }],
    ['a list of ways', { facingMode: ['user'] }],
    ['a constraint', { facingMode: { exact: 'environment' } }],
    ['an id that is no text', { deviceId: 7 }],
    ['an id without letters', { deviceId: '' }],
    ['an id that is not there', { deviceId: undefined }],
    ['nothing', null],
    ['no object', 'environment'],
  ])('%s is refused', (_name, config) => {
    expect(() => readCameraConfig(config)).toThrow(ScannerConfigError);
  });
});
