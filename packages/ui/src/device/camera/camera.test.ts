// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chromeOnAndroid, stubMediaDevices } from '../browser-test-kit.ts';
import { backCamera, frontCamera, stubCameras, watched } from './camera-test-kit.ts';
import { CameraError, listCameras, openCamera, watchCameraPermission } from './camera.ts';

const inAnApp = chromeOnAndroid.replace('K)', 'K; wv)');
const back = { facingMode: 'environment' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the camera', () => {
  const picture = {
    width: { ideal: 1920 },
    height: { ideal: 1080 },
    advanced: [{ focusMode: 'continuous' }],
  };

  test('is asked for by where it looks, which is a wish, and without sound', async () => {
    const { asked } = stubCameras();
    await openCamera({ facingMode: 'user' });
    const video = { facingMode: { ideal: 'user' }, ...picture };
    expect(asked).toEqual([{ audio: false, video }]);
  });

  test('is asked for by its id, which is no wish', async () => {
    const { asked } = stubCameras();
    await openCamera({ deviceId: 'front' });
    const video = { deviceId: { exact: 'front' }, ...picture };
    expect(asked).toEqual([{ audio: false, video }]);
  });

  test('tells which one it is and where it looks', async () => {
    const { live } = stubCameras();
    const opened = await openCamera(back);
    expect(opened).toMatchObject({
      camera: { id: 'back', label: 'camera2 0, facing back' },
      facing: 'environment',
    });
    expect(opened.stream.getVideoTracks()).toHaveLength(1);
    expect(live()).toEqual(['back']);
  });

  test.each([undefined, 'left'])('may not know where it looks (%s)', async (facing) => {
    stubCameras({ cameras: [{ id: 'desk', facing: facing as never }] });
    await expect(openCamera(back)).resolves.toMatchObject({ facing: null });
  });
});

describe('the list', () => {
  test('names every camera, and nothing else', async () => {
    stubCameras({ permission: 'granted' });
    await expect(listCameras()).resolves.toEqual([
      { id: 'back', label: 'camera2 0, facing back' },
      { id: 'front', label: 'camera2 1, facing front' },
    ]);
  });

  test('has no labels before the person allowed one', async () => {
    stubCameras();
    const nameless = { id: '', label: '' };
    await expect(listCameras()).resolves.toEqual([nameless, nameless]);
    await openCamera(back);
    await expect(listCameras()).resolves.toMatchObject([
      { label: backCamera.label },
      { label: frontCamera.label },
    ]);
  });

  test('may be empty', async () => {
    stubCameras({ cameras: [] });
    await expect(listCameras()).resolves.toEqual([]);
  });

  test.each([
    ['insecure', { secure: false }],
    ['unsupported', { supported: false }],
  ] as const)('is not to be had where cameras are %s', async (kind, browser) => {
    stubCameras(browser);
    await expect(listCameras()).rejects.toMatchObject({ name: 'CameraError', kind });
  });

  test('gives the browser’s reason where it fails', async () => {
    stubCameras();
    const fail = () => Promise.reject(new DOMException('Not now', 'InvalidStateError'));
    vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockImplementation(fail);
    const reason = { kind: 'unavailable', message: 'InvalidStateError: Not now' };
    await expect(listCameras()).rejects.toMatchObject(reason);
  });
});

