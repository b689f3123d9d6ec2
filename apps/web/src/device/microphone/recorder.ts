import type { Recording } from '../microphone.ts';
import { stopTracks } from './ask-for-microphone.ts';
import { startMp3Encoder } from './mp3-encoder.ts';
import { unlessAborted } from './patience.ts';
import { soundOf } from './sound.ts';
// oxlint-disable-next-line import/default -- the bundler makes it, as it does for a worker
import soundTapUrl from './sound-tap.worklet.ts?worker&url';
import { watchForLoss } from './watch-for-loss.ts';

/** Loads what a recording needs; the function that it gives starts one. `over` ends everything. */
export async function prepareRecorder(context: AudioContext, over: AbortController) {
  const { signal } = over;
  const encoder = startMp3Encoder(context.sampleRate, signal);
  await context.audioWorklet.addModule(soundTapUrl);

  return async function record(stream: MediaStream, onLost: () => void): Promise<Recording> {
    signal.throwIfAborted();
    const sound = soundOf(stream, context, encoder.add);
    const unwatch = watchForLoss(stream, onLost);
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
