import { expect, test } from 'vitest';
import { nearestZoom, zoomOf } from './camera-controls.ts';

const trackWith = (zoom: unknown, value?: number) =>
  ({
    getCapabilities: () => ({ zoom }),
    getSettings: () => ({ zoom: value }),
  }) as unknown as MediaStreamTrack;

test.each([
  [{ min: 1, max: 8, step: 0.5 }, 2, { min: 1, max: 8, step: 0.5, value: 2 }],
  [{ min: 1, max: 8, step: 0.5 }, undefined, { min: 1, max: 8, step: 0.5, value: 1 }],
  [{ min: 1, max: 8, step: 0.5 }, 0, { min: 1, max: 8, step: 0.5, value: 1 }],
  [{ min: 1, max: 11 }, 1, { min: 1, max: 11, step: 0.1, value: 1 }],
  [{ min: 1, max: 11, step: 0 }, 1, { min: 1, max: 11, step: 0.1, value: 1 }],
  [{ min: 1, max: 1, step: 0.1 }, 1, null],
  [undefined, undefined, null],
])('%o at %o', (range, value, zoom) => {
  expect(zoomOf(trackWith(range, value))).toEqual(zoom);
});

const fine = { min: 1, max: 4, step: 0.1, value: 1 };

test.each([
  [fine, 1.26, 1.3],
  [fine, 1.7, 1.7],
  [{ ...fine, min: 0.6, max: 0.9 }, 0.9, 0.9],
  [fine, 0.2, 1],
  [fine, 17, 4],
  [{ ...fine, step: 0.7 }, 4, 3.8],
  [{ ...fine, min: 0.6 }, 0.89, 0.9],
  [{ ...fine, min: 100, max: 400, step: 100 }, 249, 200],
  [{ ...fine, max: 1.7, step: 0.4 }, 1.7, 1.4],
])('%o comes nearest to %d', (zoom, asked, nearest) => {
  expect(nearestZoom(zoom, asked)).toBe(nearest);
});
