import { askForMedia } from '../media/media-stream.ts';
import { unlessAborted } from '../media/timeout.ts';
import type { Recording } from './recorder.ts';

export type MicrophoneFailure = 'denied' | 'missing' | 'insecure' | 'unsupported' | 'unavailable';

/** Why there is no recording. Not fit to be shown: the screen has words for each kind. */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError';
  readonly kind: MicrophoneFailure;

  constructor(kind: MicrophoneFailure, cause?: unknown) {
    super(`No recording: ${kind}`, { cause });
    this.kind = kind;
  }
}

type RecordingOptions = {
  /** Releases everything at any moment, also while the browser asks for permission. */
  signal?: AbortSignal;
  /** The microphone went away: unplugged, revoked, taken by a call. What was heard can still be finished. */
  onLost?: () => void;
};

const failures: Partial<Record<string, MicrophoneFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

function whatIsLacking(): MicrophoneFailure | null {
  if (!window.isSecureContext) return 'insecure';
  // Lockdown Mode on Apple's devices leaves WebAssembly out.
  const able =
    !!navigator.mediaDevices &&
    typeof AudioWorkletNode === 'function' &&
    typeof WebAssembly === 'object';
  return able ? null : 'unsupported';
}

/**
 * Asks for the microphone and records until told otherwise. To be called within a person's tap.
 * Aborting rejects with the signal's reason; every other failure is a `MicrophoneError`.
 */
export async function startRecording(options: RecordingOptions = {}): Promise<Recording> {
  const { signal, onLost = () => {} } = options;
  signal?.throwIfAborted();
  const lacking = whatIsLacking();
  if (lacking) throw new MicrophoneError(lacking);

  const over = new AbortController();
  const stop = () => over.abort(signal?.reason);
  signal?.addEventListener('abort', stop, { signal: over.signal });
  try {
    const context = openContext(over.signal);
    const recorder = import('./recorder.ts').then(({ prepareRecorder }) =>
      prepareRecorder(context, over),
    );
    const ready = Promise.all([recorder, askForMicrophone(over.signal)]);
    const [record, stream] = await unlessAborted(ready, over.signal);
    return await record(stream, onLost);
  } catch (error) {
    over.abort(error);
    signal?.throwIfAborted();
    const { name } = error as Error;
    throw new MicrophoneError(failures[name] ?? 'unavailable', error);
  }
}

/** Devices that must be woken first, such as wireless headsets, take some seconds. */
const TIMEOUT_MS = 15_000;

const constraints: MediaStreamConstraints = {
  audio: {
    channelCount: 1,
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
  },
};

/** The microphone, until the signal says otherwise, or the browser's reason why not. */
function askForMicrophone(over: AbortSignal): Promise<MediaStream> {
  return askForMedia({ constraints, permission: 'microphone', timeoutMs: TIMEOUT_MS }, over);
}

/** To be called within the person's tap: Safari lets no sound start later. Ends with the signal. */
function openContext(over: AbortSignal): AudioContext {
  // At the device's own rate, because Firefox lets no microphone into any other.
  const context = new AudioContext();
  // It rejects where it is closed already.
  over.addEventListener('abort', () => void context.close().catch(() => {}));
  context.resume().catch(() => {});
  return context;
}
