// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startDecoder } from './decoder.ts';
import type { FromDecoder, ToDecoder } from './decoder.worker.ts';
import type { FoundCode, Look, RgbaPicture } from './picture.ts';

const look: Look = { box: null, misses: 0, budgetMs: 200 };

class FakeWorker extends EventTarget {
  told: { message: ToDecoder; transfer: Transferable[] }[] = [];
  terminate = vi.fn();
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: ToDecoder, transfer: Transferable[]) {
    this.told.push({ message, transfer });
  }
  answer(data: FromDecoder) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  die(message: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

const workers: FakeWorker[] = [];
vi.mock('./decoder.worker.ts?worker', () => ({
  default: function Worker() {
    return new FakeWorker();
  },
}));

function start() {
  const decoder = startDecoder(['qr_code']);
  return { decoder, worker: workers.at(-1)! };
}

const newPicture = (): RgbaPicture => ({ data: new Uint8ClampedArray(16), width: 2, height: 2 });
const newBitmap = () => ({ width: 2, height: 2, close: vi.fn() }) as unknown as ImageBitmap;
const point = { x: 0, y: 0 };
const code = (text: string): FoundCode => ({ text, corners: [point, point, point, point] });

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', () => {});
});

test('asks for what it is to read, and is ready when the worker is', async () => {
  const { decoder, worker } = start();
  expect(worker.told[0]!.message).toEqual({ type: 'prepare', formats: ['qr_code'] });
  worker.answer({ type: 'ready' });
  await expect(decoder.ready).resolves.toBeUndefined();
});

test('each answer goes to its question', async () => {
  const { decoder, worker } = start();
  const first = decoder.decode(newPicture(), look);
  const second = decoder.decode(newPicture(), look);
  worker.answer({ type: 'seen', turn: 2, codes: [code('second')] });
  worker.answer({ type: 'seen', turn: 1, codes: [] });
  expect(await first).toEqual([]);
  expect(await second).toEqual([code('second')]);
});

test('pixels and bitmaps are handed over, not copied', () => {
  const { decoder, worker } = start();
  const picture = newPicture();
  const bitmap = newBitmap();
  void decoder.decode(picture, look);
  void decoder.decode(bitmap, look);
  expect(worker.told[1]!.transfer).toEqual([picture.data.buffer]);
  expect(worker.told[2]).toEqual({
    message: { type: 'look', turn: 2, picture: bitmap, look },
    transfer: [bitmap],
  });
});

test('a picture that fails rejects alone', async () => {
  const { decoder, worker } = start();
  const asked = decoder.decode(newPicture(), look);
  worker.answer({ type: 'failed', turn: 1, reason: 'RangeError: too large' });
  await expect(asked).rejects.toThrow('RangeError: too large');
  const next = decoder.decode(newPicture(), look);
  worker.answer({ type: 'seen', turn: 2, codes: [] });
  expect(await next).toEqual([]);
  expect(worker.terminate).not.toHaveBeenCalled();
});

describe('is over', () => {
  test.each<[string, (worker: FakeWorker) => void, string]>([
    [
      'it could not be loaded',
      (it) => it.answer({ type: 'failed', turn: null, reason: '404' }),
      '404',
    ],
    ['the worker dies', (it) => it.die('out of memory'), 'out of memory'],
  ])('when %s: all that was asked rejects, and what is asked later', async (_, end, reason) => {
    const { decoder, worker } = start();
    const asked = decoder.decode(newPicture(), look);
    end(worker);
    await expect(decoder.ready).rejects.toThrow(reason);
    await expect(asked).rejects.toThrow(reason);
    const late = newBitmap();
    await expect(decoder.decode(late, look)).rejects.toThrow(reason);
    expect(late.close).toHaveBeenCalledTimes(1);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  test('when it is ended, even twice', async () => {
    const { decoder, worker } = start();
    worker.answer({ type: 'ready' });
    const asked = decoder.decode(newPicture(), look);
    decoder.end();
    decoder.end();
    await expect(asked).rejects.toThrow('ended');
    await expect(decoder.ready).resolves.toBeUndefined();
    expect(worker.terminate).toHaveBeenCalledTimes(1);
    worker.answer({ type: 'seen', turn: 1, codes: [] });
  });
});

test('where workers have no canvas, the page reads the bitmap and hands over its pixels', () => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  const { data } = newPicture();
  const drawImage = vi.fn();
  const context = { drawImage, getImageData: () => ({ data, width: 2, height: 2 }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const { decoder, worker } = start();
  const bitmap = newBitmap();
  void decoder.decode(bitmap, look);
  expect(drawImage).toHaveBeenCalledWith(bitmap, 0, 0);
  expect(bitmap.close).toHaveBeenCalledTimes(1);
  expect(worker.told[1]).toEqual({
    message: { type: 'look', turn: 1, picture: { data, width: 2, height: 2 }, look },
    transfer: [data.buffer],
  });
});
