import { Worker } from 'node:worker_threads';
import { pictureMessages } from '@baeon/contracts/counter/store-deals';
import { AppError } from '../../lib/app-error.ts';
import type { PictureKind } from './picture-head.ts';
import type { MadePicture, PictureJob } from './picture-worker.ts';

const WORKER = new URL('./picture-worker.ts', import.meta.url);
/** For the slowest machine and the largest picture. */
const MOST_MS = 20_000;
/** One at a time: each may take some hundred MB for a moment. */
const MOST_WAITING = 8;

export const unreadablePicture = () => new AppError('INVALID_INPUT', pictureMessages.unreadable);

/** Makes pictures one after the other, each in a thread of its own: none is waited for by requests. */
export function createPictureMaker({ mostMs = MOST_MS, worker = WORKER } = {}) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (bytes: Uint8Array, kind: PictureKind): Promise<MadePicture> => {
    if (waiting >= MOST_WAITING) {
      throw new AppError('BUSY', pictureMessages.tooMany);
    }
    waiting += 1;
    const made = last.then(() => makeInThread(worker, bytes, kind, mostMs));
    last = made.catch(() => {}).finally(() => (waiting -= 1));
    return made;
  };
}

async function makeInThread(file: URL, bytes: Uint8Array, kind: PictureKind, mostMs: number) {
  const own = Uint8Array.from(bytes).buffer;
  const job: PictureJob = { bytes: own, kind };
  const thread = new Worker(file, { workerData: job, transferList: [own] });
  const late = setTimeout(() => void thread.terminate(), mostMs);
  try {
    return await new Promise<MadePicture>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('it ended without a picture')));
    });
  } catch {
    throw unreadablePicture();
  } finally {
    clearTimeout(late);
    await thread.terminate();
  }
}
