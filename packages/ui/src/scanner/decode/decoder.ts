import type { FromDecoder, ToDecoder } from './decoder.worker.ts';
// oxlint-disable-next-line import/default -- the bundler makes it
import DecoderWorker from './decoder.worker.ts?worker';
import type { BarcodeFormat, FoundCode, Look, RgbaPicture } from './picture.ts';

export type Decoder = {
  /** Fulfilled once codes can be read; rejects where what it needs could not be loaded. */
  ready: Promise<void>;
  /** The codes in a picture, those in the box first. An ImageBitmap is taken over and closed. */
  decode(picture: ImageBitmap | RgbaPicture, look: Look): Promise<FoundCode[]>;
  /** Ends it; what was still asked rejects. */
  end(): void;
};

type Settle<T> = { resolve(value: T): void; reject(reason: Error): void };

/** A reader of codes on a thread of its own, so that the page stays smooth. */
export function startDecoder(formats: readonly BarcodeFormat[]): Decoder {
  const worker = new DecoderWorker();
  const asked = new Map<number, Settle<FoundCode[]>>();
  let readiness!: Settle<void>;
  const ready = new Promise<void>((resolve, reject) => (readiness = { resolve, reject }));
  // It may fail long before anybody asks.
  ready.catch(() => {});
  let turns = 0;
  let over: Error | null = null;

  const tell = (message: ToDecoder, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);

  function finish(reason: Error) {
    if (over) return;
    over = reason;
    worker.terminate();
    readiness.reject(reason);
    for (const { reject } of asked.values()) reject(reason);
    asked.clear();
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromDecoder>) => {
    if (data.type === 'ready') {
      readiness.resolve();
      return;
    }
    if (data.type === 'failed' && data.turn === null) {
      finish(new Error(`No codes can be read: ${data.reason}`));
      return;
    }
    const waiting = asked.get(data.turn ?? 0);
    asked.delete(data.turn ?? 0);
    if (data.type === 'seen') waiting?.resolve(data.codes);
    else waiting?.reject(new Error(`A picture could not be read: ${data.reason}`));
  });
  worker.addEventListener('error', ({ message }) =>
    finish(new Error(`The reader of codes has died: ${message}`)),
  );
  worker.addEventListener('messageerror', () => finish(new Error('The reader of codes is mute')));
  tell({ type: 'prepare', formats });

  return {
    ready,
    async decode(picture, look) {
      if (over) {
        if (!('data' in picture)) picture.close();
        throw over;
      }
      const sent =
        'data' in picture || 'OffscreenCanvas' in globalThis ? picture : pixelsOnPage(picture);
      turns += 1;
      const turn = turns;
      return new Promise((resolve, reject) => {
        asked.set(turn, { resolve, reject });
        const transfer = 'data' in sent ? sent.data.buffer : sent;
        tell({ type: 'look', turn, picture: sent, look }, [transfer]);
      });
    },
    end: () => finish(new Error('The reader of codes was ended')),
  };
}

/** For browsers whose workers have no canvas. The bitmap is closed. */
function pixelsOnPage(bitmap: ImageBitmap): RgbaPicture {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to read the picture with');
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  bitmap.close();
  return { data: data as RgbaPicture['data'], width, height };
}
