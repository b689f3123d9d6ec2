import { MicrophoneError, startRecording } from '../../device/microphone/microphone.ts';
import type { Recording } from '../../device/microphone/recorder.ts';
import { ApiError } from '../../lib/api-error.ts';
import { spokenText } from './voice-api.ts';
import type { VoiceFailure } from './voice-messages.ts';

/** Why a recording came to nothing. */
export class VoiceError extends Error {
  override readonly name = 'VoiceError';
  readonly failure: VoiceFailure;

  constructor(failure: VoiceFailure, cause?: unknown) {
    super(`Voice: ${failure.cause}`, { cause });
    this.failure = failure;
  }
}

type Hooks = {
  /** Aborting ends it at whatever point it is, and lets the microphone go. */
  signal: AbortSignal;
  onLost: () => void;
};

/** Opens the microphone, for which the browser may have to ask. */
export async function openMicrophone({ signal, onLost }: Hooks): Promise<Recording> {
  try {
    const recording = await startRecording({ signal, onLost });
    // Whoever left while the browser was asking is not recorded.
    if (!signal.aborted) return recording;
    recording.cancel();
  } catch (error) {
    signal.throwIfAborted();
    const kind = error instanceof MicrophoneError ? error.kind : 'unavailable';
    throw new VoiceError({ cause: 'microphone', kind }, error);
  }
  throw signal.reason;
}

/** Ends the recording; gives what was said in it. */
export async function understood(recording: Recording, signal: AbortSignal): Promise<string> {
  const audio = await recording.finish().catch((error: unknown) => {
    throw new VoiceError({ cause: 'recording' }, error);
  });
  signal.throwIfAborted();
  const text = await spokenText(audio, signal).catch((error: unknown) => {
    if (error instanceof ApiError) throw new VoiceError({ cause: 'server', error }, error);
    throw error;
  });
  // Silence is at times made out as a full stop.
  if (!/[\p{L}\p{N}]/u.test(text)) throw new VoiceError({ cause: 'nothing-heard' });
  return text;
}
