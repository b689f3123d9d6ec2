// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScannerStateError } from './scanner-state.ts';
import { codeOf, device, passed, stubPictures } from '../scanner-device-test-kit.ts';
import { on, scannerAt, scanning, shown, stubRig } from './scanner-rig-test-kit.ts';

beforeEach(stubRig);
afterEach(() => void vi.useRealTimers());

describe('scanning', () => {
  test('shows the camera and looks at five pictures a second, in the box first', async () => {
    await scanning();
    expect(shown.video.srcObject).toBe(device.cameras.latest().stream);
    expect(on.onReady).toHaveBeenCalledOnce();
    await passed(998);
    expect(device.decoder.looks).toHaveLength(5);
    expect(device.decoder.looks.map(({ misses }) => misses)).toEqual([0, 1, 2, 3, 4]);
    expect(device.decoder.looks[0]).toMatchObject({
      budgetMs: 200,
      box: { left: 550, top: 270, width: 180, height: 180 },
    });
  });

  test('leaves pictures alone that it has seen, and a video that stands', async () => {
    await scanning();
    await passed(1);
    const seen = device.decoder.looks.length;
    shown.videos.stands(true);
    await passed(1000);
    expect(device.decoder.looks).toHaveLength(seen);
    shown.videos.stands(false);
    shown.video.pause();
    await passed(1000);
    expect(device.decoder.looks).toHaveLength(seen);
  });

  test('goes on where a picture could not be taken', async () => {
    let fails = true;
    stubPictures(() => (fails ? null : { width: 1280, height: 720 }));
    await scanning();
    await passed(1000);
    expect(device.decoder.looks).toHaveLength(0);
    fails = false;
    await passed(1000);
    expect(device.decoder.looks).toHaveLength(5);
    expect(on.onBroken).not.toHaveBeenCalled();
  });

  test('pauses with the video once a code is read, and tells it once', async () => {
    const scanner = await scanning();
    device.decoder.sees('hello', 'other');
    await passed(1000);
    expect(on.onText).toHaveBeenCalledExactlyOnceWith('hello');
    expect(scanner.state()).toEqual({ step: 'paused', to: null });
    expect(shown.video.paused).toBe(true);
    expect(device.cameras.live()).toBe(1);
  });

  test('tells after three seconds that nothing was recognised', async () => {
    await scanning();
    await passed(2999);
    expect(on.onNothing).not.toHaveBeenCalled();
    await passed(201);
    expect(on.onNothing).toHaveBeenCalled();
  });

  test('counts a code that it holds back as recognised', async () => {
    const scanner = await scanning();
    device.decoder.sees('hello');
    await passed(300);
    scanner.resume();
    await passed(2900);
    device.decoder.sees();
    await passed(2700);
    expect(on.onNothing).not.toHaveBeenCalled();
    await passed(400);
    expect(on.onNothing).toHaveBeenCalled();
    expect(on.onText).toHaveBeenCalledOnce();
  });
});

describe('pausing', () => {
  test('looks at nothing, and at nothing for 200 ms after going on', async () => {
    const scanner = await scanning();
    await passed(1);
    scanner.pause({ video: false });
    expect(shown.video.paused).toBe(false);
    device.decoder.looks.length = 0;
    await passed(5000);
    expect(device.decoder.looks).toHaveLength(0);
    expect(on.onNothing).not.toHaveBeenCalled();
    scanner.resume();
    expect(scanner.state().step).toBe('scanning');
    await passed(199);
    expect(device.decoder.looks).toHaveLength(0);
    await passed(1);
    expect(device.decoder.looks).toHaveLength(1);
  });

  test('drops an answer that comes too late', async () => {
    const late = Promise.withResolvers<ReturnType<typeof codeOf>[]>();
    device.decoder.answers(() => late.promise);
    const scanner = await scanning();
    await passed(1);
    expect(device.decoder.looks).toHaveLength(1);
    scanner.pause({ video: true });
    late.resolve([codeOf('late')]);
    await passed(1000);
    expect(on.onText).not.toHaveBeenCalled();
  });
});

