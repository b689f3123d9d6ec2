import { audioFile } from '@baeon/contracts/speech/speech';
import type { FromEncoder, ToEncoder } from './messages.ts';
// oxlint-disable-next-line import/default -- the bundler makes it
import Mp3Worker from './mp3.worker.ts?worker';

/** An encoder on a thread of its own, which works while more sound comes. It ends with the signal. */
export function startMp3Encoder(sampleRate: number, over: AbortSignal) {
  over.throwIfAborted();
  const worker = new Mp3Worker();
  const tell = (message: ToEncoder, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);

  const mp3 = new Promise<Blob>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`No MP3 could be made: ${reason}`));
    worker.addEventListener('message', ({ data }: MessageEvent<FromEncoder>) => {
      if (data.type === 'mp3') resolve(new Blob(data.parts, { type: audioFile.type }));
      else fail(data.reason);
    });
    worker.addEventListener('error', ({ message }) => fail(message));
    over.addEventListener('abort', () => {
      worker.terminate();
      reject(over.reason as Error);
    });
  });
  // It may fail long before anybody asks for the result.
  mp3.catch(() => {});
  tell({ type: 'start', sampleRate });

  return {
    add: (samples: Float32Array<ArrayBuffer>) => tell({ type: 'sound', samples }, [samples.buffer]),
    finish(): Promise<Blob> {
      tell({ type: 'finish' });
      return mp3;
    },
  };
}
