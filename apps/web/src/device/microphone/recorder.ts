import { stopTracks } from '../media/ask-for-media.ts';
import { unlessAborted } from '../media/patience.ts';
import { watchForLoss } from '../media/watch-for-loss.ts';
import type { Recording } from '../microphone.ts';
import { startMp3Encoder } from './mp3-encoder.ts';
import { soundOf } from './sound.ts';
// oxlint-disable-next-line import/default -- the bundler makes it, as it does for a worker
import soundTapUrl from './sound-tap.worklet.ts?worker&url';

/** A switch between two microphones is silent for a moment; a call takes longer. */
const LONGEST_BREAK_MS = 1000;

/** Loads what a recording needs; the function that it gives starts one. `over` ends everything. */
export async function prepareRecorder(context: AudioContext, over: AbortController) {
  const { signal } = over;
  const encoder = startMp3Encoder(context.sampleRate, signal);
  await context.audioWorklet.addModule(soundTapUrl);

  return async function record(stream: MediaStream, onLost: () => void): Promise<Recording> {
    signal.throwIfAborted();
    const sound = soundOf(stream, context, encoder.add);
    const unwatch = watchForLoss(stream, { longestBreakMs: LONGEST_BREAK_MS, onLost });
    signal.addEventListener('abort', () => {
      unwatch();
      sound.release();
    });
    await unlessAborted(sound.running(), signal);

    async function makeMp3(): Promise<Blob> {
      signal.throwIfAborted();
      unwatch();
      stopTracks(stream);
      await sound.end();
      sound.release();
      return encoder.finish();
    }

    let finished: Promise<Blob> | undefined;
    return {
      level: () => (finished || signal.aborted ? 0 : sound.level()),
      finish: () => (finished ??= unlessAborted(makeMp3(), signal).finally(() => over.abort())),
      cancel: () => over.abort(new DOMException('The recording was cancelled.', 'AbortError')),
    };
  };
}
