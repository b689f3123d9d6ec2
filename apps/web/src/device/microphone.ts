import { unlessAborted } from './media/patience.ts';
import { askForMicrophone } from './microphone/ask-for-microphone.ts';
import { openContext } from './microphone/audio-context.ts';

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

export type Recording = {
  /** How loud it is at the moment, 0 to 1, fit for a meter. */
  level(): number;
  /** Stops, releases the microphone at once, and gives what was heard as an MP3. Rejects where it could not be made. */
  finish(): Promise<Blob>;
  /** Stops and releases without a result. Safe to call at any time, also twice and after finish. */
  cancel(): void;
};

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
    const recorder = import('./microphone/recorder.ts').then(({ prepareRecorder }) =>
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