describe('failures', () => {
  test.each([
    ['NotAllowedError', 'denied', 'NotAllowedError: Permission denied'],
    ['SecurityError', 'denied', 'SecurityError'],
    ['NotFoundError', 'missing', 'NotFoundError: Requested device not found'],
    ['OverconstrainedError', 'missing', 'OverconstrainedError'],
    ['AbortError', 'unavailable', 'AbortError'],
    ['no video', 'no-video', 'No video tracks found'],
  ])('%s is %s', async (answer, kind, message) => {
    const { asked, live } = stubCameras({ answer });
    const failure = openCamera(back);
    await expect(failure).rejects.toBeInstanceOf(CameraError);
    await expect(failure).rejects.toMatchObject({ kind, message });
    expect(live()).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('a stream without a picture is given back, whatever else is in it', async () => {
    stubCameras({ answer: 'no video' });
    const stop = vi.fn();
    const stream = { getTracks: () => [{ stop, addEventListener() {} }], getVideoTracks: () => [] };
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream as never);
    await expect(openCamera(back)).rejects.toMatchObject({ kind: 'no-video' });
    expect(stop).toHaveBeenCalledOnce();
  });

  test.each([undefined, null, {}, 'no'])('a browser’s %o is no reason', async (reason) => {
    stubCameras();
    const fail = () => Promise.reject(reason as Error);
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(fail);
    await expect(openCamera(back)).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Error getting the camera stream',
    });
  });

  test('a page that is not secure is told as such', async () => {
    const { asked } = stubCameras({ secure: false });
    await expect(openCamera(back)).rejects.toMatchObject({ kind: 'insecure' });
    expect(asked).toEqual([]);
  });

  test('a browser without cameras is told as such', async () => {
    stubCameras({ supported: false });
    await expect(openCamera(back)).rejects.toMatchObject({ kind: 'unsupported' });
  });

  test('a browser that only lists its cameras is told as such', async () => {
    stubCameras();
    stubMediaDevices({});
    await expect(openCamera(back)).rejects.toMatchObject({ kind: 'unsupported' });
  });

  test('a device without cameras has none', async () => {
    stubCameras({ cameras: [] });
    await expect(openCamera(back)).rejects.toMatchObject({ kind: 'missing' });
  });

  test('a camera that was taken off is missing', async () => {
    const { unplug } = stubCameras();
    unplug('front');
    await expect(openCamera({ deviceId: 'front' })).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe('a camera that is not free yet', () => {
  test('is asked for once more after a moment', async () => {
    const { asked, live } = stubCameras({ first: ['NotReadableError'] });
    const outcome = watched(openCamera(back));
    await pass(499);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(outcome.value).toMatchObject({ camera: { id: 'back' } });
    expect(asked[1]).toEqual(asked[0]);
    expect(live()).toEqual(['back']);
  });

  test('is asked for no more than twice', async () => {
    const { asked } = stubCameras({ answer: 'NotReadableError' });
    const failure = openCamera(back);
    failure.catch(() => {});
    await pass(60_000);
    await expect(failure).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'NotReadableError: Could not start video source',
    });
    expect(asked).toHaveLength(2);
  });

  test('is told by what the second answer says', async () => {
    stubCameras({ first: ['NotReadableError', 'NotFoundError'] });
    const outcome = watched(openCamera(back));
    await pass(500);
    expect(outcome).toEqual({ value: 'missing' });
  });

  test('is not asked for again once nobody wants it', async () => {
    const { asked } = stubCameras({ first: ['NotReadableError'] });
    const controller = new AbortController();
    const outcome = watched(openCamera(back, { signal: controller.signal }));
    await pass(100);
    controller.abort('gone');
    await pass(0);
    expect(outcome).toEqual({ value: 'gone' });
    expect(vi.getTimerCount()).toBe(0);
    await pass(1000);
    expect(asked).toHaveLength(1);
  });
});

describe('a browser that never answers', () => {
  test('is waited for while its question is open, and no longer once it is answered', async () => {
    const { allow, decide, live, tracks } = stubCameras({ answer: 'silence' });
    const outcome = watched(openCamera(back));
    await pass(600_000);
    expect(outcome).toEqual({});
    decide('granted');
    await pass(14_999);
    expect(outcome).toEqual({});
    await pass(1);
    expect(outcome).toEqual({ value: 'unavailable' });
    allow();
    await pass(0);
    expect(tracks).toHaveLength(1);
    expect(live()).toEqual([]);
  });

  test('says so in its reason', async () => {
    stubCameras({ answer: 'silence', permission: 'granted' });
    const failure = openCamera(back);
    failure.catch(() => {});
    await pass(15_000);
    const message = 'TimeoutError: The browser does not answer.';
    await expect(failure).rejects.toMatchObject({ message });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after a refusal it counts as denied', async () => {
    const { decide } = stubCameras({ answer: 'silence' });
    const outcome = watched(openCamera(back));
    await pass(0);
    decide('denied');
    await pass(15_000);
    expect(outcome).toEqual({ value: 'denied' });
  });

  test('inside another app it is given up', async () => {
    stubCameras({ answer: 'silence', permission: 'unknown', userAgent: inAnApp });
    const outcome = watched(openCamera(back));
    await pass(30_000);
    expect(outcome).toEqual({ value: 'unavailable' });
  });

  test('asks about the camera', async () => {
    stubCameras();
    const query = vi.spyOn(navigator.permissions, 'query');
    await openCamera(back);
    expect(query.mock.calls).toEqual([[{ name: 'camera' }]]);
  });
});

describe('a change of mind', () => {
  test('is told each time, until nobody listens', async () => {
    const { decide } = stubCameras();
    const onChange = vi.fn();
    const stop = watchCameraPermission(onChange);
    await pass(0);
    decide('denied');
    decide('granted');
    expect(onChange.mock.calls).toEqual([['denied'], ['granted']]);
    stop();
    decide('denied');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('is not told to somebody who left at once', async () => {
    const { decide } = stubCameras();
    const onChange = vi.fn();
    watchCameraPermission(onChange)();
    await pass(0);
    decide('granted');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('goes unseen where the browser keeps no note of it', async () => {
    const { decide } = stubCameras({ permission: 'unknown' });
    const onChange = vi.fn();
    const stop = watchCameraPermission(onChange);
    await pass(0);
    decide('granted');
    stop();
    expect(onChange).not.toHaveBeenCalled();
  });
});
