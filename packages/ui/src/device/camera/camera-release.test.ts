// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubVisibility } from '../browser-test-kit.ts';
import { stubCameras, watched } from './camera-test-kit.ts';
import { openCamera } from './camera.ts';

/** What was taken is given back. */

const back = { facingMode: 'environment' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the camera is given back at once, as often as one likes', async () => {
  const { live } = stubCameras();
  const onLost = vi.fn();
  const opened = await openCamera(back, { onLost });
  expect(live()).toEqual(['back']);
  opened.close();
  expect(live()).toEqual([]);
  opened.close();
  await pass(10_000);
  expect(onLost).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a signal gives it back', async () => {
  const { live } = stubCameras();
  const controller = new AbortController();
  await openCamera(back, { signal: controller.signal });
  controller.abort();
  expect(live()).toEqual([]);
});

test('a signal while the person is asked gives back what comes after that', async () => {
  const { allow, live, tracks } = stubCameras({ answer: 'silence' });
  const controller = new AbortController();
  const outcome = watched(openCamera(back, { signal: controller.signal }));
  await pass(10);
  controller.abort('gone');
  await pass(0);
  expect(outcome).toEqual({ value: 'gone' });
  allow();
  await pass(0);
  expect(tracks).toHaveLength(1);
  expect(live()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a signal at any step of the way is told, and gives it back', async () => {
  const { live } = stubCameras();
  const handedOver = watched(openCamera(back));
  let way = 0;
  for (; handedOver.value === undefined; way++) await Promise.resolve();

  // With the last step it is handed over already.
  for (let steps = 0; steps < way - 1; steps++) {
    const controller = new AbortController();
    const outcome = watched(openCamera(back, { signal: controller.signal }));
    for (let step = 0; step < steps; step++) await Promise.resolve();
    controller.abort('gone');
    await pass(0);
    expect({ steps, ...outcome }).toEqual({ steps, value: 'gone' });
    expect(live()).toEqual([]);
  }
  expect(way).toBeGreaterThan(3);
});

test('a signal that was given before asks nobody', async () => {
  const { asked } = stubCameras();
  const signal = AbortSignal.abort('gone');
  await expect(openCamera(back, { signal })).rejects.toBe('gone');
  expect(asked).toEqual([]);
});

test('a light goes out with its camera', async () => {
  const { tracks } = stubCameras({ cameras: [{ id: 'back', torch: true }] });
  const opened = await openCamera(back);
  await opened.setTorch?.(true);
  expect(tracks[0]?.settings.torch).toBe(true);
  opened.close();
  expect(tracks[0]?.settings.torch).toBe(false);
});

describe('one at a time', () => {
  test('opening another closes the one before, which is not lost by that', async () => {
    const { live } = stubCameras();
    const onLost = vi.fn();
    const first = await openCamera(back, { onLost });
    const liveWhenAsked: string[][] = [];
    const ask = navigator.mediaDevices.getUserMedia;
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation((constraints) => {
      liveWhenAsked.push(live());
      return ask(constraints);
    });
    const second = await openCamera({ deviceId: 'front' });
    expect(liveWhenAsked).toEqual([[]]);
    first.close();
    expect(live()).toEqual(['front']);
    second.close();
    expect(onLost).not.toHaveBeenCalled();
    expect(live()).toEqual([]);
  });

  test('of two that are asked for, the later is had', async () => {
    const { live } = stubCameras();
    const [first, second] = await Promise.allSettled([
      openCamera(back),
      openCamera({ deviceId: 'front' }),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } });
    expect(second).toMatchObject({ value: { camera: { id: 'front' } } });
    expect(live()).toEqual(['front']);
  });

  test('one after another does not disturb', async () => {
    const { live } = stubCameras();
    (await openCamera(back)).close();
    await openCamera(back);
    expect(live()).toEqual(['back']);
  });
});

describe('a camera that goes away', () => {
  const open = async () => {
    const browser = stubCameras();
    const onLost = vi.fn(() => expect(browser.live()).toEqual([]));
    return { ...browser, onLost, opened: await openCamera(back, { onLost }) };
  };

  test('is told once, and closed by then', async () => {
    const { onLost, unplug, happen } = await open();
    unplug('back');
    happen('ended');
    expect(onLost).toHaveBeenCalledOnce();
  });

  test('is told when its picture stands still, as during a call', async () => {
    const { happen, live, onLost } = await open();
    happen('mute');
    await pass(2999);
    expect(onLost).not.toHaveBeenCalled();
    expect(live()).toEqual(['back']);
    await pass(1);
    expect(onLost).toHaveBeenCalledOnce();
    expect(live()).toEqual([]);
  });

  test('is not told for a short break', async () => {
    const { happen, live, onLost } = await open();
    happen('mute');
    await pass(2000);
    happen('unmute');
    await pass(60_000);
    expect(onLost).not.toHaveBeenCalled();
    expect(live()).toEqual(['back']);
  });

  test('may rest while nobody sees the page', async () => {
    const { happen, onLost } = await open();
    happen('mute');
    await pass(2000);
    stubVisibility('hidden');
    await pass(60_000);
    expect(onLost).not.toHaveBeenCalled();
    stubVisibility('visible');
    await pass(2999);
    expect(onLost).not.toHaveBeenCalled();
    await pass(1);
    expect(onLost).toHaveBeenCalledOnce();
  });

  test('is not told where it goes on when the page is seen again', async () => {
    const { happen, onLost } = await open();
    stubVisibility('hidden');
    happen('mute');
    stubVisibility('visible');
    happen('unmute');
    await pass(60_000);
    expect(onLost).not.toHaveBeenCalled();
  });

  test('is nobody’s concern once it is closed', async () => {
    const { happen, onLost, opened } = await open();
    happen('mute');
    opened.close();
    happen('ended');
    await pass(60_000);
    expect(onLost).not.toHaveBeenCalled();
  });
});
