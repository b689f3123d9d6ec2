// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CameraSketch, stubCameras, watched } from './camera-test-kit.ts';
import { openCamera } from './camera.ts';

const withAll: CameraSketch = { id: 'back', torch: true, zoom: { min: 1, max: 4, step: 0.1 } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function open(camera: CameraSketch = withAll) {
  const browser = stubCameras({ cameras: [camera] });
  const opened = await openCamera({ deviceId: camera.id });
  return { opened, track: browser.tracks[0]! };
}

/** Holds the camera's changes until they are let go. */
function hold(track: { beforeChange: () => Promise<void> }) {
  const { promise, resolve } = Promise.withResolvers<void>();
  track.beforeChange = () => promise;
  return resolve;
}

const refuse = async () => {
  throw new DOMException('setOptions failed', 'UnknownError');
};

describe('what a camera has', () => {
  test('a light and a zoom', async () => {
    const { opened } = await open();
    expect(opened.setTorch).toBeTypeOf('function');
    expect(opened.zoom).toEqual({ min: 1, max: 4, step: 0.1, value: 1 });
  });

  test('neither, where it says so', async () => {
    const { opened, track } = await open({ id: 'plain' });
    expect(opened).toMatchObject({ setTorch: null, zoom: null });
    await opened.setZoom(2);
    expect(track.changes).toEqual([]);
  });

  test('neither, where the browser cannot tell', async () => {
    const browser = stubCameras({ cameras: [withAll] });
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (asked) => {
      const stream = await getUserMedia(asked);
      browser.tracks[0]!.getCapabilities = undefined;
      return stream;
    });
    const opened = await openCamera({ deviceId: 'back' });
    expect(opened).toMatchObject({ setTorch: null, zoom: null });
  });

  test.each([
    [[false, true], true],
    [[false], false],
    [false, false],
  ])('a light that is said to be %o', async (torch, has) => {
    const { opened } = await open({ id: 'back', torch: torch as never });
    expect(opened.setTorch !== null).toBe(has);
  });
});

describe('focus', () => {
  test('is kept by the camera where it does so only when told', async () => {
    const { track } = await open({ ...withAll, focus: ['manual', 'continuous'] });
    await pass(0);
    expect(track.changes).toEqual([{ focusMode: 'continuous' }]);
  });

  test('is left alone where the camera cannot keep it', async () => {
    const { track } = await open({ ...withAll, focus: ['manual'] });
    await pass(0);
    expect(track.changes).toEqual([]);
  });

  test('is no reason to fail', async () => {
    const browser = stubCameras({ cameras: [{ id: 'back', focus: ['continuous'] }] });
    const opening = openCamera({ deviceId: 'back' });
    await vi.waitFor(() => expect(browser.tracks).toHaveLength(1));
    browser.tracks[0]!.beforeChange = refuse;
    await opening;
    await pass(0);
    expect(browser.tracks[0]!.changes).toHaveLength(1);
    expect(browser.live()).toEqual(['back']);
  });
});

describe('the light', () => {
  test('goes on and off', async () => {
    const { opened, track } = await open();
    await opened.setTorch?.(true);
    expect(track.settings.torch).toBe(true);
    await opened.setTorch?.(false);
    expect(track.settings.torch).toBe(false);
  });

  test('stays on while the camera zooms', async () => {
    const { opened, track } = await open();
    await opened.setTorch?.(true);
    await opened.setZoom(2);
    expect(track.changes.at(-1)).toEqual({ torch: true, zoom: 2 });
  });

  test('that fails is told, and does not stand in the way of the zoom', async () => {
    const { opened, track } = await open();
    track.beforeChange = refuse;
    await expect(opened.setTorch?.(true)).rejects.toMatchObject({
      name: 'CameraError',
      kind: 'unavailable',
      message: 'UnknownError: setOptions failed',
    });
    track.beforeChange = async () => {};
    await opened.setZoom(2);
    expect(track.changes.at(-1)).toEqual({ zoom: 2 });
  });

  test('that never answers is given up', async () => {
    const { opened, track } = await open();
    hold(track);
    const outcome = watched(opened.setTorch!(true));
    await pass(2999);
    expect(outcome).toEqual({});
    await pass(1);
    expect(outcome).toEqual({ value: 'unavailable' });
  });
});

describe('the zoom', () => {
  test.each([
    [2.34, 2.3],
    [0, 1],
    [9, 4],
    [-Infinity, 1],
  ])('asked for as %d becomes %d', async (asked, zoom) => {
    const { opened, track } = await open();
    await opened.setZoom(asked);
    expect(track.changes).toEqual([{ zoom }]);
  });

  test('of many at once takes the newest, and one at a time', async () => {
    const { opened, track } = await open();
    const letGo = hold(track);
    const first = watched(opened.setZoom(1.5));
    await pass(0);
    const rest = [2, 2.5, 3].map((value) => watched(opened.setZoom(value)));
    await pass(0);
    expect(track.changes).toEqual([{ zoom: 1.5 }]);
    expect([first, ...rest]).toEqual([{}, {}, {}, {}]);
    letGo();
    await pass(0);
    expect(track.changes).toEqual([{ zoom: 1.5 }, { zoom: 3 }]);
    for (const { value = 'done' } of [first, ...rest]) expect(value).toBe('done');
    expect(track.settings.zoom).toBe(3);
  });

  test('goes on after one that failed', async () => {
    const { opened, track } = await open();
    track.beforeChange = refuse;
    const failed = watched(opened.setZoom(2));
    await pass(0);
    expect(failed).toEqual({ value: 'unavailable' });
    track.beforeChange = async () => {};
    await opened.setZoom(3);
    expect(track.settings.zoom).toBe(3);
  });

  test.each(['before', 'while'])('does nothing when the camera is closed %s', async (when) => {
    const { opened, track } = await open();
    const letGo = hold(track);
    if (when === 'before') opened.close();
    const outcome = watched(opened.setZoom(2));
    const later = watched(opened.setTorch!(true));
    await pass(0);
    opened.close();
    await pass(0);
    expect(track.changes).toHaveLength(when === 'before' ? 0 : 1);
    expect(outcome).toEqual({ value: undefined });
    expect(later).toEqual({ value: undefined });
    expect(vi.getTimerCount()).toBe(0);
    letGo();
  });
});
