import { audioFile, LONGEST_RECORDING_MS } from '@baeon/contracts/speech/speech';
import { stopTracks, watchForLoss } from '../media/media-stream.ts';
import { unlessAborted, withTimeout } from '../media/timeout.ts';
import {
  type FromEncoder,
  type FromSoundTap,
  SOUND_TAP,
  type SoundTapOptions,
  type ToEncoder,
} from './messages.ts';
// oxlint-disable-next-line import/default -- the bundler makes it
import Mp3Worker from './mp3.worker.ts?worker';
// oxlint-disable-next-line import/default -- the bundler makes it, as it does for a worker
import soundTapUrl from './sound-tap.worklet.ts?worker&url';

/** A switch between two microphones is silent for a moment; a call takes longer. */
const LONGEST_BREAK_MS = 1000;

export type Recording = {
  /** How loud it is at the moment, 0 to 1, fit for a meter. */
  level(): number;
  /** Stops, releases the microphone at once, and gives what was heard as an MP3. Rejects where it could not be made. */
  finish(): Promise<Blob>;
  /** Stops and releases without a result. Safe to call at any time, also twice and after finish. */
  cancel(): void;
};

/** Loads what a recording needs; the function that it gives starts one. `over` ends everything. */
export async function prepareRecorder(context: AudioContext, over: AbortController) {
  const { signal } = over;
  const encoder = startMp3Encoder(context.sampleRate, signal);
  await context.audioWorklet.addModule(soundTapUrl);

  return async function record(stream: MediaStream, onLost: () => void): Promise<Recording> {
    signal.throwIfAborted();
    const sound = tapSound(stream, context, encoder.add);
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

/** Whoever stops a recording may be a little late; what comes after this is not kept. */
const MOST_SECONDS = LONGEST_RECORDING_MS / 1000 + 1.5;
/** What a call holds neither starts nor gives its rest. */
const START_MS = 3000;
const REST_MS = 500;

type Piece = NonNullable<FromSoundTap>;

/** Listens to the stream and passes the sound on in pieces, as one channel at the context's rate. */
export function tapSound(
  stream: MediaStream,
  context: AudioContext,
  onPiece: (piece: Piece) => void,
) {
  const processorOptions: SoundTapOptions = { mostSamples: MOST_SECONDS * context.sampleRate };
  const source = context.createMediaStreamSource(stream);
  const meter = context.createAnalyser();
  const tap = new AudioWorkletNode(context, SOUND_TAP, {
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions,
  });
  const ended = new Promise<void>((resolve) => {
    tap.port.addEventListener('message', ({ data }: MessageEvent<FromSoundTap>) => {
      if (data) onPiece(data);
      else resolve();
    });
    tap.port.start();
  });
  // A browser may leave out what does not lead to the loudspeaker. The tap gives silence there.
  source.connect(meter).connect(tap).connect(context.destination);
  const latest = new Float32Array(meter.fftSize);

  return {
    /** Rejects where the sound does not move. */
    running: () => withTimeout(START_MS, context.resume()),
    level(): number {
      meter.getFloatTimeDomainData(latest);
      return loudness(latest);
    },
    /** Waits for what is still on its way here, unless that is stuck. */
    async end(): Promise<void> {
      tap.port.postMessage(null, []);
      await withTimeout(REST_MS, ended).catch(() => {});
    },
    release(): void {
      for (const node of [source, meter, tap]) node.disconnect();
      tap.port.close();
      // It rejects where it is closed already.
      context.close().catch(() => {});
    },
  };
}

/** What a quiet room and a clear voice come to, in decibels below the loudest there is. */
const QUIET_DB = -55;
const CLEAR_DB = -12;

/** How loud these samples are to the ear, 0 to 1. */
export function loudness(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, (decibels - QUIET_DB) / (CLEAR_DB - QUIET_DB)));
}

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
