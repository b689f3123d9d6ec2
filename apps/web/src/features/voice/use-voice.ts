import { LONGEST_RECORDING_MS } from '@baeon/contracts/speech/speech';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { MicrophoneError, startRecording } from '@baeon/ui/device/microphone/microphone.ts';
import type { Recording } from '@baeon/ui/device/microphone/recorder.ts';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { spokenText } from './voice-api.ts';
import type { VoiceFailure } from './voice-messages.ts';
import { idleVoice, voiceReducer, type VoiceState } from './voice-state.ts';

type Options = { onText: (text: string) => void; onFailure: (failure: VoiceFailure) => void };

export type Voice = {
  state: VoiceState;
  start: () => void;
  /** Given the click, which counts 0 where it was a key. */
  stop: (click: { detail: number }) => void;
  cancel: () => void;
  /** How loud it is at the moment, from 0 to 1. */
  level: () => number;
};

const cancelled = { type: 'cancelled' } as const;

type Run = { id: number; signal: AbortSignal; recording: Recording | null };

/** One recording after the other. Whatever ends one, leaving included, lets the microphone go. */
export function useVoice({ onText, onFailure }: Options): Voice {
  const [state, dispatch] = useReducer(voiceReducer, idleVoice);
  const count = useRef(0);
  const run = useRef<Run>(null);
  const { step } = state;
  const id = state.step === 'idle' ? null : state.id;

  const told = useEffectEvent(onText);
  const failed = useEffectEvent(onFailure);

  async function orFailure(mine: Run, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (mine.signal.aborted) return;
      dispatch({ type: 'failed', id: mine.id });
      if (!(error instanceof VoiceError)) throw error;
      failed(error.failure);
    }
  }

  const began = useEffectEvent((mine: Run) =>
    orFailure(mine, async () => {
      const { id, signal } = mine;
      const onLost = () => dispatch({ type: 'ran-out', id });
      const recording = await openMicrophone({ signal, onLost });
      signal.addEventListener('abort', () => recording.cancel());
      mine.recording = recording;
      dispatch({ type: 'began', id, endsAt: Date.now() + LONGEST_RECORDING_MS });
    }),
  );

  const ended = useEffectEvent((mine: Run, recording: Recording) =>
    orFailure(mine, async () => {
      const text = await understood(recording, mine.signal);
      dispatch({ type: 'understood', id: mine.id, text });
      told(text);
    }),
  );

  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const mine: Run = { id, signal, recording: null };
    run.current = mine;
    void began(mine);

    const leave = () => {
      // A page that goes away is not drawn any more, so this cannot wait for an effect.
      leaving.abort();
      dispatch(cancelled);
    };
    const keyPressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A search field would be emptied by it.
      event.preventDefault();
      dispatch(cancelled);
    };
    window.addEventListener('pagehide', leave, { signal });
    document.addEventListener('keydown', keyPressed, { signal });
    return () => {
      run.current = null;
      leaving.abort();
    };
  }, [id]);

  useEffect(() => {
    if (step !== 'recording' || id === null) return;
    const timer = setTimeout(() => dispatch({ type: 'ran-out', id }), LONGEST_RECORDING_MS);
    const hide = () => document.hidden && dispatch(cancelled);
    // The browser may have asked for so long that the person went elsewhere.
    hide();
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [step, id]);

  useEffect(() => {
    const mine = run.current;
    if (step === 'processing' && mine?.recording) void ended(mine, mine.recording);
  }, [step]);

  return {
    state,
    start() {
      count.current += 1;
      dispatch({ type: 'start-tapped', id: count.current, at: Date.now() });
    },
    stop: ({ detail }) => dispatch({ type: 'stop-tapped', at: Date.now(), byKey: detail === 0 }),
    cancel: () => dispatch(cancelled),
    level: () => run.current?.recording?.level() ?? 0,
  };
}

/** Why a recording came to nothing. */
class VoiceError extends Error {
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
async function openMicrophone({ signal, onLost }: Hooks): Promise<Recording> {
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
async function understood(recording: Recording, signal: AbortSignal): Promise<string> {
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
