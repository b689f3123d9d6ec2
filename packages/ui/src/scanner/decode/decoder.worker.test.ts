import { beforeEach, expect, test, vi } from 'vitest';
import { cleanPicture, wasmBinary } from './decode-test-kit.ts';
import type { FromDecoder, ToDecoder } from './decoder.worker.ts';
import type { Look } from './picture.ts';

const answers: FromDecoder[] = [];
const look: Look = { box: null, misses: 0, budgetMs: 10_000 };

/** The worker itself, in this thread, with the reader from this address. */
async function startWorker(fetch: () => Promise<unknown>) {
  vi.stubGlobal('fetch', fetch);
  const listeners: ((event: { data: ToDecoder }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  );
  await import('./decoder.worker.ts');
  return (data: ToDecoder) => listeners.forEach((listener) => listener({ data }));
}

const readerFile = async () => ({ ok: true, arrayBuffer: async () => wasmBinary() });

beforeEach(() => {
  answers.length = 0;
  vi.resetModules();
  vi.stubGlobal('postMessage', (answer: FromDecoder) => answers.push(answer));
});

// The reader takes a while to be compiled on a busy machine.
const answered = (count: number) =>
  vi.waitFor(() => expect(answers).toHaveLength(count), { timeout: 20_000 });

test('says when it is ready, and answers each turn', async () => {
  const tell = await startWorker(readerFile);
  tell({ type: 'prepare', formats: ['qr_code'] });
  // Asked before it is ready: it waits.
  tell({ type: 'look', turn: 1, picture: cleanPicture('one'), look });
  tell({ type: 'look', turn: 2, picture: cleanPicture('two'), look });
  await answered(3);
  expect(answers[0]).toEqual({ type: 'ready' });
  const seen = answers.slice(1).map((answer) => {
    if (answer.type !== 'seen') throw new Error(`Not seen: ${JSON.stringify(answer)}`);
    return [answer.turn, answer.codes.map(({ text }) => text)];
  });
  expect(seen).toEqual([
    [1, ['one']],
    [2, ['two']],
  ]);
});

/** A bitmap of a code, and the canvas that draws it. */
function stubBitmap(text: string) {
  const { data, width, height } = cleanPicture(text);
  const close = vi.fn();
  const drawImage = vi.fn();
  class Canvas {
    getContext = () => ({ drawImage, getImageData: () => ({ data, width, height }) });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return { bitmap: { width, height, close } as unknown as ImageBitmap, close, drawImage };
}

test('reads bitmaps, and closes them', async () => {
  const tell = await startWorker(readerFile);
  tell({ type: 'prepare', formats: ['qr_code'] });
  const { bitmap, close, drawImage } = stubBitmap('in a bitmap');
  tell({ type: 'look', turn: 7, picture: bitmap, look });
  await answered(2);
  expect(answers[1]).toMatchObject({ type: 'seen', turn: 7, codes: [{ text: 'in a bitmap' }] });
  expect(drawImage).toHaveBeenCalledWith(bitmap, 0, 0);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a picture that cannot be read fails alone', async () => {
  const tell = await startWorker(readerFile);
  tell({ type: 'prepare', formats: ['qr_code'] });
  const { bitmap, close, drawImage } = stubBitmap('too large');
  drawImage.mockImplementation(() => {
    throw new RangeError('too large');
  });
  tell({ type: 'look', turn: 1, picture: bitmap, look });
  tell({ type: 'look', turn: 2, picture: cleanPicture('after'), look });
  await answered(3);
  expect(answers).toContainEqual({ type: 'failed', turn: 1, reason: 'RangeError: too large' });
  const seen = answers.find(({ type }) => type === 'seen');
  expect(seen).toMatchObject({ turn: 2, codes: [{ text: 'after' }] });
  expect(close).toHaveBeenCalledTimes(1);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['does not load', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
  ['is not there', async () => ({ ok: false, status: 404 }), /404/],
])('says so where the reader %s', async (_, fetch, reason) => {
  const tell = await startWorker(fetch);
  tell({ type: 'prepare', formats: ['qr_code'] });
  await answered(1);
  expect(answers).toEqual([
    { type: 'failed', turn: null, reason: expect.stringMatching(reason) as string },
  ]);
});