describe('forbidden is', () => {
  test('everything but starting at first', () => {
    const scanner = scannerAt();
    expect(() => scanner.pause({ video: true })).toThrow(ScannerStateError);
    expect(() => scanner.resume()).toThrow(ScannerStateError);
    expect(() => scanner.stop()).toThrow(ScannerStateError);
  });

  test('everything while it starts', async () => {
    const answer = device.cameras.asks();
    const scanner = scannerAt();
    const first = scanner.start(null);
    await expect(scanner.start(null)).rejects.toThrow(ScannerStateError);
    await expect(scanner.scanFile(new Blob())).rejects.toThrow(ScannerStateError);
    expect(() => scanner.stop()).toThrow(ScannerStateError);
    expect(() => scanner.pause({ video: true })).toThrow(ScannerStateError);
    answer.resolve();
    await first;
    expect(scanner.state().step).toBe('scanning');
    expect(device.cameras.live()).toBe(1);
  });

  test('to start, resume or read a file while scanning', async () => {
    const scanner = await scanning();
    await expect(scanner.start(null)).rejects.toThrow(ScannerStateError);
    await expect(scanner.scanFile(new Blob())).rejects.toThrow(ScannerStateError);
    expect(() => scanner.resume()).toThrow(ScannerStateError);
    expect(device.cameras.live()).toBe(1);
  });

  test('to start, pause or read a file while paused', async () => {
    const scanner = await scanning();
    scanner.pause({ video: true });
    await expect(scanner.start(null)).rejects.toThrow(ScannerStateError);
    await expect(scanner.scanFile(new Blob())).rejects.toThrow(ScannerStateError);
    expect(() => scanner.pause({ video: true })).toThrow(ScannerStateError);
    scanner.stop();
    expect(scanner.state().step).toBe('not-started');
  });

  test('a camera config that is none', async () => {
    await expect(scannerAt().start({ facingMode: 'left' } as never)).rejects.toThrow(/facingMode/);
  });
});

describe('the camera is let go', () => {
  test('when it is stopped', async () => {
    const scanner = await scanning();
    scanner.stop();
    expect(device.cameras.live()).toBe(0);
    expect(shown.video.srcObject).toBeNull();
    device.decoder.looks.length = 0;
    await passed(1000);
    expect(device.decoder.looks).toHaveLength(0);
  });

  test('while it starts, and it can be started anew at once', async () => {
    const answer = device.cameras.asks();
    const scanner = scannerAt();
    const first = scanner.start(null);
    await passed();
    scanner.release();
    expect(scanner.state()).toEqual({ step: 'not-started', to: null });
    const second = scanner.start(null);
    answer.resolve();
    expect(await first).toBeNull();
    expect(await second).not.toBeNull();
    expect(device.cameras.live()).toBe(1);
    scanner.release();
    expect(device.cameras.live()).toBe(0);
    scanner.release();
  });

  test('by a camera that comes in spite of it', async () => {
    const answer = Promise.withResolvers<void>();
    const scanner = scannerAt({
      cameras: {
        list: device.cameras.list,
        async open(config) {
          await answer.promise;
          return device.cameras.open(config);
        },
      },
    });
    const first = scanner.start({ deviceId: 'b' });
    scanner.release();
    answer.resolve();
    expect(await first).toBeNull();
    expect(device.cameras.opened).toHaveLength(1);
    expect(device.cameras.live()).toBe(0);
  });

  test('at the end, with the decoder', async () => {
    const scanner = await scanning();
    scanner.end();
    expect(device.cameras.live()).toBe(0);
    expect(device.decoder.started.map(({ ended }) => ended)).toEqual([true]);
    await scanner.start(null);
    expect(device.decoder.started.map(({ ended }) => ended)).toEqual([true, false]);
  });

  test('when it goes by itself', async () => {
    const scanner = await scanning();
    device.cameras.latest().lose();
    expect(on.onLost).toHaveBeenCalledOnce();
    expect(scanner.state().step).toBe('not-started');
    expect(shown.video.srcObject).toBeNull();
  });
});
