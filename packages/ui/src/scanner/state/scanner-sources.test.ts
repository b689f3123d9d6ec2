// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CameraError } from '../../device/camera/camera.ts';
import { DecoderError } from './scanner.ts';
import { device, passed, stubPictures } from '../scanner-device-test-kit.ts';
import { on, scannerAt, scanning, stubRig } from './scanner-rig-test-kit.ts';

beforeEach(stubRig);
afterEach(() => void vi.useRealTimers());

describe('the choice', () => {
  const labelled = (...labels: string[]) => labels.map((label, at) => ({ id: `c${at}`, label }));

  test('is the label that says back', async () => {
    await scanning();
    expect(device.cameras.asked).toEqual([{ deviceId: 'b' }]);
  });

  test('is the environment before labels are known, and what they say afterwards', async () => {
    let calls = 0;
    const list = async () => {
      calls += 1;
      const known = await device.cameras.list();
      return calls === 1 ? known.map(() => ({ id: '', label: '' })) : known;
    };
    device.cameras.plug(...labelled('Front', 'Rear'));
    const scanner = scannerAt({ cameras: { ...device.cameras, list } });
    const chosen = await scanner.start(null);
    expect(device.cameras.asked).toEqual([{ facingMode: 'environment' }, { deviceId: 'c1' }]);
    expect(chosen).toMatchObject({ backMissing: false, opened: { camera: { id: 'c1' } } });
    expect(device.cameras.live()).toBe(1);
  });

  test('is the first one where none says back', async () => {
    device.cameras.plug(...labelled('Links', 'Rechts'));
    const chosen = await scannerAt().start(null);
    expect(device.cameras.asked).toEqual([{ facingMode: 'environment' }]);
    expect(chosen).toMatchObject({ backMissing: true, opened: { camera: { id: 'c0' } } });
  });

  test('falls back where the wanted one is gone', async () => {
    const chosen = await scannerAt().start({ deviceId: 'gone' });
    expect(device.cameras.asked).toEqual([{ deviceId: 'gone' }, { deviceId: 'b' }]);
    expect(chosen).toMatchObject({ opened: { camera: { id: 'b' } } });
  });

  test('is missing where there is none', async () => {
    device.cameras.plug();
    const scanner = scannerAt();
    await expect(scanner.start(null)).rejects.toMatchObject({ kind: 'missing' });
    expect(scanner.state()).toEqual({ step: 'not-started', to: null });
    expect(device.cameras.asked).toEqual([]);
  });

  test('fails with what the browser says, and leaves nothing open', async () => {
    device.cameras.plug(...labelled('Front', 'Middle'));
    const list = vi.fn(device.cameras.list);
    list
      .mockResolvedValueOnce(await device.cameras.list())
      .mockRejectedValueOnce(new CameraError('denied'));
    const scanner = scannerAt({ cameras: { ...device.cameras, list } });
    await expect(scanner.start(null)).rejects.toMatchObject({ kind: 'denied' });
    expect(device.cameras.opened).toHaveLength(1);
    expect(device.cameras.live()).toBe(0);
  });
});

describe('the decoder', () => {
  test('is waited for while the camera is shown', async () => {
    const loaded = Promise.withResolvers<void>();
    device.decoder.becomesReady(() => loaded.promise);
    await scanning();
    await passed(5000);
    expect(device.decoder.looks).toHaveLength(0);
    expect(on.onReady).not.toHaveBeenCalled();
    loaded.resolve();
    await passed(1);
    expect(on.onReady).toHaveBeenCalledOnce();
    expect(device.decoder.looks).toHaveLength(1);
    expect(on.onNothing).not.toHaveBeenCalled();
  });

  test('that does not load stops the camera; the next start tries a new one', async () => {
    device.decoder.becomesReady(() => Promise.reject(new Error('Offline')));
    const scanner = scannerAt();
    await scanner.start(null);
    await passed();
    expect(on.onBroken).toHaveBeenCalledOnce();
    expect(device.cameras.live()).toBe(0);
    expect(scanner.state().step).toBe('not-started');
    device.decoder.becomesReady(async () => undefined);
    await scanner.start(null);
    await passed(1);
    expect(device.decoder.started).toHaveLength(2);
    expect(device.decoder.looks).toHaveLength(1);
  });

  test('may fail twice in a row, but not three times', async () => {
    let failing = 2;
    device.decoder.answers(async () => {
      if (failing-- > 0) throw new Error('Died');
      return [];
    });
    await scanning();
    await passed(1000);
    expect(on.onBroken).not.toHaveBeenCalled();
    failing = 3;
    await passed(1000);
    expect(on.onBroken).toHaveBeenCalledOnce();
    expect(device.cameras.live()).toBe(0);
    expect(device.decoder.started[0]?.ended).toBe(true);
  });

  test('that cannot even be started is one that does not load', async () => {
    const scanner = scannerAt({
      startDecoder() {
        throw new Error('No workers here');
      },
    });
    await scanner.start(null);
    await passed();
    expect(on.onBroken).toHaveBeenCalledOnce();
    await expect(scanner.scanFile(new Blob())).rejects.toThrow(DecoderError);
  });
});

describe('a file', () => {
  const photo = new Blob(['x'], { type: 'image/jpeg' });

  test('is looked at hard and as a whole', async () => {
    device.decoder.sees('from a photo');
    expect(await scannerAt().scanFile(photo)).toBe('from a photo');
    expect(device.decoder.looks).toEqual([{ box: null, misses: Infinity, budgetMs: 4000 }]);
  });

  test('may have nothing to say', async () => {
    expect(await scannerAt().scanFile(photo)).toBeNull();
  });

  test.each([
    ['is no picture', new Blob(['x'], { type: 'application/pdf' })],
    ['cannot be shown', photo],
  ])('that %s is told apart', async (_name, file) => {
    stubPictures(() => null);
    const reading = scannerAt().scanFile(file);
    await expect(reading).rejects.toMatchObject({ name: 'UnreadablePhotoError' });
  });

  test('that is too large is not even opened', async () => {
    const made = stubPictures(() => ({ width: 1, height: 1 }));
    const huge = new Blob(['x'], { type: 'image/png' });
    vi.spyOn(huge, 'size', 'get').mockReturnValue(50_000_001);
    await expect(scannerAt().scanFile(huge)).rejects.toMatchObject({
      name: 'UnreadablePhotoError',
    });
    expect(made).toEqual([]);
  });

  test('with more pixels than a phone can hold is made smaller', async () => {
    const made = stubPictures(() => ({ width: 8000, height: 4000 }));
    await scannerAt().scanFile(photo);
    expect(made[1]?.[1]).toMatchObject({ resizeWidth: 5657, resizeHeight: 2828 });
  });

  test('that kills the decoder is unreadable, and the next one gets a new decoder', async () => {
    device.decoder.answers(() => Promise.reject(new Error('Out of memory')));
    const scanner = scannerAt();
    await expect(scanner.scanFile(photo)).rejects.toMatchObject({ name: 'UnreadablePhotoError' });
    device.decoder.sees('next');
    expect(await scanner.scanFile(photo)).toBe('next');
    expect(device.decoder.started.map(({ ended }) => ended)).toEqual([true, false]);
  });
});
