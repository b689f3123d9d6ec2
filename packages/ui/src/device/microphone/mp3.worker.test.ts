import { beforeEach, expect, test, vi } from 'vitest';
import mp3Wasm from 'wasm-media-encoders/wasm/mp3?url&inline';
import type { FromEncoder, ToEncoder } from './messages.ts';

const answers: FromEncoder[] = [];

/** The worker itself, in this thread, with the encoder from this address. */
async function startWorker(fetch: () => Promise<unknown>) {
  vi.stubGlobal('fetch', fetch);
  const listeners: ((event: { data: ToEncoder }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  );
  await import('./mp3.worker.ts');
  return (data: ToEncoder) => listeners.forEach((listener) => listener({ data }));
}

const encoderFile = async () => ({
  arrayBuffer: async () => Uint8Array.from(atob(mp3Wasm.split(',')[1]!), (c) => c.codePointAt(0)!),
});

beforeEach(() => {
  answers.length = 0;
  vi.resetModules();
  vi.stubGlobal('postMessage', (answer: FromEncoder) => answers.push(answer));
  // Streaming asks for a response of the real network.
  vi.stubGlobal('WebAssembly', { instantiate: WebAssembly.instantiate.bind(WebAssembly) });
});

const answered = () => vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));

/** What the heads of the frames say; throws where there is anything but frames. */
function framesOf(mp3: Uint8Array) {
  const heads: string[] = [];
  for (let at = 0; at < mp3.length;) {
    const head = [...mp3.subarray(at, at + 4)];
    const padded = (head[2]! >> 1) & 1;
    heads.push(`${head[0]} ${head[1]} ${head[2]! & ~2} ${head[3]! >> 6}`);
    at += (72 * 64_000) / 16_000 + padded;
    if (at > mp3.length) throw new Error('The last frame is cut off.');
  }
  return heads;
}

test.each([16_000, 44_100, 48_000, 96_000])(
  'makes an MP3 of 16 kHz with one channel out of sound at %i Hz',
  async (sampleRate) => {
    const tell = await startWorker(encoderFile);
    tell({ type: 'start', sampleRate });
    const seconds = 2;
    for (let left = seconds * sampleRate; left > 0; left -= 2048) {
      const samples = new Float32Array(Math.min(left, 2048)).map(() => Math.random() - 0.5);
      tell({ type: 'sound', samples });
    }
    tell({ type: 'finish' });
    await answered();

    const [answer] = answers;
    if (answer?.type !== 'mp3') throw new Error(answer?.reason);
    const mp3 = new Uint8Array(await new Blob(answer.parts).arrayBuffer());
    const heads = framesOf(mp3);
    // MPEG 2 Layer III, 64 kbit/s at 16 kHz, mono.
    expect(new Set(heads)).toEqual(new Set(['255 243 136 3']));
    const heard = (heads.length * 576) / 16_000;
    expect(heard).toBeGreaterThan(seconds);
    expect(heard).toBeLessThan(seconds + 0.15);
  },
);

test('says so where the encoder does not load', async () => {
  const tell = await startWorker(() => Promise.reject(new TypeError('Failed to fetch')));
  tell({ type: 'start', sampleRate: 48_000 });
  await answered();
  expect(answers).toEqual([{ type: 'failed', reason: 'TypeError: Failed to fetch' }]);
});
