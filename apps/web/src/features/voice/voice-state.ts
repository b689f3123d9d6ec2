/** What was said, as a thing of its own: the same words twice are news twice. */
export type VoiceOutcome = { text: string };

/** Each recording has a number, so that what comes late of an earlier one is known as such. */
export type VoiceState =
  | { step: 'idle'; heard: VoiceOutcome | null }
  | { step: 'asking'; id: number; tappedAt: number }
  | { step: 'recording'; id: number; tappedAt: number; endsAt: number }
  | { step: 'processing'; id: number };

export type VoiceEvent =
  /** Moments are epoch milliseconds. */
  | { type: 'start-tapped'; id: number; at: number }
  /** The microphone is open. */
  | { type: 'began'; id: number; endsAt: number }
  | { type: 'stop-tapped'; at: number; byKey: boolean }
  /** By itself: the time was over, or the microphone went away. */
  | { type: 'ran-out'; id: number }
  | { type: 'understood'; id: number; text: string }
  | { type: 'failed'; id: number }
  | { type: 'cancelled' };

export const idleVoice: Extract<VoiceState, { step: 'idle' }> = { step: 'idle', heard: null };

export const isVoiceBusy = (state: VoiceState): boolean => state.step !== 'idle';

/** Nobody speaks as fast as a finger that taps twice; a key is not pressed twice by habit. */
const DOUBLE_TAP_MS = 400;

const isOf = (state: VoiceState, id: number): boolean => state.step !== 'idle' && state.id === id;

/** Events that do not belong to the present step or recording change nothing. */
export function voiceReducer(state: VoiceState, event: VoiceEvent): VoiceState {
  switch (event.type) {
    case 'start-tapped':
      if (state.step !== 'idle') return state;
      return { step: 'asking', id: event.id, tappedAt: event.at };
    case 'began':
      if (state.step !== 'asking' || state.id !== event.id) return state;
      return { ...state, step: 'recording', endsAt: event.endsAt };
    case 'stop-tapped':
      if (state.step !== 'recording') return state;
      if (!event.byKey && event.at - state.tappedAt < DOUBLE_TAP_MS) return state;
      return { step: 'processing', id: state.id };
    case 'ran-out':
      if (state.step !== 'recording' || state.id !== event.id) return state;
      return { step: 'processing', id: state.id };
    case 'understood':
      if (state.step !== 'processing' || state.id !== event.id) return state;
      return { step: 'idle', heard: { text: event.text } };
    case 'failed':
      return isOf(state, event.id) ? idleVoice : state;
    case 'cancelled':
      return state.step === 'idle' ? state : idleVoice;
  }
}
